/** What is left for a player at a destination: the same for every screen that tells of it. */
import type { Point } from '@ai-vault/contract/atlas/points.ts'
import type { Collectible, Triumph } from '@ai-vault/contract/atlas/records.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { collectiblesQuery, triumphsQuery } from './record-queries.ts'
import { isFound, missingAt, openAt, placesBeen } from './standing.ts'

/** What could not be read is absent, not none; so it is in all that is made of it. */
interface Records {
  readonly visited: ReadonlySet<number>
  readonly triumphs?: readonly Triumph[] | undefined
  readonly collectibles?: readonly Collectible[] | undefined
}

export interface DestinationProgress {
  /** The nearest to done first. */
  readonly open?: readonly Triumph[] | undefined
  readonly missing?: readonly Collectible[] | undefined
  /** Places of the map. */
  readonly places?: { readonly found: number; readonly of: number } | undefined
}

export function useRecords(membershipId: string): Records {
  const { data: records } = useQuery(triumphsQuery(membershipId))
  const { data: collectibles } = useQuery(collectiblesQuery(membershipId))
  return useMemo(
    () => ({
      visited: records ? placesBeen(records) : new Set<number>(),
      triumphs: records?.withheld ? undefined : records?.triumphs,
      collectibles: collectibles?.withheld ? undefined : collectibles?.collectibles,
    }),
    [records, collectibles],
  )
}

type PlacedPoint = Pick<Point, 'status' | 'destination_hash' | 'found' | 'hash'>

export function progressAt(
  destination: number,
  { visited, triumphs, collectibles }: Records,
  points: readonly PlacedPoint[] | undefined,
): DestinationProgress {
  return {
    open: triumphs && openAt(destination, triumphs),
    missing: collectibles && missingAt(destination, collectibles),
    places: points && placesFound(destination, points, visited),
  }
}

/** Points that nobody has approved yet are no places. */
export function placesFound(
  destination: number | undefined,
  points: readonly PlacedPoint[],
  visited: ReadonlySet<number>,
) {
  const places = points.filter(
    ({ status, destination_hash }) =>
      status === 'approved' && (destination === undefined || destination_hash === destination),
  )
  return { found: places.filter((point) => isFound(point, visited)).length, of: places.length }
}

export const placesLeft = ({ places }: DestinationProgress): number | undefined =>
  places && places.of - places.found

/** True where nothing is left; undefined where that cannot be known. */
export function isDone({ open, missing, places }: DestinationProgress): boolean | undefined {
  if (open?.length || missing?.length || (places && places.of > places.found)) return false
  return open && missing && places ? true : undefined
}
