import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { Mode } from './reply.ts'
import { words } from './words/words.tsx'

const labels = words.board

export interface BoardQuestion {
  readonly title: string
  readonly query: Query
  /** Where it is seen whole, for an answer that names no place itself. */
  readonly armory: string | undefined
}

const question = (
  title: string,
  intent: Query['intent'],
  slots: Query['slots'] = {},
  armory?: string,
): BoardQuestion => ({
  title,
  query: { intent, slots, exclude: [], unread: [] },
  armory,
})

/** What each mode answers before it is asked: questions that the saved vault alone can answer. */
export const BOARD_QUESTIONS: Readonly<Record<Mode, readonly BoardQuestion[]>> = {
  assistant: [
    question(labels.dismantle, 'dismantle_review'),
    question(labels.bestPve, 'best_owned_slot', { mode: 'pve' }, '/armory?mode=pve'),
    question(labels.newest, 'new_since_last'),
  ],
  analysis: [
    question(labels.duplicates, 'dupes'),
    question(labels.exotics, 'exotic_choice'),
    question(labels.champions, 'champions'),
  ],
  tactical: [
    question(labels.bestPvp, 'best_owned_slot', { mode: 'pvp' }, '/armory?mode=pvp'),
    question(labels.bosses, 'dps_option'),
  ],
  training: [],
}
