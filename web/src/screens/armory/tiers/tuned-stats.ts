import { TUNING_POINTS } from '@ai-vault/game/armor/problem.ts'
import { ARMOR_STATS, type StatLine, type Tuning } from '@ai-vault/game/items.ts'

/** A tier 5 piece's base stats with one way to tune it. */
export function tunedStats(base: StatLine, tuning: Tuning | undefined): readonly number[] {
  return ARMOR_STATS.map((stat, i) => {
    const value = base[i] ?? 0
    if (tuning?.kind === 'balanced') return value === 0 ? 1 : value
    if (tuning?.kind !== 'directional') return value
    if (stat === tuning.plus) return value + TUNING_POINTS
    return stat === tuning.minus ? value - TUNING_POINTS : value
  })
}
