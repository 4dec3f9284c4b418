/**
 * The search itself: branch and bound over clusters.
 *
 * The left pairs, the variants of the single slot and the right pairs each stand in a cluster tree. A node of the
 * search is one cluster of each; it is dropped as soon as some bound (cluster-test.ts) shows that none of its choices
 * can meet the floors and beat the level. Otherwise the widest of the three clusters is split in two, the more
 * promising half first, down to a few choices, which fill.ts values exactly.
 */

import type { Level } from '../bounds/level.ts'
import { fillValue } from '../fill/fill.ts'
import { UNREACHABLE } from '../fill/fill-program.ts'
import type { Goal } from '../goal.ts'
import type { Ranking } from '../ranking.ts'
import type { Space } from '../variant-space.ts'
import { ClusterTest } from './cluster-test.ts'
import type { ClusterTree } from './cluster-tree.ts'
import type { OpenMixes } from './open-mixes.ts'
import type { Trio } from './trios.ts'

export interface Progress {
  nodes: number
  complete: boolean
  /** Only where the builds are not complete: no build has a higher total. */
  bestPossible?: number
}

/** What the caller wants to know and decide while a search runs. */
export interface Watch {
  readonly shouldStop?: (() => boolean) | undefined
  readonly onBest?: ((choice: Int32Array) => void) | undefined
}

const STOP_EVERY = 512
/** This many choices are looked at one by one instead of splitting further. */
const SCAN_SIZE = 6

export class ClusterSearch {
  private readonly goal: Goal
  private readonly space: Space
  private readonly ranking: Ranking
  private readonly progress: Progress
  private readonly watch: Watch
  private readonly level: Level
  private readonly test: ClusterTest
  private readonly raw = new Int32Array(6)
  private readonly lastNode: number
  private trio: Trio | null = null
  /** Stopped by the caller, or out of budget. */
  isStopped = false

  constructor(
    space: Space,
    goal: Goal,
    level: Level,
    ranking: Ranking,
    progress: Progress,
    watch: Watch,
    lastNode = Number.POSITIVE_INFINITY,
    mixes: OpenMixes | null = null,
  ) {
    this.lastNode = lastNode
    this.space = space
    this.goal = goal
    this.ranking = ranking
    this.progress = progress
    this.watch = watch
    this.level = level
    this.test = new ClusterTest(level, mixes)
  }

  run(trio: Trio): void {
    if (this.isStopped) return
    this.trio = trio
    const { level } = this
    const [left, single, right] = trio
    this.test.fix(left, 0, single, 0)
    const box = this.test.firstBox(right, 0, level.bounds.emptyBoxes)
    if (box >= 0) this.visit(0, 0, 0, box)
  }

  private visit(l: number, s: number, r: number, box: number): void {
    const { progress, test, level } = this
    progress.nodes++
    if (progress.nodes > this.lastNode) this.isStopped = true
    if (progress.nodes % STOP_EVERY === 0 && this.watch.shouldStop?.()) {
      progress.complete = false
      this.isStopped = true
    }
    if (this.isStopped) return
    const [left, single, right] = this.trio as Trio
    const spreadL = left.spread[l] as number
    const spreadS = single.spread[s] as number
    const spreadR = right.spread[r] as number
    const size =
      ((left.to[l] as number) - (left.from[l] as number)) *
      ((single.to[s] as number) - (single.from[s] as number)) *
      ((right.to[r] as number) - (right.from[r] as number))
    if (size <= SCAN_SIZE || (spreadL < 0 && spreadS < 0 && spreadR < 0)) {
      this.scan(l, s, r)
      return
    }
    if (spreadL >= spreadS && spreadL >= spreadR) {
      test.fix(single, s, right, r)
      const better = betterChild(left, l)
      const other = otherChild(left, l, better)
      let others = test.firstBox(left, other, box)
      const betters = test.firstBox(left, better, box)
      const { version } = level
      if (betters >= 0) this.visit(better, s, r, betters)
      if (others >= 0 && version !== level.version) others = this.stillHolds(other, s, r)
      if (others >= 0) this.visit(other, s, r, others)
    } else if (spreadR >= spreadS) {
      test.fix(left, l, single, s)
      const better = betterChild(right, r)
      const other = otherChild(right, r, better)
      let others = test.firstBox(right, other, box)
      const betters = test.firstBox(right, better, box)
      const { version } = level
      if (betters >= 0) this.visit(l, s, better, betters)
      if (others >= 0 && version !== level.version) others = this.stillHolds(l, s, other)
      if (others >= 0) this.visit(l, s, other, others)
    } else {
      test.fix(left, l, right, r)
      const better = betterChild(single, s)
      const other = otherChild(single, s, better)
      let others = test.firstBox(single, other, box)
      const betters = test.firstBox(single, better, box)
      const { version } = level
      if (betters >= 0) this.visit(l, better, r, betters)
      if (others >= 0 && version !== level.version) others = this.stillHolds(l, other, r)
      if (others >= 0) this.visit(l, other, r, others)
    }
  }

  /** Asked again once the level has risen. */
  private stillHolds(l: number, s: number, r: number): number {
    const [left, single, right] = this.trio as Trio
    this.test.fix(left, l, single, s)
    return this.test.firstBox(right, r, this.level.bounds.emptyBoxes)
  }

  /** Few choices are left: value each. */
  private scan(l: number, s: number, r: number): void {
    const [left, single, right] = this.trio as Trio
    for (let i = left.from[l] as number; i < (left.to[l] as number); i++) {
      const a = left.order[i] as number
      for (let j = single.from[s] as number; j < (single.to[s] as number); j++) {
        const b = single.order[j] as number
        for (let k = right.from[r] as number; k < (right.to[r] as number); k++) {
          this.evaluate(a, b, right.order[k] as number)
        }
      }
    }
  }

  private evaluate(a: number, b: number, c: number): void {
    const { raw, ranking } = this
    const [{ entries: left }, { entries: single }, { entries: right }] = this.trio as Trio
    const load = (left.load[a] as number) + (single.load[b] as number) + (right.load[c] as number)
    for (let i = 0; i < 6; i++)
      raw[i] =
        (this.space.bonus[i] as number) +
        (left.stats[a * 6 + i] as number) +
        (single.stats[b * 6 + i] as number) +
        (right.stats[c * 6 + i] as number)
    const value = fillValue(this.goal, raw, load, ranking.threshold)
    if (value === UNREACHABLE) return
    const rank = ranking.place(value)
    if (rank < 0) return
    const before = ranking.threshold
    const choice = new Int32Array(5)
    left.write(a, choice)
    single.write(b, choice)
    right.write(c, choice)
    ranking.insert(rank, value, choice)
    if (rank === 0) this.watch.onBest?.(choice)
    if (ranking.threshold > before) this.level.raise(ranking.threshold)
  }
}

/** By the first cut, which guides the search. */
function betterChild({ child, topValues, entries }: ClusterTree, node: number): number {
  const first = child[node] as number
  const cuts = entries.cuts
  return (topValues[first * cuts] as number) >= (topValues[(first + 1) * cuts] as number) ? first : first + 1
}

const otherChild = ({ child }: ClusterTree, node: number, better: number) =>
  2 * (child[node] as number) + 1 - better
