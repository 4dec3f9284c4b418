/**
 * The search itself: branch and bound over clusters.
 *
 * The left pairs, the variants of the single slot and the right pairs each stand in a cluster tree. A node of the
 * search is one cluster of each; it is dropped as soon as some bound shows that none of its choices can meet the
 * floors and beat the level. Otherwise the widest of the three clusters is split in two, the more promising half
 * first, down to single choices, which fill.ts values exactly.
 *
 * Bounds, from cheap to dear:
 * - every cut (cuts.ts): the three clusters' maxima added up;
 * - the carry: fine points only help in full fives. With t the floor minus bonus, a stat whose pieces have fine
 *   points p in sum gains floor((p + e) / 5) fives, where e brings t up to a multiple of five. The sum of all floors,
 *   each rounded up, must be met by what the pieces have in whole fives plus those carries. A linear bound would
 *   count every fine point; this one sees that balanced tuning on four of five pieces is worth nothing to a target
 *   of 100;
 * - the box: each stat's shortfall below its floor needs whole mods.
 */
import type { Carry, ClusterTree, Entries } from './cluster-tree.ts'
import type { Cut } from './cuts.ts'
import { fillValue, UNREACHABLE } from './fill.ts'
import { type Goal, NO_FLOOR } from './goal.ts'
import type { Ranking } from './ranking.ts'
import type { Space } from './space.ts'

export interface Bounds {
  /** The first one guides the search. */
  readonly cuts: readonly Cut[]
  readonly carry: Carry
  /** Fine points that artifice may add to any stat. */
  readonly carryExtra: number
  /** Most mods and artifice boosts that five pieces can bring. */
  readonly units: number
  /** The one stat that the goal gains from, or -1. */
  readonly onlyGain: number
  /** Where the goal is a key: the cut that bounds the total, and the stat that breaks ties first. Else -1. */
  readonly totalCut: number
  readonly tieStat: number
  /** Goal value of one point of total, and of one point in the tie stat. */
  readonly totalUnit: number
  readonly tieUnit: number
  /** How far rounding may have pushed a bound down. */
  readonly tolerance: number
}

export interface Progress {
  nodes: number
  complete: boolean
}

/** What the caller wants to know and decide while a search runs. */
export interface Watch {
  readonly shouldStop?: (() => boolean) | undefined
  readonly onBest?: ((choice: Int32Array) => void) | undefined
}

/** The total's cut has weights that are not whole numbers. */
const ROUNDING = 1e-6
const STOP_EVERY = 512
/** This many choices are looked at one by one instead of splitting further. */
const SCAN_SIZE = 16

export class ClusterSearch {
  private readonly goal: Goal
  private readonly space: Space
  private readonly bounds: Bounds
  private readonly ranking: Ranking
  private readonly progress: Progress
  private readonly watch: Watch
  private readonly required: Float64Array
  private readonly raw = new Int32Array(6)
  private level = 0
  private tightTotal = Number.NEGATIVE_INFINITY
  private tieFloor = 0
  private missing = 0
  private carryNeed = 0
  private tightCarryNeed = 0
  private tieLift = 0
  private readonly lift = new Int32Array(6)

  constructor(space: Space, goal: Goal, bounds: Bounds, ranking: Ranking, progress: Progress, watch: Watch) {
    this.space = space
    this.goal = goal
    this.bounds = bounds
    this.ranking = ranking
    this.progress = progress
    this.watch = watch
    this.required = new Float64Array(bounds.cuts.length)
    this.raiseLevel()
  }

  run(left: ClusterTree, single: ClusterTree, right: ClusterTree): void {
    if (this.mayHold(left, 0, single, 0, right, 0)) this.visit(left, 0, single, 0, right, 0)
  }

  /** Per cut, what the parts of a build must add up to at the present level. */
  requiredNow(): Float64Array {
    return this.required
  }

  private raiseLevel(): void {
    const { cuts, tolerance, totalUnit, tieUnit } = this.bounds
    const { target, soft, ceiling } = this.goal
    const level = this.ranking.threshold + 1
    if (level > ceiling) {
      this.required.fill(Number.POSITIVE_INFINITY)
      return
    }
    this.level = level
    const total = Math.max(0, Math.floor(level / totalUnit))
    if (soft) this.missing = target.reduce((sum, points) => sum + Math.max(0, points), 0) - total
    for (const [c, { need, binds }] of cuts.entries())
      this.required[c] =
        binds === 'level'
          ? need + level - tolerance
          : binds === 'missing'
            ? need - this.missing
            : need + total - ROUNDING
    this.tightTotal = (this.required[this.bounds.totalCut] ?? 0) + 1
    this.tieFloor = Math.floor((level - total * totalUnit) / tieUnit)
    this.aimCarry()
  }

