/** 'Nessus' and nothing else: what is left to do there. */
import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { Understood } from './understand.ts'
import { wordSet } from './word-set.ts'

const SAYS_NO_MORE = wordSet('the on at in to stuff things please')

export function barePlaceOf({ reach, isFollowUp, queriesFor }: Understood): Query | undefined {
  const places = reach.mentions.filter(({ slot }) => slot === 'destination')
  const isPlace = (at: number) => places.some(({ from, to }) => at >= from && at < to)
  const isBare = reach.words.every((word, at) => isPlace(at) || SAYS_NO_MORE.has(word))
  if (isFollowUp || !isBare || places.length === 0) return undefined
  const [query] = queriesFor('weekly_plan')
  return query.slots.destination ? query : undefined
}
