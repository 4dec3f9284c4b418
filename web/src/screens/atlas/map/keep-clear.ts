/**
 * The names of places are part of the tiles; marks are drawn above them. A mark that stands for many points has no place
 * of its own, so it makes way for a name. A single point stays where it is.
 */
import type { MapDestinationsAnswer } from '@ai-vault/contract/atlas/points.ts'
import { SLOT_RADIUS } from '@ai-vault/game/atlas/chart.ts'
import { boxOf, type LabelBox, placeLabels } from '@ai-vault/game/atlas/labels.ts'
import { type Spot, toLatLng, toSpot } from '@ai-vault/game/atlas/projection.ts'
import { MARK_SIZE, type Mark } from './clusters.ts'

type Destination = MapDestinationsAnswer['destinations'][number]

const HALF = MARK_SIZE / 2
/** Further from its points, a mark would seem to stand for others. */
const FARTHEST = 1.5 * MARK_SIZE

/** Where the tiles of a zoom have names: those of zones at the chosen destination alone, or at all. */
export function namesAt(
  destinations: readonly Destination[],
  chosen: number | undefined,
  zoom: number,
): readonly LabelBox[] {
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
    const covered = names.filter((name) => covers(from, name))
    if (covered.length === 0) return mark
    const [to] = [
      ...mark.points.flatMap(({ coords }) => (coords ? [inPixels(coords)] : [])),
      ...covered.flatMap((name) => besides(from, name)),
    ]
      .filter(
        (place) =>
          distance(place, from) <= FARTHEST &&
          !names.some((name) => covers(place, name)) &&
          !places.some((other, otherAt) => otherAt !== at && overlaps(place, other)),
      )
      .toSorted((one, other) => distance(one, from) - distance(other, from))
    if (!to) return mark
    places[at] = to
    return { ...mark, coords: toLatLng({ x: to.x / scale, y: to.y / scale }) }
  })
}

const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y)

const overlaps = (one: Spot, other: Spot) =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) < MARK_SIZE

const covers = ({ x, y }: Spot, { left, right, top, bottom }: LabelBox) =>
  x + HALF > left && x - HALF < right && y + HALF > top && y - HALF < bottom

/** The nearest places above, below, before and behind a name. */
const besides = ({ x, y }: Spot, { left, right, top, bottom }: LabelBox): readonly Spot[] => [
  { x, y: top - HALF },
  { x, y: bottom + HALF },
  { x: left - HALF, y },
  { x: right + HALF, y },
]
