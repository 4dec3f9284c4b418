import type { ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { createArmorSearch } from '@ai-vault/game/armor/solver.ts'
import { ARMOR_STATS, type ArmorStat, type StatLine } from '@ai-vault/game/items.ts'

/** With none of these targets above the level, and all others as they are, there is a build. */
export interface Easing {
  readonly stats: readonly ArmorStat[]
  readonly level: number
}

const placeOf = (stat: ArmorStat) => ARMOR_STATS.indexOf(stat)

/**
 * Which targets might give way together: all of them evenly, and the two that are wanted least. The highest is wanted
 * most, wherever it stands in the order, so it is no part of those two where two lower ones are.
 */
export function easingGroups({ minimums, priority }: ArmorProblem): readonly (readonly ArmorStat[])[] {
  const order = [...priority, ...ARMOR_STATS.filter((stat) => !priority.includes(stat))]
  const asked = order.filter((stat) => (minimums[placeOf(stat)] ?? 0) > 0)
  const lower = asked.filter((stat) => (minimums[placeOf(stat)] ?? 0) < Math.max(...minimums))
  const least = (lower.length > 1 ? lower : asked).slice(-2)
  return [...(asked.length > 2 ? [least] : []), ...(asked.length > 1 ? [asked] : [])]
}

const eased = ({ minimums }: ArmorProblem, { stats, level }: Easing) =>
  minimums.map((minimum, i) =>
    stats.includes(ARMOR_STATS[i] as ArmorStat) ? Math.min(minimum, level) : minimum,
  ) as unknown as StatLine

/** Whether any build meets these targets; undefined where the time ran out before one was found. */
function isMet(problem: ArmorProblem, minimums: StatLine, outOfTime: () => boolean): boolean | undefined {
  let found = false
  const search = createArmorSearch(
    { ...problem, minimums, limit: 1 },
    {
      onBuild: () => {
        found = true
      },
      shouldStop: () => found || outOfTime(),
    },
  )
  if (search.builds().length > 0) return true
  return search.progress.complete ? false : undefined
}

/**
 * The highest level at which the targets of these stats can stand, by halving: a higher level never makes targets easier.
 * Nothing where even level 0 helps nothing, or where the time ran out.
 */
export function easeTargets(
  problem: ArmorProblem,
  stats: readonly ArmorStat[],
  outOfTime: () => boolean,
): Easing | undefined {
  let most = Math.max(...stats.map((stat) => problem.minimums[placeOf(stat)] ?? 0)) - 1
  let least = -1
  while (least < most) {
    const level = Math.floor((least + most + 1) / 2)
    const met = isMet(problem, eased(problem, { stats, level }), outOfTime)
    if (met === undefined) return undefined
    if (met) least = level
    else most = level - 1
  }
  return least < 0 ? undefined : { stats, level: least }
}
