import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { Suggested } from '../../chat/SuggestionChips.tsx'
import { words } from './words/words.tsx'

const question = (label: string, intent: Query['intent'], slots: Query['slots'] = {}): Suggested => ({
  label,
  query: { intent, slots, exclude: [], unread: [] },
})

/** To begin with: questions that the saved vault can answer. */
export const STARTERS: readonly Suggested[] = [
  question(words.starters.dismantle, 'dismantle_review'),
  question(words.starters.best, 'best_owned_slot', { mode: 'pve' }),
  question(words.starters.duplicates, 'dupes'),
  question(words.starters.newest, 'new_since_last'),
]
