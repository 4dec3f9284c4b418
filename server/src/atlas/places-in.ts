import type { Where } from '@ai-vault/contract/atlas/records.ts'
import type { Whereabouts } from '@ai-vault/game/triumphs/triumph-definitions.ts'
import type { AtlasDefinitions } from '@ai-vault/platform/atlas/atlas-definitions.ts'
import { ACTIVITY_TABLE, DESTINATION_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'

/** Difficulties and playlists that stand behind an activity's name. */
const DIFFICULTY =
  /: (normal|legend|legendary|master|standard|customize|matchmade|adept|hero|expert|grandmaster)$/i

/** Names for whereabouts, in the language of the answer. */
export function createPlacesIn(
  { destinations }: Pick<AtlasDefinitions, 'destinations'>,
  manifest: Pick<Manifest, 'named'>,
  names: Names | undefined,
): (where: Whereabouts | undefined) => Where | undefined {
  const byHash = new Map(destinations.map((destination) => [destination.hash, destination]))
  return (where) => {
    if (!where) return undefined
    const { destinationHash, zoneHash, activityHash } = where
    const destination = byHash.get(destinationHash ?? 0)
    const zone = destination?.zones.find(({ hash }) => hash === zoneHash)
    const activity =
      activityHash === undefined
        ? undefined
        : (names?.nameOf(ACTIVITY_TABLE, activityHash) ?? manifest.named(ACTIVITY_TABLE, activityHash)?.name)
    return {
      ...(destination
        ? {
            destination_hash: destination.hash,
            destination: names?.nameOf(DESTINATION_TABLE, destination.hash) ?? destination.name,
          }
        : {}),
      ...(destination && zone
        ? { zone_hash: zone.hash, zone: names?.zoneNamesOf(destination.hash).get(zone.hash) ?? zone.name }
        : {}),
      ...(activity ? { activity: activity.replace(DIFFICULTY, '') } : {}),
    }
  }
}
