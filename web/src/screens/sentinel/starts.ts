import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { ChatContext } from '@ai-vault/contract/advice/sentinel.ts'
import type { Suggested } from '../../chat/SuggestionChips.tsx'
import type { Example } from '../../ui/page/Examples.tsx'
import { words } from './words.tsx'

const labels = words.starts
const SHOWN = 6

const asks = (label: string, intent: Query['intent'], slots: Query['slots'] = {}): Suggested => ({
  label,
  query: { intent, slots, exclude: [], unread: [] },
})

/** One of each thing that Sentinel reads, for what the server's own suggestions leave out. */
const OF_EACH_KIND: readonly Suggested[] = [
  asks(labels.armor, 'stat_gap', { stat: ['grenade'], stat_value: 100 }),
  asks(labels.titles, 'closest_to_done', { kind: 'title' }),
  asks(labels.runs, 'history_stats', { metric: 'kd' }),
]

/** What of the account is in view; absent while it is read, or where it cannot be. */
type Seen = ChatContext['inventoryData'] | undefined

/** What the question is about, in figures of the player's own where they are known. */
function noteOf(intent: Query['intent'] | undefined, seen: Seen): string {
  if (intent === 'dismantle_review' && seen?.weapons) return labels.weapons(seen.weapons)
  if (intent === 'stat_gap' && seen?.armor) return labels.pieces(seen.armor)
  return (intent && labels.notes[intent]) ?? labels.note
}

export interface Start extends Example {
  readonly query?: Query | undefined
}

/** What to begin with: the questions for this account, then one of each kind that they leave out. */
export function startsFrom(suggested: readonly Suggested[], seen: Seen): readonly Start[] {
  const intents = new Set(suggested.map(({ query }) => query?.intent))
  // Who owns nothing has no armor to judge and no run to count.
  const kinds = seen?.items !== 0 ? OF_EACH_KIND : OF_EACH_KIND.filter(({ label }) => label === labels.titles)
  const more = kinds.filter(({ query }) => !intents.has(query?.intent))
  return [...suggested.slice(0, 4), ...more].slice(0, SHOWN).map(({ label, query }) => ({
    text: label,
    note: noteOf(query?.intent, seen),
    query,
  }))
}
