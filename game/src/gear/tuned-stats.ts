import { TUNING_POINTS } from '../armor/problem.ts'
import { ARMOR_STATS, type StatLine, type Tuning } from '../items.ts'

/** A tier 5 piece's base stats with one way to tune it. */
export function tunedStats(base: StatLine, tuning: Tuning | undefined): StatLine {
  const points = (i: number) => {
    const value = base[i] ?? 0
    if (tuning?.kind === 'balanced') return value === 0 ? 1 : value
    if (tuning?.kind !== 'directional') return value
    if (ARMOR_STATS[i] === tuning.plus) return value + TUNING_POINTS
    return ARMOR_STATS[i] === tuning.minus ? value - TUNING_POINTS : value
  }
  return [points(0), points(1), points(2), points(3), points(4), points(5)]
}
