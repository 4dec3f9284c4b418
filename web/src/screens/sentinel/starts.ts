import type { Query } from '@ai-vault/contract/advice/query.ts'
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

export interface Start extends Example {
  readonly query?: Query | undefined
}

/** What to begin with: the questions for this account, then one of each kind that they leave out. */
export function startsFrom(suggested: readonly Suggested[], owns: boolean): readonly Start[] {
  const intents = new Set(suggested.map(({ query }) => query?.intent))
  // Who owns nothing has no armor to judge and no run to count.
  const kinds = owns ? OF_EACH_KIND : OF_EACH_KIND.filter(({ label }) => label === labels.titles)
  const more = kinds.filter(({ query }) => !intents.has(query?.intent))
  return [...suggested.slice(0, 4), ...more].slice(0, SHOWN).map(({ label, query }) => ({
    text: label,
    note: (query && labels.notes[query.intent]) ?? labels.note,
    query,
  }))
}
