/**
 * Picks the cuts that a search for one goal checks at every node. The guide, which also says what looks promising;
 * per box the weights that leave it least room; and sums over those subsets of the stats that are hardest to satisfy,
 * both as they are and rounded (rounded-cuts.ts).
 */

import { NO_FLOOR, STATS } from '../goal.ts'
import { type Box, isAimed } from './boxes.ts'
import { type Cut, type GoalBounds, NOTHING, type Tightened } from './cuts.ts'
import { plainWeights, type RoundedCut, roundedCuts } from './rounded-cuts.ts'

export interface Bounds {
  /** The first one guides the search. */
  readonly cuts: readonly Cut[]
  readonly rounded: readonly RoundedCut[]
  /**
   * So many boxes at the start are empty. They stay so when the threshold rises: the digits they would raise cannot
   * rise any more.
   */
  readonly emptyBoxes: number
  /** Stats whose remainders tell mixes apart, as bits; none where that is of no use. See open-mixes.ts. */
  readonly mixStats: number
}

const GUIDE_STEPS = 40
const BOX_STEPS = 30
/** Subsets per box. */
const SUBSETS = 4
/** Subsets per box that are looked at together with the total. */
const BESIDES = 2
/** How much ties count in the guide, each less than the one before. */
const TIE_SHARE = 0.02

export class CutChooser {
  private readonly bounds: GoalBounds
  /** The reach of each subset of the stats together with the total, by bit mask; NaN until asked for. */
  private readonly reachesBeside = new Float64Array(64).fill(Number.NaN)
  private guide: Float64Array | null = null
  /** No choice has a higher total. */
  bestTotal = Number.POSITIVE_INFINITY

  constructor(bounds: GoalBounds) {
    this.bounds = bounds
  }

  /** Null if the cuts alone rule out every box, or nothing is left to be found. */
  choose(boxes: readonly Box[], mixStats = 0): Bounds | null {
    const subsets = new Set<number>()
    const besideTotal = new Set<number>()
    const tuned: Float64Array[] = []
    let emptyBoxes = 0
    for (const [k, box] of boxes.entries()) {
      if (box.total === Number.POSITIVE_INFINITY) continue
      if (this.bounds.dry >= 0 && !this.bounds.goal.soft && isAimed(box, this.bounds.dry)) continue
      const tightest = this.tightestSubsets(box, this.sharesOf(), SUBSETS)
      const beside = this.countsBesides ? this.tightestSubsets(box, this.totalShares, BESIDES) : []
      if (tightest === null || beside === null) continue
      const { weights, room } = this.tightened(box, [this.guideFor(box), ...tuned])
      if (this.totalShares !== NOTHING && box === boxes[0])
        this.bestTotal = Math.min(this.bestTotal, Math.floor(box.total + room))
      if (this.bounds.isSettled) return null
      if (room < 0) continue
      if (tuned.length === 0) emptyBoxes = k
      tuned.push(weights)
      for (const mask of tightest) subsets.add(mask)
      for (const mask of beside) besideTotal.add(mask)
    }
    const [first] = tuned
    if (!first) return null
    const { bounds, totalShares } = this
    const cuts = [this.guide ?? first, ...tuned].map((weights) => bounds.makeCut(weights, totalShares))
    for (const mask of subsets) cuts.push(bounds.makeCut(plainWeights(mask, NOTHING), this.sharesOf()))
    for (const mask of besideTotal) cuts.push(bounds.makeCut(plainWeights(mask, totalShares), totalShares))
    const rounded = [
      ...roundedCuts(bounds, [...subsets], NOTHING),
      ...roundedCuts(bounds, [...besideTotal], totalShares),
    ]
    return { cuts, rounded, emptyBoxes, mixStats }
  }