  /** What the carry must bring every stat to, as things are and where the total leaves no choice. */
  private aimCarry(): void {
    const { carry, onlyGain, tieStat, cuts } = this.bounds
    const { cut, stats, step } = carry
    if (cut < 0) return
    const { target } = this.goal
    let need = 0
    let lifted = 0
    for (const i of stats) {
      const aim =
        (i === onlyGain ? this.level : Math.max(0, target[i] as number)) - (this.space.bonus[i] as number)
      this.lift[i] = liftTo(aim, step)
      if (i === tieStat) continue
      need += aim
      lifted += this.lift[i] as number
    }
    this.carryNeed = need + lifted
    if (tieStat < 0) return
    const bonus = this.space.bonus[tieStat] as number
    const floor = target[tieStat] as number
    this.tieLift = liftTo(Math.max(floor, this.tieFloor) - bonus, step)
    this.tightCarryNeed = this.carryNeed + Math.max(floor, this.tieFloor) - bonus + this.tieLift
    this.carryNeed += floor - bonus + (this.lift[tieStat] as number)
    // Without a floor the tie stat says nothing, and may even lie below 0.
    if (floor === NO_FLOOR && (cuts[cut] as Cut).binds === 'missing')
      this.required[cut] = Number.NEGATIVE_INFINITY
  }

  private visit(
    left: ClusterTree,
    l: number,
    single: ClusterTree,
    s: number,
    right: ClusterTree,
    r: number,
  ): void {
    const { progress } = this
    progress.nodes++
    if (progress.nodes % STOP_EVERY === 0 && this.watch.shouldStop?.()) progress.complete = false
    if (!progress.complete) return
    const sizeL = (left.to[l] as number) - (left.from[l] as number)
    const sizeS = (single.to[s] as number) - (single.from[s] as number)
    const sizeR = (right.to[r] as number) - (right.from[r] as number)
    if (sizeL * sizeS * sizeR <= SCAN_SIZE) {
      this.scan(left, l, single, s, right, r)
      return
    }
    const spreadL = sizeL > 1 ? (left.spread[l] as number) : -1
    const spreadS = sizeS > 1 ? (single.spread[s] as number) : -1
    const spreadR = sizeR > 1 ? (right.spread[r] as number) : -1
    if (spreadL >= spreadS && spreadL >= spreadR) {
      const better = betterChild(left, l)
      const other = otherChild(left, l, better)
      if (this.mayHold(left, better, single, s, right, r)) this.visit(left, better, single, s, right, r)
      if (this.mayHold(left, other, single, s, right, r)) this.visit(left, other, single, s, right, r)
    } else if (spreadR >= spreadS) {
      const better = betterChild(right, r)
      const other = otherChild(right, r, better)
      if (this.mayHold(left, l, single, s, right, better)) this.visit(left, l, single, s, right, better)
      if (this.mayHold(left, l, single, s, right, other)) this.visit(left, l, single, s, right, other)
    } else {
      const better = betterChild(single, s)
      const other = otherChild(single, s, better)
      if (this.mayHold(left, l, single, better, right, r)) this.visit(left, l, single, better, right, r)
      if (this.mayHold(left, l, single, other, right, r)) this.visit(left, l, single, other, right, r)
    }
  }

  /** Whether these clusters may hold a choice that meets the floors at the level. */
  private mayHold(
    left: ClusterTree,
    l: number,
    single: ClusterTree,
    s: number,
    right: ClusterTree,
    r: number,
  ): boolean {
    const cuts = this.required.length
    const a = left.topValues
    const b = single.topValues
    const c = right.topValues
    const required = this.required
    for (let k = 0, x = l * cuts, y = s * cuts, z = r * cuts; k < cuts; k++, x++, y++, z++)
      if ((a[x] as number) + (b[y] as number) + (c[z] as number) < (required[k] as number)) return false
    const tight = this.isTight(left, l, single, s, right, r)
    return (
      this.carriesHold(left, l, single, s, right, r, tight) &&
      this.boxHolds(left, l, single, s, right, r, tight)
    )
  }

  /** Whether these clusters can just reach the total that the level asks for: then the tie decides. */
  private isTight(
    left: ClusterTree,
    l: number,
    single: ClusterTree,
    s: number,
    right: ClusterTree,
    r: number,
  ): boolean {
    const { totalCut } = this.bounds
    if (totalCut < 0) return false
    const cuts = this.required.length
    const total =
      (left.topValues[l * cuts + totalCut] as number) +
      (single.topValues[s * cuts + totalCut] as number) +
      (right.topValues[r * cuts + totalCut] as number)
    return total < this.tightTotal
  }

  private carriesHold(
    left: ClusterTree,
    l: number,
    single: ClusterTree,
    s: number,
    right: ClusterTree,
    r: number,
    tight: boolean,
  ): boolean {
    const { carry, carryExtra, tieStat } = this.bounds
    const { stats, step } = carry
    if (carry.cut < 0) return true
    let steps = 0
    for (let n = 0; n < stats.length; n++) {
      const i = stats[n] as number
      const fine =
        carryExtra +
        (tight && i === tieStat ? this.tieLift : (this.lift[i] as number)) +
        (left.topFine[l * 6 + i] as number) +
        (single.topFine[s * 6 + i] as number) +
        (right.topFine[r * 6 + i] as number)
      const whole = (fine / step) | 0
      steps += whole
      prices[n] = step - (fine - step * whole)
    }
    let reach =
      (left.topWhole[l] as number) +
      (single.topWhole[s] as number) +
      (right.topWhole[r] as number) +
      step * steps
    if (step === 10)
      reach +=
        5 * ((left.topFixes[l] as number) + (single.topFixes[s] as number) + (right.topFixes[r] as number))
    if (this.missing > 0) reach += 5 * fivesForgiven(this.missing, stats.length)
    return reach >= (tight ? this.tightCarryNeed : this.carryNeed)
  }

