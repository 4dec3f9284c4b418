import type { Names } from '@ai-vault/platform/manifest/names.ts'
import type { OpenDefinitions } from '@ai-vault/platform/manifest/open-definitions.ts'
import type { Assessments } from '../assessments.ts'
import type { PartName, PartsOf } from '../parts/parts.ts'
import type { Comparison } from '../views/known-versions.ts'

/** What the making of an answer may look things up in. */
export interface BuildContext {
  readonly manifest: OpenDefinitions
  readonly assessments: Assessments
  namesIn(shown: { readonly language: string; readonly edition: string }): Names
}

/** One kind of thing that a thread makes of a guardian. The order of that kind gives the input. */
export interface ViewBuilder<Input = unknown> {
  content(guardian: PartsOf<PartName>, input: Input, context: BuildContext): object
  // biome-ignore lint/suspicious/noExplicitAny: it compares what `content` gave, whatever that is
  readonly comparison?: Comparison<any>
}

/** Orders come from our own code alone, so that the input is what the builder says it takes. */
export function defineViewBuilder<Input>({ content, comparison }: ViewBuilder<Input>): ViewBuilder {
  return {
    content: (guardian, input, context) => content(guardian, input as Input, context),
    ...(comparison ? { comparison } : {}),
  }
}
