/**
 * The armor solver: exact best builds, exact maxima, and an exact account of what is out of reach.
 *
 * The pieces become variants (variants.ts), the variants a space of pairs that fit together (space.ts). Every
 * question is a goal (goal.ts) that one search answers (explore.ts, search.ts): branch and bound over clusters of
 * partial choices. What would beat the builds at hand is described by a few boxes (boxes.ts), and a cluster is dropped
 * once linear cuts (cuts.ts) and cuts that see whole mods (rounded-cuts.ts) show that it misses them all, or that it ends
 * in known mixes only (open-mixes.ts). What a choice leaves open, mods and the stat that tuning takes from, is never
 * enumerated: fill.ts spends it best at once.
 */
import { assembleBuild, type BuildContext } from './fill/assemble.ts'
import { capsOf, DIGIT, floorsOf, makeKeyGoal, makeSingleGoal, NO_FLOOR, wantedStats } from './goal.ts'
import type { ArmorBuild, ArmorProblem, ArmorSolution, Maxima, SearchHooks, Shortfall } from './problem.ts'
import { solveShortfall } from './proof/shortfall.ts'
import { Ranking } from './ranking.ts'
import { explore } from './search/explore.ts'
import type { Progress } from './search/search.ts'
import { makeSpace, type Space } from './variant-space.ts'

const DEFAULT_LIMIT = 200

/** One problem, its questions asked one at a time, so that a worker can look up for newer queries in between. */
export interface ArmorSearch {
  readonly builds: () => readonly ArmorBuild[]
  /** The best builds known while they are still being looked for, best first. */
  readonly soFar: () => readonly ArmorBuild[]
  /** How far this stat (in the order of ARMOR_STATS) can go; quicker once builds are known. */
  readonly maximum: (stat: number) => number | null
  readonly shortfall: () => Shortfall
  /** All questions so far together. */
  readonly progress: Readonly<Progress>
  /** Whether the question asked last was answered to its end. */
  readonly isSettled: () => boolean
}

export function createArmorSearch(problem: ArmorProblem, hooks: SearchHooks = {}): ArmorSearch {
  const space = makeSpace(problem)
  const wanted = wantedStats(problem)
  const caps = capsOf(problem.maximums)
  const goal = makeKeyGoal(wanted, caps, floorsOf(problem.minimums))
  const context: BuildContext = { problem, space, goal, wanted, caps }
  const progress: Progress = { nodes: 0, complete: true }
  let found: readonly ArmorBuild[] = []
  let settled = true
  /** Each question has its own end: one that was stopped says nothing about the next. */
  const asking = <Answer>(ask: () => Answer): Answer => {
    const before = progress.complete
    progress.complete = hooks.shouldStop?.() !== true
    const answer = ask()
    settled = progress.complete
    progress.complete &&= before
    return answer
  }
  const stopper = () => {
    const last = progress.nodes + (problem.maxNodes ?? Number.POSITIVE_INFINITY)
    return () => hooks.shouldStop?.() === true || progress.nodes >= last
  }
  const ranking = new Ranking(Math.max(1, problem.limit ?? DEFAULT_LIMIT), -1)
  const soFar = () =>
    Array.from({ length: ranking.count }, (_, rank) => assembleBuild(context, ranking.choiceAt(rank)))
  const builds = () => {
    const onBest = hooks.onBuild && ((choice: Int32Array) => hooks.onBuild?.(assembleBuild(context, choice)))
    const open = explore(space, goal, ranking, progress, { shouldStop: stopper(), onBest })
    found = soFar()
    if (!progress.complete)
      progress.bestPossible = Math.max(found[0]?.total ?? 0, Math.floor(open / DIGIT ** goal.ties.length))
    return found
  }
  const maximum = (stat: number) => {
    const known = found.reduce((most, { stats }) => Math.max(most, stats[stat] ?? -1), -1)
    return solveMaximum(problem, space, stat, known, progress, stopper())
  }
  const shortfall = () => solveShortfall(context, progress, stopper())
  return {
    builds: () => asking(builds),
    soFar,
    maximum: (stat) => asking(() => maximum(stat)),
    shortfall: () => asking(shortfall),
    progress,
    isSettled: () => settled,
  }
}

export function solveArmor(problem: ArmorProblem, hooks: SearchHooks = {}): ArmorSolution {
  const search = createArmorSearch(problem, hooks)
  const builds = search.builds()
  const maxima: Maxima | undefined = problem.withMaxima
    ? [0, 1, 2, 3, 4, 5].map((stat) => search.maximum(stat))
    : undefined
  const shortfall = builds.length === 0 && search.progress.complete ? search.shortfall() : undefined
  return {
    builds,
    ...(maxima && { maxima }),
    ...(shortfall && { shortfall }),
    proof: { ...search.progress },
  }
}

/** How far a stat alone can go while all other minimums are met. `known`: what some build is known to reach, or -1. */
function solveMaximum(
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
