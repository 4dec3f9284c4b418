/**
 * The score over time. Once two days were measured, the measured days are the line, rising or falling; before that the
 * specification's series stands in, whose only true point is today's and whose last is a projection.
 */
import { projectedScores } from './dashboard-rules.ts'

export interface DailySnapshot {
  /** YYYY-MM-DD, UTC. */
  readonly day: string
  readonly score: number
  readonly godRolls: number
  readonly weapons: number
  readonly vaultUsed?: number
}

export interface ScorePoint {
  readonly day: string
  readonly score: number
  readonly kind: 'measured' | 'estimated' | 'projection'
  readonly snapshot?: DailySnapshot
}

const DAY_MS = 86_400_000
const STEP_DAYS = 7

export const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10)

const daysLater = (day: string, days: number) => utcDay(Date.parse(day) + days * DAY_MS)

/** `snapshots` in the order of their days. */
export function scoreHistory(
  score: number,
  today: string,
  snapshots: readonly DailySnapshot[],
): readonly ScorePoint[] {
  const before = snapshots.filter(({ day }) => day < today)
  if (before.length > 0) {
    const noted = snapshots.find(({ day }) => day === today)
    const measured = before.map((snapshot) => ({
      day: snapshot.day,
      score: snapshot.score,
      kind: 'measured' as const,
      snapshot,
    }))
    return [...measured, { day: today, score, kind: 'measured', ...(noted ? { snapshot: noted } : {}) }]
  }
  const series = projectedScores(score)
  const earlier = series.slice(0, 3).map((value, place) => ({
    day: daysLater(today, (place - 3) * STEP_DAYS),
    score: value,
    kind: 'estimated' as const,
  }))
  const next = {
    day: daysLater(today, STEP_DAYS),
    score: series.at(-1) ?? score,
    kind: 'projection' as const,
  }
  return [...earlier, { day: today, score, kind: 'measured' }, next]
}
