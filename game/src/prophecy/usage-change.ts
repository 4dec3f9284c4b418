/**
 * What is used more or less than before, told from reports of finished activities. Each report gives the share of its
 * weapon kills that a type of weapon made; two spans are compared by the mean of these shares. A change is claimed only
 * where both spans hold enough reports and the 95 % interval of the difference leaves out zero.
 */
import type { WeaponType } from '../items.ts'

export interface ReportUse {
  readonly startedAt: number
  /** Weapon kills of all players in it, by type. */
  readonly kills: Readonly<Partial<Record<WeaponType, number>>>
}

export interface UsageChange {
  readonly type: WeaponType
  /** Percent of the weapon kills of a report. */
  readonly before: number
  readonly now: number
  /** Half the width of the interval of the difference. */
  readonly margin: number
  readonly reportsBefore: number
  readonly reportsNow: number
  /** Chance alone hardly explains it. */
  readonly sure: boolean
}

/** With fewer reports on either side nothing is claimed. */
export const FEWEST_REPORTS = 10
const Z = 1.96

export function usageChanges(
  before: readonly ReportUse[],
  now: readonly ReportUse[],
): readonly UsageChange[] {
  const types = [...new Set([...before, ...now].flatMap(({ kills }) => Object.keys(kills)))] as WeaponType[]
  const enough = before.length >= FEWEST_REPORTS && now.length >= FEWEST_REPORTS
  return types
    .map((type): UsageChange => {
      const [earlier, later] = [sharesOf(type, before), sharesOf(type, now)]
      const margin = Z * Math.sqrt(spread(earlier) + spread(later))
      const difference = mean(later) - mean(earlier)
      return {
        type,
        before: round(mean(earlier)),
        now: round(mean(later)),
        margin: round(margin),
        reportsBefore: before.length,
        reportsNow: now.length,
        sure: enough && Math.abs(difference) > margin,
      }
    })
    .toSorted((one, other) => Math.abs(other.now - other.before) - Math.abs(one.now - one.before))
}

function sharesOf(type: WeaponType, reports: readonly ReportUse[]): readonly number[] {
  return reports.flatMap(({ kills }) => {
    const all = Object.values(kills).reduce((sum, count) => sum + count, 0)
    return all > 0 ? [(100 * (kills[type] ?? 0)) / all] : []
  })
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The variance of the mean. */
function spread(values: readonly number[]): number {
  if (values.length < 2) return 0
  const middle = mean(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1) / values.length
}

const round = (value: number) => Math.round(value * 10) / 10
