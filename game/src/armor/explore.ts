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

/** Variants per slot and kind in the first, quick pass. */
const SHORT_LIST = 12

export function explore(
  space: Space,
  goal: Goal,
  ranking: Ranking,
  progress: Progress,
  watch: Watch = {},
): void {
  if (space.fitting.length === 0) return
  const bounds = new GoalBounds(space, goal)
  const chosen = chooseCuts(bounds, ranking.threshold)
  if (!chosen) return
  const { cuts, search: searchBounds } = chosen
  const search = new ClusterSearch(space, goal, searchBounds, ranking, progress, watch)
  const pass = (lists: readonly Int32Array[]) => {
    const trios = collectPartials(bounds, cuts, search.requiredNow(), lists, searchBounds.carry)
    for (const [left, single, right] of trios) search.run(left, single, right)
  }
  const short = shortLists(space, cuts[0] as Cut, SHORT_LIST)
  const everything = space.slots.map(({ count }) => Int32Array.from({ length: count }, (_, v) => v))
  if (short.some((list, k) => list.length < (everything[k] as Int32Array).length)) pass(short)
  pass(everything)
}
