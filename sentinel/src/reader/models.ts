/** What was learned from the phrases: six linear models and the words that players use. */
import type { LinearModel } from './model/linear.ts'
import type { Speller } from './text/spelling.ts'

export interface ReaderModels {
  /** Which intent, or out of scope. */
  readonly intent: LinearModel
  /** What becomes of a mention: in the query, ruled out, neither. */
  readonly fate: LinearModel
  /** Whether a slot of the last query stays. */
  readonly carry: LinearModel
  /** Whether a question follows up on the last one. */
  readonly follows: LinearModel
  /** Whether a follow-up asks the same as the last question, with other values. */
  readonly same: LinearModel
  /** Whether a question leaves open what it asks for. */
  readonly open: LinearModel
  readonly speller: Speller
}
