/** 'How many god rolls do I have': they are a part of what is owned, and no roll of one weapon. */
import type { Intent, Query } from '@ai-vault/contract/advice/query.ts'
import type { Understood } from './understand.ts'

const OWN = new Set(['my', 'i', 'have', 'own', 'owned', 'got', 'mine', 'many'])
const ASKED_AS: ReadonlySet<Intent> = new Set([
  'best_owned_slot',
  'do_i_have',
  'dupes',
  'find_by_perk',
  'god_roll_for',
  'rate_roll',
])
/** 'Which god rolls do I have twice' is about what is there twice. */
const TWICE = /^(dup|twice|double|copies)/
const CLAUSE = 'is:godroll'

const namesGodRolls = (words: readonly string[]): boolean =>
  words.some((word, at) => word === 'godrolls' || (word === 'god' && words[at + 1] === 'rolls'))

export function godRollsOf({ reach, queriesFor }: Understood, intent: Intent): Query | undefined {
  const { words } = reach
  if (!ASKED_AS.has(intent) || !namesGodRolls(words) || !words.some((word) => OWN.has(word))) return undefined
  if (words.some((word) => TWICE.test(word))) return undefined
  const [query] = queriesFor('do_i_have')
  if (query.slots.item || query.slots.perk) return undefined
  const { filter } = query.slots
  return {
    ...query,
    slots: { ...query.slots, filter: filter ? `${filter} ${CLAUSE}` : CLAUSE },
    unread: query.unread.filter((left) => !/\b(god ?rolls?|rolls|many)\b/i.test(left)),
  }
}
