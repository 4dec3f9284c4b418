import type { MapDestinationsAnswer } from '@ai-vault/contract/atlas/points.ts'
import type { Collectible, Triumph } from '@ai-vault/contract/atlas/records.ts'
import { isFound, missingAt, openAt } from '../../../../data/atlas/standing.ts'
import type { MapPoint } from '../read-point.ts'

/** What is left for a player at one destination; what could not be read is absent, not none. */
export interface LeftThere {
  readonly hash: number
  readonly name: string
  /** Places of the map. */
  readonly places?: { readonly found: number; readonly of: number }
  /** The nearest to done first. */
  readonly open: readonly Triumph[]
  readonly missing?: number
}

interface Standing {
  readonly points: readonly MapPoint[] | undefined
  readonly visited: ReadonlySet<number>
  readonly triumphs: readonly Triumph[]
  readonly collectibles: readonly Collectible[] | undefined
}

/** Every destination, that of the triumph nearest to done first; where no triumph is open, by places that are left. */
export function leftByDestination(
  destinations: MapDestinationsAnswer['destinations'],
  { points, visited, triumphs, collectibles }: Standing,
): readonly LeftThere[] {
  const nearestOf = ({ open: [first] }: LeftThere) => first?.percent ?? -1
  return destinations
    .map(({ hash, name }): LeftThere => {
      const there = points?.filter(
        ({ status, destination_hash }) => status === 'approved' && destination_hash === hash,
      )
      return {
        hash,
        name,
        open: openAt(hash, triumphs),
        ...(there && {
          places: { found: there.filter((point) => isFound(point, visited)).length, of: there.length },
        }),
        ...(collectibles && { missing: missingAt(hash, collectibles).length }),
      }
    })
    .toSorted((one, other) => nearestOf(other) - nearestOf(one) || placesLeft(other) - placesLeft(one))
}

export const placesLeft = ({ places }: LeftThere): number => (places ? places.of - places.found : 0)
