/**
 * The names of places are part of the tiles; marks are drawn above them. A mark that stands for many points has no place
 * of its own, so it makes way for a name. A single point stays where it is.
 */
import type { MapDestinationsAnswer } from '@ai-vault/contract/atlas/points.ts'
import { SLOT_RADIUS } from '@ai-vault/game/atlas/chart.ts'
import { boxOf, isOverview, type LabelBox, placeLabels } from '@ai-vault/game/atlas/labels.ts'
import { type Spot, toLatLng, toSpot } from '@ai-vault/game/atlas/projection.ts'
import { MARK_SIZE, type Mark } from './clusters.ts'

type Destination = MapDestinationsAnswer['destinations'][number]

const HALF = MARK_SIZE / 2
/** Further from its points, a mark would seem to stand for others. */
const FARTHEST = 1.5 * MARK_SIZE

const STEP = 2
/** Every place that a mark may go to, the nearest first. */
const SHIFTS: readonly Spot[] = (() => {
  const line = Array.from({ length: (2 * FARTHEST) / STEP + 1 }, (_, at) => at * STEP - FARTHEST)
  const distance = ({ x, y }: Spot) => Math.hypot(x, y)
  return line
    .flatMap((x) => line.map((y) => ({ x, y })))
    .filter((shift) => distance(shift) <= FARTHEST)
    .toSorted((one, other) => distance(one) - distance(other))
})()

/** Where the tiles of a zoom have names: those of zones at the chosen destination alone, or at all. */
export function namesAt(
  destinations: readonly Destination[],
  chosen: number | undefined,
  zoom: number,
): readonly LabelBox[] {
  if (isOverview(chosen, zoom)) return []
  return destinations.flatMap(({ hash, name, center, zones }) => {
    const placed = {
      hash,
      name,
      ...toSpot(center),
      radius: SLOT_RADIUS,
      zones: zones.map((zone) => ({ hash: zone.hash, name: zone.name, ...toSpot(zone.center) })),
    }
    const isWhole = chosen === undefined || chosen === hash
    return placeLabels(placed, zoom, (_, given) => given, isWhole).map(boxOf)
  })
}

/** Moves marks of many off the names, each to the nearest place where it covers neither a name nor another mark. */
export function keepClear(
  marks: readonly Mark[],
  names: readonly LabelBox[],
  zoom: number,
  chosen?: string,
): readonly Mark[] {
  const scale = 2 ** zoom
  const inPixels = (coords: Mark['coords']): Spot => {
    const { x, y } = toSpot(coords)
    return { x: x * scale, y: y * scale }
  }
  const places = marks.map(({ coords }) => inPixels(coords))
  return marks.map((mark, at) => {
    const from = places[at]
    if (!from || mark.points.length === 1 || mark.points[0].id === chosen) return mark
    if (!names.some((name) => covers(from, name))) return mark
    const inReach = names.filter((name) => covers(from, name, FARTHEST))
    const others = places.filter((other, otherAt) => otherAt !== at && overlaps(from, other, FARTHEST))
    const to = SHIFTS.map(({ x, y }) => ({ x: from.x + x, y: from.y + y })).find(
      (place) =>
        !inReach.some((name) => covers(place, name)) && !others.some((other) => overlaps(place, other)),
    )
    if (!to) return mark
    places[at] = to
    return { ...mark, coords: toLatLng({ x: to.x / scale, y: to.y / scale }) }
  })
}

const overlaps = (one: Spot, other: Spot, around = 0) =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) < MARK_SIZE + around

const covers = ({ x, y }: Spot, { left, right, top, bottom }: LabelBox, around = 0) =>
  x + HALF + around > left &&
  x - HALF - around < right &&
  y + HALF + around > top &&
  y - HALF - around < bottom
