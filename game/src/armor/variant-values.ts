/** For each variant of the single slot, the best value of a goal among the choices that contain it. */
import { chooseCuts } from './choose-cuts.ts'
import { growTree } from './cluster-tree.ts'
import { GoalBounds } from './cuts.ts'
import { EntryList } from './entries.ts'
import type { Goal } from './goal.ts'
import { activeStats, listParts, valued } from './part-lists.ts'
import { Ranking } from './ranking.ts'
import { restsOf } from './rests.ts'
import { ClusterSearch, type Progress, type Watch } from './search.ts'
import { allVariants, type Space } from './space.ts'
import { fittingTrios, growTrees } from './trios.ts'

/** Values at or below `lowest` are of no interest and come back as `lowest`. */
export function variantValues(
  space: Space,
  goal: Goal,
  lowest: number,
  progress: Progress,
  watch: Watch = {},
): Float64Array {
  const slot = space.single
  const values = new Float64Array(space.slots[slot]?.count ?? 0).fill(lowest)
  const goalBounds = new GoalBounds(space, goal)
  const bounds = space.fitting.length > 0 ? chooseCuts(goalBounds, lowest) : null
  if (!bounds) return values
  const { cuts } = bounds
  const start = new ClusterSearch(space, goal, bounds, new Ranking(1, lowest), progress, watch)
  const parts = listParts(goalBounds, cuts, restsOf(goalBounds, cuts, start.required), allVariants(space))
  const left = growTrees(parts.left, bounds)
  const right = growTrees(parts.right, bounds)
  const source = valued(space, cuts, slot)
  const active = activeStats(goal)
  const kinds = space.kindIndex[slot] as Int32Array
  for (let v = 0; v < values.length; v++) {
    const alone = new EntryList(cuts.length, () => {}, 1)
    alone.addOne(source, v, active)
    const single = (space.kinds[slot] ?? []).map((_, kind) =>
      kind === kinds[v] ? growTree(alone, bounds) : null,
    )
    const ranking = new Ranking(1, lowest)
    const search = new ClusterSearch(space, goal, bounds, ranking, progress, watch)
    for (const trio of fittingTrios(space, left, single, right)) search.run(trio)
    if (ranking.count > 0) values[v] = ranking.valueAt(0)
  }
  return values
}
