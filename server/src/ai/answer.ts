/** The answer of one turn, whoever read the question. */

import type { TalkMemory } from '@ai-vault/contract/advice/answer.ts'
import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { Personality } from '@ai-vault/contract/advice/sentinel.ts'
import type { Reply } from '@ai-vault/sentinel/respond.ts'
import type { ModelFailure } from './models/failures.ts'

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

export interface Answer extends Reply {
  /** Who read the question; the words are always ours. */
  readonly engine: 'analyst' | 'model'
  /** By the provider's own count; absent where no model was asked. */
  readonly tokens?: Tokens | undefined
  /** Why the built-in reader read it although a model was asked. */
  readonly fallback?: ModelFailure | undefined
}
