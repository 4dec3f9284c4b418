/** For each variant of the single slot, the best value of a goal among the choices that contain it. */
import { boxesAbove } from './bounds/boxes.ts'
import { CutChooser } from './bounds/choose-cuts.ts'
import { dryStats, GoalBounds } from './bounds/cuts.ts'
import { Level } from './bounds/level.ts'
import { restsOf } from './bounds/rests.ts'
import type { Goal } from './goal.ts'
import { Ranking } from './ranking.ts'
import { growTree } from './search/cluster-tree.ts'
import { EntryList } from './search/entries.ts'
import { activeStats, listParts, valued } from './search/part-lists.ts'
import { ClusterSearch, type Progress, type Watch } from './search/search.ts'
import { fittingTrios, growTrees } from './search/trios.ts'
import { allVariants, type Space } from './variant-space.ts'

/** Values at or below `lowest` are of no interest and come back as `lowest`. */
export function variantValues(
  space: Space,
  goal: Goal,
  lowest: number,
  progress: Progress,
  watch: Watch = {},
): Float64Array {
  const values = new Float64Array(space.slots[space.single]?.count ?? 0).fill(lowest)
  if (space.fitting.length === 0) return values
  for (const dry of [-1, ...dryStats(space, goal)])
    raiseValues(values, new GoalBounds(space, goal, dry), lowest, progress, watch)
  return values
}

function raiseValues(
  values: Float64Array,
  goalBounds: GoalBounds,
  lowest: number,
  progress: Progress,
  watch: Watch,
): void {
  const { space, goal } = goalBounds
  const bounds = new CutChooser(goalBounds).choose(boxesAbove(goal, lowest))
  if (!bounds) return
  const { cuts } = bounds
  const level = new Level(goalBounds, bounds, lowest)
  const parts = listParts(goalBounds, level, restsOf(goalBounds, cuts), allVariants(space))
  const left = growTrees(parts.left, bounds)
  const right = growTrees(parts.right, bounds)
  const slot = space.single
  const source = valued(space, cuts, slot)
  const active = activeStats(goal)
  const kinds = space.kindIndex[slot] as Int32Array
  for (let v = 0; v < values.length; v++) {
    const alone = new EntryList(cuts.length, () => {}, 1)
    alone.addOne(source, v, active)
    const single = (space.kinds[slot] ?? []).map((_, kind) =>
      kind === kinds[v] ? growTree(alone, bounds) : null,
    )
    const ranking = new Ranking(1, values[v] as number)
    level.raise(ranking.threshold)
    const search = new ClusterSearch(space, goal, level, ranking, progress, watch)
    for (const trio of fittingTrios(space, left, single, right)) search.run(trio)
    if (ranking.count > 0) values[v] = ranking.valueAt(0)
  }
}