  private boxHolds(
    left: ClusterTree,
    l: number,
    single: ClusterTree,
    s: number,
    right: ClusterTree,
    r: number,
    tight: boolean,
  ): boolean {
    const { target } = this.goal
    const { bonus } = this.space
    const { onlyGain, units, tieStat } = this.bounds
    let tens = 0
    let open = 0
    let rest = 0
    for (let i = 0; i < 6; i++) {
      let aim = i === onlyGain ? this.level : (target[i] as number)
      if (tight && i === tieStat && this.tieFloor > aim) aim = this.tieFloor
      if (aim === NO_FLOOR) continue
      const short =
        aim -
        (bonus[i] as number) -
        (left.topSums[l * 6 + i] as number) -
        (single.topSums[s * 6 + i] as number) -
        (right.topSums[r * 6 + i] as number)
      if (short <= 0) {
        remainders[i] = 0
        continue
      }
      const whole = (short / 10) | 0
      tens += whole
      open += short
      remainders[i] = short - 10 * whole
      if (remainders[i]) rest++
    }
    if (tens + rest <= units) return true
    if (this.missing <= 0) return false
    return open - coverable(units, tens) <= this.missing
  }

  /** Few choices are left: value each that the goal's own cut lets pass. */
  private scan(
    left: ClusterTree,
    l: number,
    single: ClusterTree,
    s: number,
    right: ClusterTree,
    r: number,
  ): void {
    const cuts = this.required.length
    for (let i = left.from[l] as number; i < (left.to[l] as number); i++) {
      const a = left.order[i] as number
      const valueA = left.entries.values[a * cuts] as number
      for (let j = single.from[s] as number; j < (single.to[s] as number); j++) {
        const b = single.order[j] as number
        const valueB = valueA + (single.entries.values[b * cuts] as number)
        for (let k = right.from[r] as number; k < (right.to[r] as number); k++) {
          const c = right.order[k] as number
          if (valueB + (right.entries.values[c * cuts] as number) >= (this.required[0] as number))
            this.evaluate(left.entries, a, single.entries, b, right.entries, c)
        }
      }
    }
  }

  private evaluate(left: Entries, l: number, single: Entries, s: number, right: Entries, r: number): void {
    const { raw, space, ranking } = this
    const load = (left.load[l] as number) + (single.load[s] as number) + (right.load[r] as number)
    for (let i = 0; i < 6; i++)
      raw[i] =
        (space.bonus[i] as number) +
        (left.stats[l * 6 + i] as number) +
        (single.stats[s * 6 + i] as number) +
        (right.stats[r * 6 + i] as number)
    const value = fillValue(this.goal, raw, load, ranking.threshold)
    if (value === UNREACHABLE) return
    const rank = ranking.place(value)
    if (rank < 0) return
    const choice = new Int32Array(5)
    left.write(l, choice)
    single.write(s, choice)
    right.write(r, choice)
    ranking.insert(rank, value, choice)
    if (rank === 0) this.watch.onBest?.(choice)
    this.raiseLevel()
  }
}

/** What brings this many points up to a whole number of steps. */
const liftTo = (points: number, step: number) => ((-points % step) + step) % step

/** Per stat of the carry: the points its next step lacks. */
const prices = new Int32Array(6)

/** How many more fives the points that may be missing can stand in for, each stat's first one at its price. */
function fivesForgiven(missing: number, stats: number): number {
  let left = missing
  let forgiven = 0
  for (let price = 1; price <= 5; price++)
    for (let n = 0; n < stats; n++)
      if (prices[n] === price && left >= price) {
        forgiven++
        left -= price
      }
  return forgiven + ((left / 5) | 0)
}

const remainders = new Int32Array(6)

/** Points that so many mods can cover: whole tens first, then the largest of the remainders. */
function coverable(units: number, tens: number): number {
  if (units <= tens) return 10 * units
  let covered = 10 * tens
  for (let n = units - tens; n > 0; n--) {
    let largest = 0
    for (let i = 1; i < 6; i++) if ((remainders[i] as number) > (remainders[largest] as number)) largest = i
    covered += remainders[largest] as number
    remainders[largest] = 0
  }
  return covered
}

/** By the first cut, which is the goal's own. */
function betterChild({ child, topValues, entries }: ClusterTree, node: number): number {
  const first = child[node] as number
  const cuts = entries.cuts
  return (topValues[first * cuts] as number) >= (topValues[(first + 1) * cuts] as number) ? first : first + 1
}

const otherChild = ({ child }: ClusterTree, node: number, better: number) =>
  2 * (child[node] as number) + 1 - better
