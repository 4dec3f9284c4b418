import type { Listed } from '@ai-vault/contract/advice/answer.ts'
import type { Query, Thing } from '@ai-vault/contract/advice/query.ts'

/**
 * "The second one": the places of the last list become what stood there, so that the query means the same wherever it is
 * asked again. A place that the list does not have stays as it is, and is told as not applied.
 */
export function withListed(query: Query, list: readonly Listed[]): Query {
  const { ordinal, ...slots } = query.slots
  const things = (ordinal ?? []).map((place) => thingAt(list, place))
  const [first, second] = things
  if (!first || things.includes(undefined)) return query
  const named =
    query.intent === 'closest_to_done'
      ? { triumph: first }
      : { item: first, ...(second ? { item2: second } : {}) }
  return { ...query, slots: { ...slots, ...named } }
}

function thingAt(list: readonly Listed[], place: number): Thing | undefined {
  const found = list.at(place < 0 ? place : place - 1)
  return found && { ...found, name: found.name.slice(0, 120) }
}
