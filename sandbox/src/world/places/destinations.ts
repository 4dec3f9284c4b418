import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor, knownOr } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import { DESTINATIONS, type DestinationKey, type DestinationRow } from './destination-rows.ts'

const KEYS = Object.keys(DESTINATIONS) as DestinationKey[]

export const destinationHash = (key: DestinationKey): number =>
  knownOr(DESTINATIONS[key].hash, 'destination', key)

export const placeHash = (key: DestinationKey): number => hashFor('place', DESTINATIONS[key].place)

export const zoneHash = (key: DestinationKey, zone: string): number => hashFor('zone', `${key}/${zone}`)

/** Destinations with their zones, which the platform calls bubbles, and the places they lie in. */
export const defineDestinations = (
  definitions: Definitions,
  freeroam: (key: DestinationKey) => number,
): void => {
  for (const key of KEYS) {
    const row: DestinationRow = DESTINATIONS[key]
    const icon = iconPath({ kind: 'destination', variant: KEYS.indexOf(key), seed: destinationHash(key) })
    if (!definitions.has('DestinyPlaceDefinition', placeHash(key)))
      definitions.define('DestinyPlaceDefinition', placeHash(key), {
        displayProperties: display(row.place, row.text, icon),
      })
    const zones = row.zones.map((zone) => ({
      hash: zoneHash(key, zone),
      displayProperties: display(zone, ''),
    }))
    definitions.define('DestinyDestinationDefinition', destinationHash(key), {
      displayProperties: display(row.name, row.text, icon),
      placeHash: placeHash(key),
      defaultFreeroamActivityHash: freeroam(key),
      activityGraphEntries: [],
      bubbleSettings: zones.map(({ displayProperties }) => ({ displayProperties })),
      bubbles: zones,
    })
  }
}
