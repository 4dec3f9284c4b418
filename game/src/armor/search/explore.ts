/**
 * Carries out one goal.
 *
 * A quick pass over the most promising variants finds builds to start from; where one best value is asked for, steps
 * towards tight bounds find some before that, and it ends where one meets its bound. Then the whole space is searched for
 * anything better, on a budget of nodes: mostly that is the end of it. If not, the question is a hard one. Then clusters
 * that can only end in mixes already known are dropped too (open-mixes.ts), and where the builds at hand are too poor to
 * bound the search well, it looks only above a bar: just below what is known to be out of reach at first, then lower by
 * doubling steps. A pass that ends shows all there is above its bar, a pass that runs out of budget raises what is
 * reached.
 *
 * Bounds take it that a dump costs five points. It costs less where it brings a stat below 0, which then counts as 0:
 * such builds, if there can be any, are searched apart, one such stat after the other.
 */
import { barBelow, barBetween } from '../bounds/bar.ts'
import { boxesAbove } from '../bounds/boxes.ts'
import { CutChooser } from '../bounds/choose-cuts.ts'
import { type Cut, dryStats, GoalBounds } from '../bounds/cuts.ts'
import { Level } from '../bounds/level.ts'
import { restsOf, survivors } from '../bounds/rests.ts'
import { fillValue } from '../fill/fill.ts'
import { UNREACHABLE } from '../fill/fill-program.ts'
import { DIGIT, type Goal } from '../goal.ts'
import type { Ranking } from '../ranking.ts'
import { allVariants, type Space } from '../variant-space.ts'
import { mixStats, OpenMixes } from './open-mixes.ts'
import { activeStats, listParts } from './part-lists.ts'
import { ClusterSearch, type Progress, type Watch } from './search.ts'
import { shortLists } from './short-lists.ts'
import { mergedTrios, plainTrios } from './trios.ts'

/** Variants per slot and kind in the first, quick pass. */
const SHORT_LIST = 8
/** In nodes. */
const SHORT_BUDGET = 6000
const FIRST_BUDGET = 20_000
/** What a hard search is worth at least, when it comes to preparing it. */
const HARD_BUDGET = 80_000
/** So many nodes without enough builds, and it is time for bars after all. */
const MANY_NODES = 500_000
/** Where a single number is to be found, this close it is not worth a pass of its own. */
const NEAR = 8
const NOTHING_OPEN = Number.NEGATIVE_INFINITY

/** All that the goal asks for; where it is stopped before, all that is worth more than the value it returns. */
export function explore(
  space: Space,
  goal: Goal,
  ranking: Ranking,
  progress: Progress,
  watch: Watch = {},
  firstBudget = FIRST_BUDGET,
): number {
  if (space.fitting.length === 0) return NOTHING_OPEN
  const open = [-1, ...dryStats(space, goal)].map((dry) => {
    const goalBounds = new GoalBounds(space, goal, dry)
    return search(new Passes(goalBounds, ranking, progress, watch), firstBudget)
  })
  return Math.max(...open)
}

function search(passes: Passes, firstBudget: number): number {
  const { ranking, progress } = passes
  const { goal } = passes.goalBounds
  if (passes.run(ranking.threshold, SHORT_BUDGET, SHORT_LIST) === 'all') return NOTHING_OPEN
  let bar = ranking.threshold
  let open = passes.ceiling
  let budget = isNear(goal, bar, open) ? Number.POSITIVE_INFINITY : firstBudget
  let stride = 1
  while (progress.complete) {
    const before = progress.nodes
    if (passes.run(bar, budget, 0, budget > firstBudget) === 'all') {
      if (ranking.threshold >= bar) return NOTHING_OPEN
      open = bar
      bar = Math.max(ranking.threshold, barBelow(goal, open, stride))
      stride *= 2
      budget = Math.max(budget, 4 * (progress.nodes - before))
    } else {
      // Where few builds were found there may be no more: then a bar is of no use.
      const mayBeAll = !ranking.isFull && budget < MANY_NODES
      stride = Math.max(1, stride >> 2)
      const step = barBelow(goal, open, stride)
      if (mayBeAll) bar = ranking.threshold
      else bar = step > ranking.threshold ? step : barBetween(goal, ranking.threshold, open)
      budget *= mayBeAll ? 8 : 2
    }
    if (bar < passes.lowest || isNear(goal, ranking.threshold, open)) bar = ranking.threshold
    if (isNear(goal, bar, open)) budget = Number.POSITIVE_INFINITY
  }
  return open
}

