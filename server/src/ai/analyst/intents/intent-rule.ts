import type { EntityKind } from '../entities.ts'

export interface IntentRule {
  readonly cues: readonly (readonly [RegExp, number])[]
  readonly examples: readonly string[]
  /** Without one of these names the question cannot be this one. */
  readonly needs?: readonly EntityKind[]
  /** How many of them. */
  readonly atLeast?: number
}
