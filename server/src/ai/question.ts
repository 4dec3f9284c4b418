/** One question, and what reading it may cost. */

import type { TalkMemory } from '@ai-vault/contract/advice/answer.ts'
import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { Personality } from '@ai-vault/contract/advice/sentinel.ts'

export interface Question {
  readonly text: string
  /** What is asked, where it need not be read: a chip was changed, or a copied link opened. */
  readonly query?: Query | undefined
  readonly personality: Personality
  readonly memory: TalkMemory
  /** The player's time zone, where the client named it. */
  readonly timeZone?: string | undefined
}

export interface Tokens {
  readonly input: number
  readonly output: number
}
