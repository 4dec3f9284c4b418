import type { Activity, Analysis } from '../perks/perk-columns.ts'

export interface Term {
  readonly text: string
  /** "+1.2", "−0.4"; absent where the reason only informs. */
  readonly steps?: string
  readonly against: boolean
}

const signed = (steps: number) => `${steps < 0 ? '−' : '+'}${Math.abs(steps).toFixed(1)}`

/** What moved the score, in the order in which it was added up, then what only informs. */
export function termsOf(analysis: Analysis, activity: Activity): readonly Term[] {
  const { reasons } = analysis[activity]
  const moved = reasons.flatMap(({ text, points }) =>
    points === undefined ? [] : [{ text, steps: signed(points), against: points < 0 }],
  )
  const informing = reasons.filter(({ topic, points }) => points === undefined && topic !== 'community')
  return [...moved, ...informing.map(({ text }) => ({ text, against: false }))]
}
