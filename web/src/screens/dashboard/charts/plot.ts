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

export function plotScores(scores: readonly number[]): Plot {
  const low = Math.max(0, Math.floor(Math.min(...scores) / STEP) * STEP)
  const high = Math.min(100, Math.ceil(Math.max(...scores) / STEP) * STEP)
  const top = Math.min(100, Math.max(high, low + LEAST_SPAN))
  const bottom = Math.min(low, top - LEAST_SPAN)
  const place = (score: number) =>
    FRAME.bottom - ((score - bottom) / (top - bottom)) * (FRAME.bottom - FRAME.top)
  const gap = scores.length > 1 ? (FRAME.right - FRAME.left) / (scores.length - 1) : 0
  const count = (top - bottom) / STEP
  return {
    points: scores.map((score, at) => ({ x: FRAME.left + at * gap, y: place(score) })),
    lines: Array.from({ length: count + 1 }, (_, at) => {
      const score = bottom + at * STEP
      return { score, y: place(score) }
    }),
  }
}

const round = (value: number) => Math.round(value * 10) / 10

export const linePath = (points: readonly Plotted[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
