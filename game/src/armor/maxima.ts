/** How far each stat alone can go while all other minimums are met. */

import { capsOf, floorsOf, makeSingleGoal, NO_FLOOR } from './goal.ts'
import type { ArmorProblem } from './problem.ts'
import { Ranking } from './ranking.ts'
import { explore } from './search/explore.ts'
import type { Progress } from './search/search.ts'
import type { Space } from './variants/space.ts'

/** `known`: a value that some build is known to reach, or -1. */
export function solveMaximum(
  problem: ArmorProblem,
  space: Space,
  stat: number,
  known: number,
  progress: Progress,
  shouldStop?: () => boolean,
): number | null {
  const floor = floorsOf(problem.minimums)
  floor[stat] = NO_FLOOR
  const ranking = new Ranking(1, known)
  explore(space, makeSingleGoal(stat, capsOf(undefined), floor), ranking, progress, { shouldStop })
  const reached = ranking.count > 0 ? ranking.valueAt(0) : known
  return reached < 0 ? null : reached
}
