import type { MapDestinationsAnswer } from '@ai-vault/contract/atlas/points.ts'
import { placesFound } from '../../../data/atlas/destination-progress.ts'
import type { MapPoint } from './read-point.ts'
import { words } from './words.ts'

/** A destination as the overview shows it: one mark in place of its points. */
export interface Place {
  readonly hash: number
  readonly name: string
  readonly coords: readonly [lat: number, lng: number]
  /** Absent before the points are read. */
  readonly count?: { readonly short: string; readonly whole: string } | undefined
}

interface Shown {
  /** Of the kinds that are shown; undefined before they are read. */
  readonly points: readonly MapPoint[] | undefined
  readonly show: keyof typeof words.overview
  readonly visited: ReadonlySet<number>
}

export function placesOf(
  destinations: MapDestinationsAnswer['destinations'],
  { points, show, visited }: Shown,
): readonly Place[] {
  return destinations.map(({ hash, name, center: [lat, lng] }) => {
    const { found, of } = placesFound(hash, points ?? [], visited)
    const mine = points?.filter((point) => point.mine && point.destination_hash === hash).length ?? 0
    return {
      hash,
      name,
      coords: [lat, lng],
      // Where there is nothing, nothing is counted.
      count: points && of + mine > 0 ? words.overview[show]({ found, of, mine }) : undefined,
    }
  })
}

/** Points of no destination: they are drawn from afar too. */
export const betweenPlaces = (points: readonly MapPoint[], places: readonly Place[]): readonly MapPoint[] =>
  points.filter(({ destination_hash: at }) => !places.some(({ hash }) => hash === at))
