/** What was learned from the phrases: seven linear models and the words that players use. */
import type { LinearModel } from './model/linear.ts'
import type { Speller } from './text/spelling.ts'

export interface ReaderModels {
  /** Which intent, or out of scope. */
  readonly intent: LinearModel
  /** Whether a mention is part of the query. */
  readonly fate: LinearModel
  /** Whether a mention is ruled out. */
  readonly scope: LinearModel
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
