import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import type { World } from '../world.ts'
import { DESTINATIONS, type DestinationKey, type DestinationRow } from './destination-rows.ts'
import { destinationHash, zoneHash } from './destinations.ts'

const PROFILE = 0
const CHARACTER = 1

/** What there is to find, and in which part of a destination's zones: the game's hashes, our sentences. */
const LISTS = [
  ['Region Chests', 1697465175, 'Chests that wait at the edge of the map.', CHARACTER, 'Region Chest', 2],
  ['Lost Sectors', 3142056444, 'Hidden places with a captain and a chest.', CHARACTER, 'Lost Sector', 3],
  ['Ghost Scans', 2360931290, 'Things your Ghost would like a look at.', PROFILE, 'Scan', 1],
] as const

/** Checklists: an entry for every second or third zone, each with the place where it lies. */
export const defineChecklists = (definitions: Definitions): World['checklists'] =>
  LISTS.map(([name, hash, text, scope, thing, every]) => {
    const entries = (Object.keys(DESTINATIONS) as DestinationKey[]).flatMap((key) => {
      const { zones }: DestinationRow = DESTINATIONS[key]
      return zones
        .filter((_zone, place) => place % every === 0)
        .map((zone) => ({
          hash: hashFor('checklist-entry', `${name}/${key}/${zone}`),
          displayProperties: display(`${thing}: ${zone}`, ''),
          destinationHash: destinationHash(key),
          bubbleHash: zoneHash(key, zone),
          scope,
        }))
    })
    definitions.define('DestinyChecklistDefinition', hash, {
      displayProperties: display(name, text, iconPath({ kind: 'activity', variant: 6 })),
      viewActionString: `View ${name}`,
      scope,
      entries,
    })
    return {
      hash,
      scope: scope === PROFILE ? 'profile' : 'character',
      entries: entries.map((entry) => entry.hash),
    }
  })
