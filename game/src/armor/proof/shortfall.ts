/**
 * What to say when the targets are out of reach.
 *
 * The nearest build is a goal like any other: every target counts up to its minimum and nothing more, so the largest
 * total is the smallest total missing. Which targets are to blame: impossible-group.ts.
 */
import type { StatLine } from '../../items.ts'
import { assembleBuild, type BuildContext } from '../fill/assemble.ts'
import { floorsOf, makeSoftGoal, STATS } from '../goal.ts'
import { candidates, rulesOf } from '../pieces-together.ts'
import type { ArmorProblem, Shortfall } from '../problem.ts'
import { Ranking } from '../ranking.ts'
import { explore } from '../search/explore.ts'
import type { Progress } from '../search/search.ts'
import type { Space } from '../variant-space.ts'
import { impossibleGroup } from './impossible-group.ts'

export function solveShortfall(
  context: BuildContext,
  progress: Progress,
  shouldStop?: () => boolean,
): Shortfall {
  const { problem, space } = context
  const blocked = whyNothingFits(problem, space)
  if (blocked) return nothingKnown(problem, blocked)
  const minimums = floorsOf(problem.minimums)
  const goal = makeSoftGoal(STATS, minimums, true)
  const ranking = new Ranking(1, -1)
  explore(space, goal, ranking, progress, { shouldStop })
  if (ranking.count === 0) return nothingKnown(problem, 'targets')
  const nearest = assembleBuild({ ...context, goal }, ranking.choiceAt(0))
  const missing = nearest.stats.map((value, i) => Math.max(0, (minimums[i] as number) - value))
  const group = impossibleGroup(space, minimums, nearest.stats, progress, shouldStop)
  return {
    reason: 'targets',
    nearest,
    missing: missing as unknown as StatLine,
    missingTotal: missing.reduce((sum, points) => sum + points, 0),
    ...(progress.complete ? group : NO_GROUP),
  }
}

const NO_GROUP = { group: [], groupNeeds: 0, groupReaches: 0 } as const

/** No five pieces fit together, or the caller stopped before any were found. */
function nothingKnown({ minimums }: ArmorProblem, reason: Shortfall['reason']): Shortfall {
  const missingTotal = minimums.reduce((sum, minimum) => sum + minimum, 0)
  return { reason, missing: minimums, missingTotal, ...NO_GROUP }
}

function whyNothingFits(problem: ArmorProblem, space: Space): 'slots' | 'sets' | 'exotic' | null {
  if (space.slots.some(({ count }) => count === 0)) return 'slots'
  if (space.fitting.length > 0) return null
  const rules = rulesOf({ ...problem, sets: [] })
  let kinds = new Set([0])
  for (const pieces of candidates(problem))
    kinds = new Set([...kinds].flatMap((sum) => pieces.map((piece) => sum + rules.kindOf(piece))))
  return [...kinds].some(rules.fits) ? 'sets' : 'exotic'
}
