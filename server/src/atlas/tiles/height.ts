/**
 * The land of the chart: a height for every spot. Each zone is a hill; hills that touch run into one another; a warp and
 * some octaves of noise make them land instead of circles. It is a pure function of the chart, so neighbouring tiles meet
 * without a seam, and each step of the zoom adds detail to the same land.
 */
import { type ChartDestination, fraction } from '@ai-vault/game/atlas/chart.ts'

/** Above this it is land. */
export const SHORE = 0.14

const HILL = 1.75
const WARP = 0.65
const WARP_LENGTH = 3.5
const FIRST_WAVE = { length: 2.9, height: 0.24 }
const MOST_OCTAVES = 6

export type Height = (x: number, y: number) => number

/** A square of the chart: what lies outside of it is not asked for. */
export interface Square {
  readonly left: number
  readonly top: number
  readonly size: number
}

/** Beyond these sides a destination has no land. */
export function landSides({ zones }: ChartDestination) {
  const reach = (zone: ChartDestination['zones'][number]) => zone.radius * HILL + WARP
  return {
    left: Math.min(...zones.map((zone) => zone.x - reach(zone))),
    top: Math.min(...zones.map((zone) => zone.y - reach(zone))),
    right: Math.max(...zones.map((zone) => zone.x + reach(zone))),
    bottom: Math.max(...zones.map((zone) => zone.y + reach(zone))),
  }
}

/** Of one destination, within a square; 0 far from its zones. */
export function heightOf({ zones, hash }: ChartDestination, octaves: number, within: Square): Height {
  const { left, top: upper, size } = within
  const hills = zones.flatMap((zone) => {
    const reach = zone.radius * HILL
    const far = reach + WARP
    const isNear =
      zone.x + far > left && zone.x - far < left + size && zone.y + far > upper && zone.y - far < upper + size
    return isNear ? [{ x: zone.x, y: zone.y, reach, top: 0.62 + 0.5 * fraction(zone.hash, 50) }] : []
  })
  if (hills.length === 0) return () => 0
  const seed = Math.floor(fraction(hash, 51) * 0xffff)
  return (x, y) => {
    const warpedX = x + WARP * noise(x / WARP_LENGTH, y / WARP_LENGTH, seed)
    const warpedY = y + WARP * noise(x / WARP_LENGTH, y / WARP_LENGTH, seed + 1)
    let land = 0
    for (const { x: middleX, y: middleY, reach, top } of hills) {
      const share = ((warpedX - middleX) ** 2 + (warpedY - middleY) ** 2) / (reach * reach)
      if (share < 1) land += top * (1 - share) ** 2
    }
    if (land <= 0.02) return 0
    let { length, height } = FIRST_WAVE
    let rough = 0
    for (let octave = 0; octave < octaves; octave++) {
      rough += height * noise(x / length, y / length, seed + 2 + octave)
      length /= 2
      height /= 2.1
    }
    return land + rough * Math.min(1, land)
  }
}

/** Waves that would be shorter than the distance of two samples are left out: they cost time and show nothing. */
export const octavesAt = (zoom: number): number => Math.max(1, Math.min(MOST_OCTAVES, zoom - 1))

/** -1 to 1, smooth, without a repeat that anybody would see. */
function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const across = smooth(x - left)
  const down = smooth(y - top)
  const above = mix(lattice(left, top, seed), lattice(left + 1, top, seed), across)
  const below = mix(lattice(left, top + 1, seed), lattice(left + 1, top + 1, seed), across)
  return mix(above, below, down)
}

const smooth = (share: number): number => share * share * (3 - 2 * share)
const mix = (one: number, other: number, share: number): number => one + (other - one) * share

function lattice(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x8000_0000 - 1
}