/** Nothing worth halving lies in between. */
const isNear = (goal: Goal, low: number, high: number) =>
  goal.ties.length === 0 ? high - low <= NEAR : barBetween(goal, low, high) === low

class Passes {
  readonly goalBounds: GoalBounds
  readonly ranking: Ranking
  readonly progress: Progress
  private readonly chooser: CutChooser
  private readonly watch: Watch

  constructor(goalBounds: GoalBounds, ranking: Ranking, progress: Progress, watch: Watch) {
    this.goalBounds = goalBounds
    this.chooser = new CutChooser(this.goalBounds)
    if (ranking.limit === 1 && goalBounds.goal.ties.length === 0)
      goalBounds.settles = (choice, most) => this.settles(choice, most)
    this.ranking = ranking
    this.progress = progress
    this.watch = watch
  }

  /** Takes in a choice; true where none can be better than the best at hand. */
  private settles(choice: Int32Array, most: number): boolean {
    const { goalBounds, ranking, watch } = this
    const { goal, space } = goalBounds
    const value = choiceValue(space, goal, choice, ranking.threshold)
    const rank = value === UNREACHABLE ? -1 : ranking.place(value)
    if (rank >= 0) {
      const kept = choice.slice()
      ranking.insert(rank, value, kept)
      watch.onBest?.(kept)
    }
    return ranking.isFull && ranking.threshold >= Math.min(goal.ceiling, Math.floor(most))
  }

  /** No build is worth more. */
  get ceiling(): number {
    const { goal } = this.goalBounds
    return Math.min(
      goal.ceiling,
      this.chooser.bestTotal * DIGIT ** goal.ties.length + DIGIT ** goal.ties.length - 1,
    )
  }

  /** No build that meets the floors is worth less. */
  get lowest(): number {
    const { floor, total, ties } = this.goalBounds.goal
    return (
      total.reduce((sum, weight, i) => sum + weight * Math.max(0, floor[i] as number), 0) *
      DIGIT ** ties.length
    )
  }

  /** Looks for builds above the bar; with `perKind` only among so many variants per slot and kind. */
  run(bar: number, budget: number, perKind: number, isHard = false): 'all' | 'some' {
    const { goalBounds, ranking, progress, watch } = this
    const { goal, space } = goalBounds
    const byMixes = ranking.limit > 1 && perKind === 0 && isHard
    const bounds = this.chooser.choose(boxesAbove(goal, bar), byMixes ? mixStats(goalBounds) : 0)
    if (!bounds) return 'all'
    const level = new Level(goalBounds, bounds, Math.max(bar, ranking.threshold))
    const rests = restsOf(goalBounds, bounds.cuts)
    const alive = survivors(space, level, rests, allVariants(space))
    const lists = perKind > 0 ? shortLists(space, bounds.cuts[0] as Cut, alive, perKind) : alive
    const parts = listParts(goalBounds, level, rests, lists)
    const merged =
      perKind === 0 && ranking.limit > 1
        ? mergedTrios(space, level, activeStats(goal), parts, isHard ? Math.max(budget, HARD_BUDGET) : budget)
        : null
    const trios = merged ?? plainTrios(space, parts, level)
    const mixes = bounds.mixStats
      ? new OpenMixes(goalBounds, bounds, ranking, bar, this.chooser.bestTotal)
      : null
    const search = new ClusterSearch(
      space,
      goal,
      level,
      ranking,
      progress,
      watch,
      progress.nodes + budget,
      mixes,
    )
    for (const trio of trios) search.run(trio)
    const complete = !search.isStopped && (perKind === 0 || sizeOf(lists) === sizeOf(alive))
    return complete ? 'all' : 'some'
  }
}

const sizeOf = (lists: readonly Int32Array[]) => lists.reduce((sum, { length }) => sum + length, 0)

const raw = new Int32Array(6)

/** What a choice of variants is worth with its load spent best; UNREACHABLE as in fillValue. */
function choiceValue({ slots, bonus }: Space, goal: Goal, choice: Int32Array, above: number): number {
  raw.set(bonus)
  let load = 0
  for (const [k, slot] of slots.entries()) {
    const v = choice[k] as number
    load += slot.load[v] as number
    for (let i = 0; i < 6; i++) raw[i] = (raw[i] as number) + (slot.stats[v * 6 + i] as number)
  }
  return fillValue(goal, raw, load, above)
}
