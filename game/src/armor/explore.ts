/**
 * Carries out one goal: sets up the cuts, tries the most promising variants first to raise the level, then searches
 * everything that could still beat it.
 */
import { chooseCuts } from './choose-cuts.ts'
import { type Cut, GoalBounds } from './cuts.ts'
import type { Goal } from './goal.ts'
import { collectPartials, shortLists } from './partials.ts'
import type { Ranking } from './ranking.ts'
import { ClusterSearch, type Progress, type Watch } from './search.ts'
import type { Space } from './space.ts'

/** Variants per slot and kind in the first, quick passes; a later one is left out once there are enough builds. */
const SHORT_LISTS = [8, 24]
/** Up to this many combinations, left pairs and single variants are merged, where more than one build is wanted. */
const MERGE_LIMIT = 100_000

export function explore(
  space: Space,
  goal: Goal,
  ranking: Ranking,
  progress: Progress,
  watch: Watch = {},
): void {
  if (space.fitting.length === 0) return
  const goalBounds = new GoalBounds(space, goal)
  const bounds = chooseCuts(goalBounds, ranking.threshold)
  if (!bounds) return
  const search = new ClusterSearch(space, goal, bounds, ranking, progress, watch)
  const pass = (lists: readonly Int32Array[], mergeLimit: number) => {
    const trios = collectPartials(goalBounds, bounds, search.required, lists, mergeLimit)
    for (const trio of trios) search.run(trio)
  }
  const everything = space.slots.map(({ count }) => Int32Array.from({ length: count }, (_, v) => v))
  for (const perKind of SHORT_LISTS) {
    if (ranking.count === ranking.limit) break
    const short = shortLists(space, bounds.cuts[0] as Cut, perKind)
    if (short.some((list, k) => list.length < (everything[k] as Int32Array).length)) pass(short, 0)
  }
  pass(everything, ranking.limit > 1 ? MERGE_LIMIT : 0)
}
