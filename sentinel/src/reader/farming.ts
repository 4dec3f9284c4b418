/** 'What should I farm for a good shotgun' asks where a better one comes from, not which one is there already. */
import type { Intent, Query } from '@ai-vault/contract/advice/query.ts'
import type { Understood } from './understand.ts'

const FARMS = new Set(['farm', 'farming', 'grind', 'grinding', 'chase', 'chasing'])

export function farmingOf({ reach, queriesFor }: Understood, intent: Intent): Query | undefined {
  if (intent !== 'best_owned_slot' || !reach.words.some((word) => FARMS.has(word))) return undefined
  return { ...queriesFor('best_owned_slot')[0], intent: 'where_from' }
}
