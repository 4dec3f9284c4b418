/**
 * The geometry of the aperture, the one picture of the product: a ring of ticks, six blades that open with a
 * value, and arcs that grow clockwise from the top. Everything is an SVG path in the caller's coordinates.
 *
 * The blades: six points on a circle of radius `opening × radius` form a hexagon, turned by -72 degrees; from
 * each point a line runs through the next one to the rim. The larger the opening, the wider the eye.
 */
const BLADES = 6
const BLADE_TURN = -72

export interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
}

const round = (value: number) => Math.round(value * 10) / 10

/** The point of a circle at an angle in degrees, 0 at the top, clockwise. */
export function pointAt({ x, y, radius }: Circle, degrees: number): readonly [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))]
}

export interface TickRing extends Omit<Circle, 'radius'> {
  readonly inner: number
  readonly outer: number
  /** Every tenth (or `every`) tick reaches this far. */
  readonly outerMajor: number
  readonly count: number
  readonly every?: number
}

/** Ticks number `from` up to (not including) `to`. */
export function tickPath(ring: TickRing, from: number, to: number): string {
  const { x, y, inner, outer, outerMajor, count, every = 10 } = ring
  let path = ''
  for (let tick = Math.max(0, from); tick < Math.min(count, to); tick++) {
    const degrees = (tick / count) * 360
    const [x1, y1] = pointAt({ x, y, radius: inner }, degrees)
    const [x2, y2] = pointAt({ x, y, radius: tick % every === 0 ? outerMajor : outer }, degrees)
    path += `M${x1} ${y1}L${x2} ${y2}`
  }
  return path
}

/** An arc from the top, clockwise over `degrees` (0 to 360, exclusive). */
export function arcPath(circle: Circle, degrees: number): string {
  const [x1, y1] = pointAt(circle, 0)
  const [x2, y2] = pointAt(circle, degrees)
  return `M${x1} ${y1}A${circle.radius} ${circle.radius} 0 ${degrees > 180 ? 1 : 0} 1 ${x2} ${y2}`
}

/** Blades of an aperture; `opening` is the share of the radius that is open, 0 to 1. */
export function bladePath(circle: Circle, opening: number): string {
  const hexagon = { ...circle, radius: circle.radius * Math.min(0.95, Math.max(0.02, opening)) }
  let path = ''
  for (let blade = 0; blade < BLADES; blade++) {
    const start = pointAt(hexagon, 90 + BLADE_TURN + blade * 60)
    const next = pointAt(hexagon, 90 + BLADE_TURN + (blade + 1) * 60)
    const end = rimBeyond(circle, start, next)
    path += `M${start[0]} ${start[1]}L${end[0]} ${end[1]}`
  }
  return path
}

/** Where the ray from `start` through `next` leaves the circle. */
function rimBeyond(
  { x, y, radius }: Circle,
  start: readonly [number, number],
  next: readonly [number, number],
): readonly [number, number] {
  const [dx, dy] = [next[0] - start[0], next[1] - start[1]]
  const [fx, fy] = [start[0] - x, start[1] - y]
  const a = dx * dx + dy * dy
  const b = 2 * (fx * dx + fy * dy)
  const c = fx * fx + fy * fy - radius * radius
  const along = (-b + Math.sqrt(Math.max(0, b * b - 4 * a * c))) / (2 * a)
  return [round(start[0] + along * dx), round(start[1] + along * dy)]
}

/** How far the eye opens for a score of 0 to 100. */
export function openingFor(score: number): number {
  return 0.2 + 0.6 * (Math.min(100, Math.max(0, score)) / 100)
}
