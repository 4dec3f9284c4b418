import type { ArmorProblem, ArmorSolution } from '../../armor/problem.ts'
import { solveArmor } from '../../armor/solver.ts'
import { masterworkedStats } from '../../gear/masterworked-stats.ts'
import { ARMOR_STATS, type ArmorStat, type StatLine } from '../../items.ts'
import { kitNeeds } from '../synergy/kit-needs.ts'
import { type BuildPlan, sumLines } from './plan-build.ts'

/**
 * Tuning takes points from some stat to raise another. The solver goes by weights, and below 0 a stat costs nothing, so that
 * it may pay with one that the kit rests on. Then mods and tuning of the same five pieces are laid anew: no stat that the kit
 * rests on may end below what the bare pieces give. Where the targets leave no such way, the first answer stays.
 */
export function spareNeededStats(
  plan: BuildPlan,
  problem: ArmorProblem,
  solution: ArmorSolution,
): ArmorSolution {
  const [worn] = solution.builds
  if (!worn) return solution
  const needed = neededStats(plan, worn.pieces)
  const paysWith = new Set(
    worn.tuning.flatMap((tuning) => (tuning?.kind === 'directional' ? [tuning.minus] : [])),
  )
  if (!needed.some((stat) => paysWith.has(stat))) return solution
  const bare = sumLines([
    plan.fragmentStats,
    ...plan.input.guardian.armor
      .filter(({ instanceId }) => worn.pieces.includes(instanceId))
      .map(masterworkedStats),
  ])
  const minimums = problem.minimums.map((least, at) =>
    needed.includes(ARMOR_STATS[at] as ArmorStat) ? Math.max(least, bare[at] ?? 0) : least,
  ) as unknown as StatLine
  const pieces = problem.pieces.filter(({ id }) => worn.pieces.includes(id))
  const { builds } = solveArmor({ ...problem, pieces, minimums })
  return builds.length > 0 ? { ...solution, builds } : solution
}

function neededStats({ input, kit }: BuildPlan, pieces: readonly string[]): readonly ArmorStat[] {
  const exotic = input.guardian.armor.find(
    ({ instanceId, rarity }) => rarity === 'exotic' && pieces.includes(instanceId),
  )
  const perk = exotic && input.exoticPerk?.(exotic.hash)
  const worn = exotic && perk !== undefined ? { name: exotic.name, perk } : undefined
  return [...kitNeeds(kit, worn, input.constraints.superName).keys()]
}
