import { toSpot } from '@ai-vault/game/atlas/projection.ts'
import type { MapPoint } from './read-point.ts'

/** Fewer than this are all drawn, however close. */
const MANY = 80
/** Points within a square of so many pixels become one mark. */
const CELL = 56
/** From here on there is room for every point. */
const ROOMY_ZOOM = 7

export interface Mark {
  readonly key: string
  readonly coords: readonly [lat: number, lng: number]
  readonly points: readonly MapPoint[]
}

/** What to draw at a zoom: single points, and marks for many. The chosen point always stands alone. */
export function cluster(points: readonly MapPoint[], zoom: number, chosen?: string): readonly Mark[] {
  const placed = points.flatMap((point) => (point.coords ? [{ point, coords: point.coords }] : []))
  const alone = ({ point, coords }: (typeof placed)[number]): Mark => ({
    key: point.id,
    coords,
    points: [point],
  })
  if (placed.length < MANY || zoom >= ROOMY_ZOOM) return placed.map(alone)
  const scale = 2 ** zoom
  const cells = Map.groupBy(placed, ({ point, coords }) => {
    if (point.id === chosen) return point.id
    const { x, y } = toSpot(coords)
    return `${Math.floor((x * scale) / CELL)} ${Math.floor((y * scale) / CELL)}`
  })
  return [...cells].map(([cell, members]) => {
    const [first] = members
    if (members.length === 1 && first) return alone(first)
    const mean = (at: 0 | 1) => members.reduce((sum, { coords }) => sum + coords[at], 0) / members.length
    return { key: `${zoom} ${cell}`, coords: [mean(0), mean(1)], points: members.map(({ point }) => point) }
  })
}
