/** The value at a point; writes the slope into `slope`, which comes filled with zeros. */
export type Objective = (point: Float64Array, slope: Float64Array) => number

const REMEMBERED = 10
const MOST_HALVINGS = 30
/** Ends where a round gains less than this share of the value. */
const LEAST_GAIN = 1e-7

/**
 * The lowest point of a smooth convex function by the L-BFGS method (Nocedal 1980): Newton's direction, with the curvature
 * guessed from the last few steps instead of worked out. The same input gives the same point.
 */
export function minimize(objective: Objective, size: number, mostRounds: number): Float64Array {
  let point = new Float64Array(size)
  let slope = new Float64Array(size)
  let value = objective(point, slope)
  const memory: Step[] = []
  for (let round = 0; round < mostRounds; round += 1) {
    const direction = directionFrom(slope, memory)
    const fall = dot(slope, direction)
    if (!(fall < 0)) break
    const next = search(
      objective,
      { point, value, direction, fall },
      memory.length > 0 ? 1 : 1 / Math.sqrt(-fall),
    )
    if (!next) break
    remember(memory, next, { point, slope })
    const gain = value - next.value
    point = next.point
    slope = next.slope
    value = next.value
    if (gain < LEAST_GAIN * Math.max(1, Math.abs(value))) break
  }
  return point
}

interface Step {
  readonly way: Float64Array
  readonly bend: Float64Array
  /** One over the product of the two. */
  readonly rho: number
}

interface Place {
  readonly point: Float64Array<ArrayBuffer>
  readonly slope: Float64Array<ArrayBuffer>
}

function directionFrom(slope: Float64Array, memory: readonly Step[]): Float64Array {
  const direction = slope.map((each) => -each)
  const weights: number[] = []
  for (const { way, bend, rho } of memory.toReversed()) {
    const weight = rho * dot(way, direction)
    weights.push(weight)
    add(direction, bend, -weight)
  }
  const last = memory.at(-1)
  if (last) {
    const factor = 1 / (last.rho * dot(last.bend, last.bend))
    for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] as number) * factor
  }
  for (const { way, bend, rho } of memory) {
    add(direction, way, (weights.pop() ?? 0) - rho * dot(bend, direction))
  }
  return direction
}

interface Start {
  readonly point: Float64Array
  readonly value: number
  readonly direction: Float64Array
  readonly fall: number
}

/** Halves the stride until the value falls as the slope promises. */
function search(objective: Objective, { point, value, direction, fall }: Start, first: number) {
  let stride = Math.min(1, first)
  for (let halving = 0; halving < MOST_HALVINGS; halving += 1) {
    const next = new Float64Array(point)
    add(next, direction, stride)
    const slope = new Float64Array(point.length)
    const reached = objective(next, slope)
    if (reached <= value + 1e-4 * stride * fall) return { point: next, slope, value: reached }
    stride /= 2
  }
  return undefined
}

function remember(memory: Step[], next: Place, before: Place) {
  const way = next.point.map((each, at) => each - (before.point[at] as number))
  const bend = next.slope.map((each, at) => each - (before.slope[at] as number))
  const product = dot(way, bend)
  if (product <= 1e-12) return
  memory.push({ way, bend, rho: 1 / product })
  if (memory.length > REMEMBERED) memory.shift()
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number)
  return sum
}

function add(to: Float64Array, what: Float64Array, times: number) {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] as number) + times * (what[at] as number)
}
