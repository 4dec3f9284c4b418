import type { DestinationDefinition } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import { DESTINATION_TABLE, PLACE_TABLE } from '../manifest/index/table-shapes.ts'
import type { Lookups } from '../manifest/manifest.ts'
import { at, hash, list, text, words } from '../wire/read.ts'

export interface Destinations {
  /** Those with zones, the largest first; the platform has several entries of some, and one of each name stands here. */
  readonly list: readonly DestinationDefinition[]
  /** The entry that stands for a destination, whichever of its hashes is given. */
  readonly entryOf: ReadonlyMap<number, number>
}

export function readDestinations({ definition, hashes }: Lookups): Destinations {
  const all = hashes(DESTINATION_TABLE).map((each) => readDestination(each, definition))
  const byName = Map.groupBy(
    all.filter(({ name }) => name !== ''),
    ({ name }) => name,
  )
  const entryOf = new Map<number, number>()
  const chosen = [...byName.values()].flatMap((entries) => {
    const [best] = entries.toSorted(
      (one, other) => other.zones.length - one.zones.length || one.hash - other.hash,
    )
    if (!best || best.zones.length === 0) return []
    for (const entry of entries) entryOf.set(entry.hash, best.hash)
    return [best]
  })
  return {
    list: chosen.toSorted((one, other) => other.zones.length - one.zones.length || one.hash - other.hash),
    entryOf,
  }
}

function readDestination(destinationHash: number, definition: Lookups['definition']): DestinationDefinition {
  const destination = definition(DESTINATION_TABLE, destinationHash)
  const place = definition(PLACE_TABLE, hash(at(destination, 'placeHash')) ?? 0)
  return {
    hash: destinationHash,
    name: text(at(destination, 'displayProperties', 'name'))?.trim() ?? '',
    description: text(at(destination, 'displayProperties', 'description')) ?? '',
    place: text(at(place, 'displayProperties', 'name')) ?? '',
    zones: readZones(list(at(destination, 'bubbles'))),
  }
}

/** Some zones appear twice, once for each version of the place. */
function readZones(bubbles: readonly unknown[]): DestinationDefinition['zones'] {
  const zones = new Map<string, { readonly hash: number; readonly name: string }>()
  for (const bubble of bubbles) {
    const name = words(at(bubble, 'displayProperties', 'name'))?.trim()
    const zoneHash = hash(at(bubble, 'hash'))
    if (name && zoneHash && !zones.has(name)) zones.set(name, { hash: zoneHash, name })
  }
  return [...zones.values()]
}
