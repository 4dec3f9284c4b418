import type { EntityKind } from '../reading/entities.ts'

export interface IntentRule {
  /** What speaks for it, or against it: how much each says is learned (learn.ts). */
  readonly cues: readonly RegExp[]
  readonly examples: readonly string[]
  /** Without one of these names the question cannot be this one. */
  readonly needs?: readonly EntityKind[]
}
