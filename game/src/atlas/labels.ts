import type { ChartDestination, ChartZone } from './chart.ts'

/** A name on the chart, in pixels of one zoom. */
export interface Label {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly kind: 'destination' | 'zone'
  readonly width: number
}

/** Of a destination, all that its names depend on. */
export interface LabelledDestination extends Omit<ChartDestination, 'zones'> {
  readonly zones: readonly Omit<ChartZone, 'radius'>[]
}

/** What a name covers, in the same pixels. */
export interface LabelBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A name stands on its y, in the middle of its x. */
export const boxOf = ({ x, y, size, width }: Label): LabelBox => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - size * CAPITAL_HEIGHT,
  bottom: y,
})

/** Of a capital in our typeface with its spacing, as a share of the size. */
const CAPITAL = 0.56
/** From a zone's middle to the foot of its name: a circle with a number may stand on that middle. */
const ABOVE_MIDDLE = 16
/** Half of what such a circle takes, and the height of a capital as a share of the size. */
const MARK_REACH = 14
const CAPITAL_HEIGHT = 0.72
/** Between two names. */
export const APART = 6
const ZONES_FROM = 4

/** The whole chart from afar is an overview: the app draws each destination with its name over the tiles. */
export const isOverview = (destinationHash: number | undefined, zoom: number): boolean =>
  destinationHash === undefined && zoom < ZONES_FROM

/** Room for the names of one destination: those that would cover another are left out, the same on every tile. */
export function placeLabels(
  destination: LabelledDestination,
  zoom: number,
  nameOf: (hash: number, name: string) => string,
  withZones: boolean,
): readonly Label[] {
  const scale = 2 ** zoom
  const placed: Label[] = []
  const put = (label: Omit<Label, 'width'>, needed = false) => {
    const whole = { ...label, width: label.text.length * label.size * CAPITAL }
    if (needed || !placed.some((other) => covers(whole, other))) placed.push(whole)
  }
  const size = destinationSize(zoom)
  if (size > 0) {
    const room = 2.3 * destination.radius * scale
    const lines = inLines(nameOf(destination.hash, destination.name).toUpperCase(), room / (size * CAPITAL))
    const lowest = (destination.y - destination.radius) * scale + (zoom < 3 ? size * 0.4 : size * 1.4)
    lines.forEach((text, at) => {
      const y = lowest - (lines.length - 1 - at) * size * 1.1
      put({ text, x: destination.x * scale, y, size, kind: 'destination' }, true)
    })
  }
  if (withZones && zoom >= ZONES_FROM) {
    for (const zone of destination.zones) {
      const text = nameOf(zone.hash, zone.name).toUpperCase()
      const [x, middle, size] = [zone.x * scale, zone.y * scale, zoneSize(zoom)]
      const width = text.length * size * CAPITAL
      const others = destination.zones.filter((other) => other !== zone)
      // Above its middle, else below it; where circles of other zones would cover both, the next zoom has more room.
      const y = [middle - ABOVE_MIDDLE, middle + ABOVE_MIDDLE + size * CAPITAL_HEIGHT].find(
        (foot) =>
          !others.some(
            (other) =>
              Math.abs(other.x * scale - x) < width / 2 + MARK_REACH &&
              Math.abs(other.y * scale - (foot - (size * CAPITAL_HEIGHT) / 2)) <
                (size * CAPITAL_HEIGHT) / 2 + MARK_REACH,
          ),
      )
      if (y !== undefined) put({ text, x, y, size, kind: 'zone' })
    }
  }
  return placed
}

/** One line, or two where only that fits; none where even that does not. */
function inLines(text: string, mostSigns: number): readonly string[] {
  if (text.length <= mostSigns) return [text]
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const [middle] = spaces.toSorted(
    (one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2),
  )
  if (middle === undefined) return []
  const lines = [text.slice(0, middle), text.slice(middle + 1)]
  return lines.every((line) => line.length <= mostSigns) ? lines : []
}

/** Whatever may be written of one destination, at whichever zoom. */
export function namesOn(
  destination: LabelledDestination,
  nameOf: (hash: number, name: string) => string,
): readonly string[] {
  const title = nameOf(destination.hash, destination.name).toUpperCase()
  return [
    ...inLines(title, title.length),
    ...inLines(title, title.length - 1),
    ...destination.zones.map((zone) => nameOf(zone.hash, zone.name).toUpperCase()),
  ]
}

/** Zoom 0 shows the whole chart on one tile: no name would be readable there. */
const destinationSize = (zoom: number): number => [0, 0, 12, 15, 20][zoom] ?? 26

const zoneSize = (zoom: number): number => [13, 15, 17][zoom - ZONES_FROM] ?? 19

const covers = (one: Label, other: Label): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + APART &&
  Math.abs(one.y - other.y) < (one.size + other.size) / 2 + APART
