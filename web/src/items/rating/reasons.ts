import type { Activity, Analysis } from '../perks/perk-columns.ts'

export interface Term {
  readonly text: string
  /** "+1.2", "−0.4"; absent where the reason only informs. */
  readonly steps?: string
  readonly against: boolean
}

const signed = (steps: number) => `${steps < 0 ? '−' : '+'}${Math.abs(steps).toFixed(1)}`

/** As the score is added up: what makes a roll first. */
const ORDER = ['trait', 'pair', 'barrel', 'magazine', 'masterwork', 'origin']
const placeOf = (topic: string) => (ORDER.includes(topic) ? ORDER.indexOf(topic) : ORDER.length)

/** What moved the score, in the order in which it was added up, then what only informs. */
export function termsOf(analysis: Analysis, activity: Activity): readonly Term[] {
  const reasons = analysis[activity].reasons.toSorted(
    (one, other) => placeOf(one.topic) - placeOf(other.topic),
  )
  const moved = reasons.flatMap(({ text, points }) =>
    points === undefined ? [] : [{ text, steps: signed(points), against: points < 0 }],
  )
  const informing = reasons.filter(({ topic, points }) => points === undefined && topic !== 'community')
  return [...moved, ...informing.map(({ text }) => ({ text, against: false }))]
}
