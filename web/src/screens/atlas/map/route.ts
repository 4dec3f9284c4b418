import type { Triumph } from '@ai-vault/contract/atlas/records.ts'
import { toSpot } from '@ai-vault/game/atlas/projection.ts'
import type { MapPoint } from './read-point.ts'

/** The points where a triumph has something left to do, in an order to walk them: each time to the nearest. */
export function routeOf(triumph: Triumph | undefined, points: readonly MapPoint[]): readonly MapPoint[] {
  if (!triumph) return []
  const zones = new Set(
    triumph.objectives.flatMap(({ zone_hash, complete }) => (complete ? [] : (zone_hash ?? []))),
  )
  if (triumph.where?.zone_hash !== undefined) zones.add(triumph.where.zone_hash)
  const open = points.filter(({ hash, coords }) => coords && typeof hash === 'number' && zones.has(hash))
  const route: MapPoint[] = []
  let [here] = open
  while (here) {
    route.push(here)
    const from = toSpot(here.coords ?? [0, 0])
    const rest = open.filter((point) => !route.includes(point))
    here = rest.toSorted((one, other) => distance(from, one) - distance(from, other))[0]
  }
  return route
}

function distance(from: { readonly x: number; readonly y: number }, { coords }: MapPoint): number {
  const { x, y } = toSpot(coords ?? [0, 0])
  return Math.hypot(x - from.x, y - from.y)
}
