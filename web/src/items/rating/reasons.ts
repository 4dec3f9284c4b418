import type { Activity, Analysis } from '../perks/perk-columns.ts'

export interface Term {
  readonly text: string
  /** "+1.2", "−0.4"; absent where the reason only informs. */
  readonly steps?: string
  readonly against: boolean
}

const signed = (steps: number) => `${steps < 0 ? '−' : '+'}${Math.abs(steps).toFixed(1)}`

/** What moved the rating, weightiest first, then what only informs. What would be better counts as neither. */
export function termsOf(analysis: Analysis, activity: Activity): readonly Term[] {
  const reasons = analysis[activity].reasons.filter(({ topic }) => topic !== 'community')
  const weighs = (reason: (typeof reasons)[number]) =>
    reason.steps !== undefined && reason.topic !== 'missing'
  const moved = reasons
    .filter(weighs)
    .toSorted((one, other) => Math.abs(other.steps ?? 0) - Math.abs(one.steps ?? 0))
  const informing = reasons.filter((reason) => !weighs(reason))
  return [
    ...moved.map(({ text, steps = 0 }) => ({ text, steps: signed(steps), against: steps < 0 })),
    ...informing.map(({ text }) => ({ text, against: false })),
  ]
}