  /** Whether some stats have aims but do not count: then rounding their mods costs the total. */
  private get countsBesides(): boolean {
    const { total, floor, soft } = this.bounds.goal
    const some = total.filter((weight) => weight > 0).length
    return (
      !soft && this.bounds.dry < 0 && some > 1 && STATS.some((i) => total[i] === 0 && floor[i] !== NO_FLOOR)
    )
  }

  /** Steps from the weights that already leave least room. */
  private tightened(box: Box, starts: readonly Float64Array[]): Tightened {
    const shares = this.totalShares
    const roomOf = (weights: Float64Array) =>
      this.bounds.reach(weights) - this.bounds.needOf(weights, shares, box)
    const plain = without(shares, this.bounds.dry)
    let [best = plain] = starts
    let least = roomOf(best)
    for (const start of [...starts.slice(1), ...(shares === NOTHING ? [] : [plain])]) {
      const room = roomOf(start)
      if (room < 0) return { weights: start, room }
      if (room < least) {
        best = start
        least = room
      }
    }
    return this.bounds.tighten(box, shares, best, BOX_STEPS, 0.3)
  }

  private get totalShares(): Float64Array {
    const { total } = this.bounds.goal
    return total.some((weight) => weight > 0) ? total : NOTHING
  }

  /**
   * Masks of the subsets of the aims that leave least room; null if one leaves none. Beside the total, only subsets of
   * the stats that do not count.
   */
  private tightestSubsets(box: Box, shares: Float64Array, most: number): readonly number[] | null {
    const besides = shares !== NOTHING && !this.bounds.goal.soft
    const mayAsk = (i: number) =>
      isAimed(box, i) && i !== this.bounds.dry && !(besides && (shares[i] as number) > 0)
    const asked = STATS.reduce<number>((mask, i) => (mayAsk(i) ? mask | (1 << i) : mask), 0)
    const rooms: { mask: number; room: number }[] = []
    for (let mask = 1; mask < 64; mask++) {
      if ((mask & asked) !== mask) continue
      const room = besides ? this.roomBeside(mask, box) : this.roomOf(mask, box)
      if (room < 0) return null
      rooms.push({ mask, room })
    }
    const tightest = rooms.sort((a, b) => a.room - b.room).slice(0, most)
    return [...new Set([...tightest.map(({ mask }) => mask), ...(asked ? [asked] : [])])]
  }

  roomOf(mask: number, box: Box): number {
    const weights = plainWeights(mask, NOTHING)
    const { reaches } = this.bounds.space
    if (Number.isNaN(reaches[mask])) reaches[mask] = this.bounds.reach(weights)
    return (reaches[mask] as number) - this.bounds.needOf(weights, this.sharesOf(), box)
  }

  private roomBeside(mask: number, box: Box): number {
    const weights = plainWeights(mask, this.totalShares)
    if (Number.isNaN(this.reachesBeside[mask])) this.reachesBeside[mask] = this.bounds.reach(weights)
    return (this.reachesBeside[mask] as number) - this.bounds.needOf(weights, this.totalShares, box)
  }

  /** In a soft goal every cut speaks of the total, as the aims need not be met. */
  private sharesOf(): Float64Array {
    return this.bounds.goal.soft ? this.bounds.goal.total : NOTHING
  }

  private guideFor(box: Box): Float64Array {
    if (this.guide) return this.guide
    const { total, ties, soft } = this.bounds.goal
    if (!total.some((weight) => weight > 0)) return Float64Array.from(STATS, (i) => (isAimed(box, i) ? 1 : 0))
    const shares = without(total, this.bounds.dry).slice()
    let share = TIE_SHARE
    for (const stat of ties) {
      if (stat === this.bounds.dry) continue
      shares[stat] = (shares[stat] as number) + share
      share /= 4
    }
    this.guide = this.bounds.tighten(box, shares, shares, soft ? BOX_STEPS : GUIDE_STEPS, 0.3).weights
    return this.guide
  }
}

const without = (weights: Float64Array, stat: number) =>
  stat < 0 ? weights : weights.map((weight, i) => (i === stat ? 0 : weight))
