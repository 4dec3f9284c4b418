import { toSpot } from '@ai-vault/game/atlas/projection.ts'
import type { MapPoint } from './read-point.ts'

/** Fewer than this are all drawn, however close. */
const MANY = 80
/** Points so many pixels from the first of a mark join it; marks never cover each other. */
const REACH = 42
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
  const groups: { x: number; y: number; members: typeof placed }[] = []
  const marks: Mark[] = []
  for (const each of placed) {
    if (each.point.id === chosen) {
      marks.push(alone(each))
      continue
    }
    const { x, y } = toSpot(each.coords)
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) * scale < REACH)
    if (near) near.members.push(each)
    else groups.push({ x, y, members: [each] })
  }
  for (const { members } of groups) {
    const [first] = members
    if (!first) continue
    const { coords } = first
    marks.push(
      members.length === 1
        ? alone(first)
        : { key: `${zoom} ${first.point.id}`, coords, points: members.map(({ point }) => point) },
    )
  }
  return marks
}
