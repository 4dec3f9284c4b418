/** The answer of one turn, whichever engine wrote it. */
import type { Personality } from '@ai-vault/contract/advice/sentinel.ts'
import type { Source, Thing } from './ledger.ts'

export type { Personality }

/** What later turns may refer to: "the second one", "and for PvP?". Kept with the conversation. */
export interface Memory {
  readonly intent?: string
  readonly question?: string
  /** Instance ids or item hashes in the order in which they were listed. */
  readonly list: readonly string[]
  /** Which activity it was about. */
  readonly side?: 'pve' | 'pvp'
  /** What the last answer was about. */
  readonly focus?: string
  /** Of what, and for which side, every reason was told. */
  readonly explained?: string
}

export interface AnsweredItem {
  readonly name: string
  readonly hash?: number
  readonly instance_id?: string
  readonly owned: boolean
  readonly href?: string
}

export interface Answer {
  readonly content: string
  readonly engine: 'analyst' | 'model'
  readonly intent: string
  readonly confidence: number
  readonly confidenceReasons: readonly string[]
  /** The question was not understood: nothing is claimed, so there is nothing to be sure of. */
  readonly claimsNothing?: true
  readonly sources: readonly Source[]
  readonly items: readonly AnsweredItem[]
  readonly suggestions: readonly string[]
  readonly memory: Memory
  /** By the provider's own count; absent where no model was asked. */
  readonly tokens?: { readonly input: number; readonly output: number }
  /** Why the analyst answered although a model was asked. */
  readonly fallback?: { readonly code: string; readonly text: string }
  /** What the gate refused, and by which rule: for tests and diagnostics, never sent. */
  readonly dropped: readonly { readonly rule: string; readonly sentence: string }[]
  readonly toolCalls: readonly { readonly name: string; readonly outcome: string }[]
}

/** The items among what an answer names. */
export const itemsOf = (things: readonly Thing[]): readonly AnsweredItem[] =>
  things.flatMap(({ kind, name, hash, instanceId, owned, href }) =>
    kind === 'item'
      ? [
          {
            name,
            owned,
            ...(hash === undefined ? {} : { hash }),
            ...(instanceId ? { instance_id: instanceId } : {}),
            ...(href ? { href } : {}),
          },
        ]
      : [],
  )
