/** Where the points of the score line stand in a drawing of 390 by 200. Scores run from 0 to 100. */
export interface Plotted {
  readonly x: number
  readonly y: number
}

export interface Plot {
  readonly points: readonly Plotted[]
  /** Horizontal lines with their scores. */
  readonly lines: readonly { readonly score: number; readonly y: number }[]
}

export const FRAME = {
  width: 390,
  height: 200,
  left: 52,
  right: 364,
  top: 18,
  bottom: 168,
  axis: 30,
} as const
const STEP = 10
/** The scale never narrows below this, or a change of one point would look like a leap. */
const LEAST_SPAN = 30

const DAY_MS = 86_400_000
const ISO_DAY = /^\d{4}-\d\d-\d\d$/

/** How far along each point stands: in days since the first, or one after the other where the days are not told. */
export function placesInTime(days: readonly string[]): readonly number[] {
  if (!days.every((day) => ISO_DAY.test(day))) return days.map((_, at) => at)
  const first = Date.parse(days[0] ?? '')
  return days.map((day) => Math.round((Date.parse(day) - first) / DAY_MS))
}

/** The point that stands nearest to a place. */
export const nearestPoint = (places: readonly number[], place: number): number =>
  places.reduce(
    (best, each, at) => (Math.abs(each - place) < Math.abs((places[best] ?? 0) - place) ? at : best),
    0,
  )

export function plotScores(
  scores: readonly number[],
  places: readonly number[] = scores.map((_, at) => at),
): Plot {
  const low = Math.max(0, Math.floor(Math.min(...scores) / STEP) * STEP)
  const high = Math.min(100, Math.ceil(Math.max(...scores) / STEP) * STEP)
  const top = Math.min(100, Math.max(high, low + LEAST_SPAN))
  const bottom = Math.min(low, top - LEAST_SPAN)
  const place = (score: number) =>
    FRAME.bottom - ((score - bottom) / (top - bottom)) * (FRAME.bottom - FRAME.top)
  const gap = (FRAME.right - FRAME.left) / Math.max(1, places.at(-1) ?? 0)
  const count = (top - bottom) / STEP
  return {
    points: scores.map((score, at) => ({ x: FRAME.left + (places[at] ?? at) * gap, y: place(score) })),
    lines: Array.from({ length: count + 1 }, (_, at) => {
      const score = bottom + at * STEP
      return { score, y: place(score) }
    }),
  }
}

/** Which points have room for their name below: the newest first, then the others from the left. */
export function namedPoints(points: readonly Plotted[], newest: number, room: number): ReadonlySet<number> {
  const named = [newest]
  for (const [at, { x }] of points.entries()) {
    const free = named.every((other) => Math.abs((points[other]?.x ?? 0) - x) >= room)
    if (free) named.push(at)
  }
  return new Set(named)
}

const round = (value: number) => Math.round(value * 10) / 10

export const linePath = (points: readonly Plotted[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
