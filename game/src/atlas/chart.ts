/**
 * The chart of all destinations on one square. Each destination has a slot on a honeycomb that winds out from the
 * middle, and its zones wind out from the middle of the slot. A slot once given never changes and a zone's place
 * depends on its number and hash alone, so a new release of the game moves nothing that players have put on the map.
 */
import type { DestinationDefinition } from '../triumphs/triumph-definitions.ts'
import { type Spot, WORLD } from './projection.ts'

/** Half the width of a slot, in units of the chart. */
export const SLOT_RADIUS = 10
const SLOT_GAP = 1
/** From the middle of a slot to that of the next one in its row, and from row to row. */
export const SLOT_PITCH = {
  across: 2 * SLOT_RADIUS + SLOT_GAP,
  down: (2 * SLOT_RADIUS + SLOT_GAP) * (Math.sqrt(3) / 2),
}
const RINGS = 5
/** How many destinations have room. */
export const SLOTS = 1 + 3 * RINGS * (RINGS + 1)

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/** Distance of the first zones from the middle; later ones wind outwards. */
const ZONE_STEP = 2.05
const OUTERMOST_ZONE = SLOT_RADIUS - 1.9
/** So many wind outwards in order; what a destination has beyond that is strewn between them. */
const ZONES_IN_ORDER = 15
const ZONE_RADIUS = { least: 1.5, most: 2.6 }

export interface ChartZone extends Spot {
  readonly hash: number
  readonly name: string
  readonly radius: number
}

export interface ChartDestination extends Spot {
  readonly hash: number
  readonly name: string
  readonly radius: number
  readonly zones: readonly ChartZone[]
}

/** Half again as wide as high, as a screen is: slots are given from the middle outwards. */
const WIDER = 1.6

/** The middles of all slots in the order they are given. */
const CENTERS: readonly Spot[] = (() => {
  const cells: Spot[] = []
  for (let row = -RINGS; row <= RINGS; row++) {
    for (let column = -RINGS; column <= RINGS; column++) {
      if (Math.abs(column + row) > RINGS) continue
      cells.push({ x: SLOT_PITCH.across * (column + row / 2), y: SLOT_PITCH.down * row })
    }
  }
  const reach = ({ x, y }: Spot) => Math.round(Math.hypot(x, WIDER * y))
  return cells
    .toSorted((one, other) => reach(one) - reach(other) || one.y - other.y || one.x - other.x)
    .map(({ x, y }) => ({ x: WORLD / 2 + x, y: WORLD / 2 + y }))
})()

/** Slot 0 is the middle of the chart. */
export function slotCenter(slot: number): Spot {
  const center = CENTERS[slot]
  if (!center) throw new RangeError(`The chart has no slot ${slot}`)
  return center
}

export function chartDestination(destination: DestinationDefinition, slot: number): ChartDestination {
  const center = slotCenter(slot)
  const turn = fraction(destination.hash, 0) * 2 * Math.PI
  const zones = destination.zones.map((zone, place): ChartZone => {
    const angle = turn + place * GOLDEN_ANGLE
    const inOrder = ZONE_STEP * Math.sqrt(place) * (0.92 + 0.16 * fraction(zone.hash, 1))
    const strewn = OUTERMOST_ZONE * Math.sqrt(0.15 + 0.85 * fraction(zone.hash, 3))
    const distance = Math.min(OUTERMOST_ZONE, place < ZONES_IN_ORDER ? inOrder : strewn)
    return {
      hash: zone.hash,
      name: zone.name,
      x: center.x + distance * Math.cos(angle),
      y: center.y + distance * Math.sin(angle),
      radius: ZONE_RADIUS.least + (ZONE_RADIUS.most - ZONE_RADIUS.least) * fraction(zone.hash, 2),
    }
  })
  return { hash: destination.hash, name: destination.name, ...center, radius: SLOT_RADIUS, zones }
}

/** The destination a spot of the chart belongs to; nothing between the slots. */
export function destinationAt(
  chart: readonly ChartDestination[],
  { x, y }: Spot,
): ChartDestination | undefined {
  return chart.find((destination) => Math.hypot(destination.x - x, destination.y - y) <= destination.radius)
}

/** The zone whose middle is nearest. */
export function zoneAt(destination: ChartDestination, { x, y }: Spot): ChartZone | undefined {
  let nearest: ChartZone | undefined
  let least = Number.POSITIVE_INFINITY
  for (const zone of destination.zones) {
    const distance = Math.hypot(zone.x - x, zone.y - y) / zone.radius
    if (distance < least) {
      nearest = zone
      least = distance
    }
  }
  return nearest
}

/** 0 to 1, always the same for the same two numbers. */
export function fraction(seed: number, aspect: number): number {
  let mixed = (seed ^ Math.imul(aspect + 1, 0x9e3779b1)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000
}
