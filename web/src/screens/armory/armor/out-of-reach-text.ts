import type { Shortfall } from '@ai-vault/game/armor/problem.ts'
import type { ArmorStat } from '@ai-vault/game/items.ts'
import type { ArmorAnswer } from '../../../data/armor/armor-answer.ts'
import { titled } from './stat-glyphs.ts'

export const listed = (words: readonly string[], last: 'and' | 'or' = 'and') =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

const nameStats = (stats: readonly ArmorStat[]) => titled(listed(stats))

const BLOCKED: Readonly<Record<Exclude<Shortfall['reason'], 'targets'>, string>> = {
  slots: 'A slot has no piece that may be used. Take back an exclusion or a filter, and it may.',
  sets: 'Your pieces cannot make up the wanted sets. Ask for fewer pieces of a set, or for none.',
  exotic: 'No exotic that fits this wish can be worn with the rest. Choose another one, or any.',
}

/** What is asked, what can be had, and how far apart the two are. */
export function describeReason({ shortfall, problem }: ArmorAnswer): string {
  const asked = problem.minimums.reduce((sum, minimum) => sum + minimum, 0)
  if (!shortfall) return `Proven: no build from your armor meets targets of ${asked} points as they stand.`
  if (shortfall.reason !== 'targets') return BLOCKED[shortfall.reason]
  const reached = shortfall.nearest?.stats.reduce((sum, value) => sum + value, 0) ?? 0
  return `Your targets ask for ${asked} points. The nearest build carries ${reached} and is ${shortfall.missingTotal} short of them.`
}

/** The smallest group of targets that cannot stand together. */
export function describeGroup({ group, groupNeeds, groupReaches }: Shortfall): string {
  if (group.length === 0) return ''
  const [only] = group
  if (group.length === 1 && only) {
    return `${titled(only)} alone can reach ${groupReaches} of ${groupNeeds}. Proven over all your armor:`
  }
  return `${nameStats(group)} cannot stand together: they ask for ${groupNeeds} and can have ${groupReaches}; any smaller group can be met. Proven over all your armor:`
}
