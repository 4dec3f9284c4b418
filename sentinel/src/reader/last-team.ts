/** 'How did our last fireteam do' is about those of the last run together: no player has to be named for it. */
import type { Intent, Query } from '@ai-vault/contract/advice/query.ts'
import type { Understood } from './understand.ts'
import { wordSet } from './word-set.ts'

const TEAMS = wordSet('fireteam team squad group teammates crew')
const PAST = wordSet('last latest previous recent newest')
const READ_AS: ReadonlySet<Intent> = new Set(['fireteam', 'history_stats'])

export function lastTeamOf({ reach, queriesFor }: Understood, intent: Intent): Query | undefined {
  const { words } = reach
  const isNamed = words.some((word, at) => TEAMS.has(word) && PAST.has(words[at - 1] ?? ''))
  const [query] = queriesFor('fireteam')
  if (!READ_AS.has(intent) || !isNamed || query.slots.player) return undefined
  return { ...query, slots: { period: { is: 'named', name: 'recent' }, ...query.slots } }
}
