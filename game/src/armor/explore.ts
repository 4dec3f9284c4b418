/**
 * Carries out one goal: sets up the cuts, tries the most promising variants first to raise the level, then searches
 * everything that could still beat it.
 */
import { chooseCuts } from './choose-cuts.ts'
import { type Cut, GoalBounds } from './cuts.ts'
import type { Goal } from './goal.ts'
import { collectPartials, shortLists, survivors } from './partials.ts'
import type { Ranking } from './ranking.ts'
import { ClusterSearch, type Progress, type Watch } from './search.ts'
import type { Space } from './space.ts'

/** Variants per slot and kind in the first, quick passes. */
const SHORT_LISTS = [8, 24]
/** The second quick pass is left out if so few variants are left in a slot on average, or one build is enough. */
const FEW = 30
/** Up to this many combinations, left pairs and single variants are merged, where more than one build is wanted. */
const MERGE_LIMIT = 300_000

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
  const pass = (lists: readonly Int32Array[], merge: boolean) => {
    const limit = merge ? MERGE_LIMIT : 0
    for (const trio of collectPartials(goalBounds, bounds, search.required, lists, limit)) search.run(trio)
  }
  const many = ranking.limit > 1
  let alive: readonly Int32Array[] = space.slots.map(({ count }) =>
    Int32Array.from({ length: count }, (_, v) => v),
  )
  for (const [n, perKind] of SHORT_LISTS.entries()) {
    const short = shortLists(space, bounds.cuts[0] as Cut, alive, perKind)
    const goodEnough = n > 0 && (many ? sizeOf(alive) < 5 * FEW : ranking.count > 0)
    if (goodEnough || sizeOf(short) === sizeOf(alive)) break
    pass(short, many && n > 0)
    alive = survivors(goalBounds, bounds, search.required, alive)
  }
  pass(alive, many)
}

const sizeOf = (lists: readonly Int32Array[]) => lists.reduce((sum, { length }) => sum + length, 0)
