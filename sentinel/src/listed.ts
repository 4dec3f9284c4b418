import type { Listed } from '@ai-vault/contract/advice/answer.ts'
import type { Exclusion, Query, Thing } from '@ai-vault/contract/advice/query.ts'
import { changeQuery } from './change-query.ts'
import { nameKey } from './rows/names.ts'

/** What is ruled out by 'not that one': the first of the last list, in whatever copy. */
export const FIRST_LISTED = 'that_one'

/** Of one thing that stood in a list: what narrowed the list holds for it, and says nothing more. */
const ABOUT_ONE: ReadonlySet<string> = new Set(['explain', 'god_roll_for', 'rate_roll', 'where_from'])
const KINDS = ['item_kind', 'weapon_type', 'element', 'rarity', 'slot', 'ammo', 'filter'] as const

/**
 * "The second one": the places of the last list become what stood there, so that the query means the same wherever it is
 * asked again. A place that the list does not have stays as it is, and is told as not applied.
 */
export function withListed(asked: Query, list: readonly Listed[]): Query {
  const query = { ...asked, exclude: asked.exclude.map((each) => withFirst(each, list)) }
  const { ordinal, ...slots } = query.slots
  const things = (ordinal ?? []).map((place) => thingAt(list, place))
  const [first, second] = things
  // The first of a plan is its first task, which no list holds.
  if (!first || things.includes(undefined) || query.intent === 'weekly_plan') return query
  const named =
    query.intent === 'closest_to_done'
      ? { triumph: first }
      : { item: first, ...(second ? { item2: second } : {}) }
  const found = { ...query, slots: { ...slots, ...named } }
  return ABOUT_ONE.has(query.intent)
    ? { ...KINDS.reduce((each: Query, kind) => changeQuery(each, kind), found), exclude: [] }
    : found
}

function withFirst(exclusion: Exclusion, list: readonly Listed[]): Exclusion {
  const first = exclusion.value === FIRST_LISTED ? thingAt(list, 1) : undefined
  if (!first) return exclusion
  const { instance_id: _, ...thing } = first
  return { value: nameKey(thing.name), thing }
}

function thingAt(list: readonly Listed[], place: number): Thing | undefined {
  const found = list.at(place < 0 ? place : place - 1)
  return found && { ...found, name: found.name.slice(0, 120) }
}
