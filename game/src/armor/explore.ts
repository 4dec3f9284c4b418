/**
 * Carries out one goal: sets up the cuts, tries the most promising variants first to raise the level, then searches
 * everything that could still beat it.
 */
import { chooseCuts } from './choose-cuts.ts'
import { type Cut, GoalBounds } from './cuts.ts'
import type { EntryList } from './entries.ts'
import type { Goal } from './goal.ts'
import { activeStats, listParts } from './part-lists.ts'
import type { Ranking } from './ranking.ts'
import { restsOf, survivors } from './rests.ts'
import { ClusterSearch, type Progress, type Watch } from './search.ts'
import { shortLists } from './short-lists.ts'
import { allVariants, type Space } from './space.ts'
import { mergedTrios, plainTrios } from './trios.ts'

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
  const many = ranking.limit > 1
  const pass = (lists: readonly Int32Array[], merge: boolean) => {
    const rests = restsOf(goalBounds, bounds.cuts, search.required)
    const parts = listParts(goalBounds, bounds.cuts, rests, lists)
    const merges = merge && entriesIn(parts.left) * entriesIn(parts.single) <= MERGE_LIMIT
    const trios = merges
      ? mergedTrios(space, rests, activeStats(goal), parts, bounds)
      : plainTrios(space, parts, bounds)
    for (const trio of trios) search.run(trio)
  }
  let alive: readonly Int32Array[] = allVariants(space)
  for (const [n, perKind] of SHORT_LISTS.entries()) {
    const short = shortLists(space, bounds.cuts[0] as Cut, alive, perKind)
    const goodEnough = n > 0 && (many ? sizeOf(alive) < 5 * FEW : ranking.count > 0)
    if (goodEnough || sizeOf(short) === sizeOf(alive)) break
    pass(short, many && n > 0)
    if (search.isSettled) return
    alive = survivors(space, bounds.cuts, restsOf(goalBounds, bounds.cuts, search.required), alive)
  }
  pass(alive, many)
}

const sizeOf = (lists: readonly Int32Array[]) => lists.reduce((sum, { length }) => sum + length, 0)
const entriesIn = (lists: readonly EntryList[]) => lists.reduce((sum, { count }) => sum + count, 0)
