/**
 * Mixes that may still be new.
 *
 * On tight targets millions of choices end in a few hundred mixes, and most of a search would find what it knows. Mods
 * and dumps move stats by fives. So where a cluster's choices are alike in their remainders by five and in their load,
 * the mixes they can end in stand on a coarse grid, and between the targets and the best total there are only a few of
 * them. Those that are known or too low are struck off; if none is left, the cluster is of no interest. Each of the
 * others is a box of its own, and a sharp one: every wanted stat is given.
 *
 * A choice stands for its best fill, so a mix must also look like one: mix-signs.ts.
 */
import type { Bounds } from '../bounds/choose-cuts.ts'
import { type Cut, type GoalBounds, NOTHING } from '../bounds/cuts.ts'
import { DIGIT, type Goal, NO_FLOOR, STATS } from '../goal.ts'
import { artificeOf, dumpsOf } from '../load.ts'
import type { Ranking } from '../ranking.ts'
import { remainderOf } from './likeness.ts'
import { bitsOf, holdsNoMod, takesNoDump } from './mix-signs.ts'

/** The open mixes of one class of choices, by total, lowest first. Arrays hold one row per mix. */
export interface MixList {
  count: number
  /** All totals up to here are covered. */
  readonly upTo: number
  /** The ranking's state when known mixes were last struck off. */
  asOf: number
  readonly keys: Float64Array
  readonly totals: Float64Array
  /** What the values of every cut must add up to. */
  readonly required: Float64Array
  /** What each stat must reach without bonus. */
  readonly aims: Int32Array
  /** Bits of the stats that hold no mod, that take no dump, and that may exceed the mix. */
  readonly bare: Uint8Array
  readonly kept: Uint8Array
  readonly open: Uint8Array
}

/** Classes with more open mixes than this are searched as usual. */
const MOST_MIXES = 48
const MOST_STEPS = 1000

/** Stats whose remainders tell classes apart, as bits; none where this does not apply. */
export function mixStats({ goal, space, dry, sunk }: GoalBounds): number {
  const plain = space.slots.some(({ load }) => load.some((own) => artificeOf(own) === 0))
  if (goal.soft || goal.ties.length === 0 || dry >= 0 || !plain || sunk.some((depth) => depth > 0)) return 0
  return STATS.reduce<number>((bits, i) => ((goal.total[i] as number) > 0 ? bits | (1 << i) : bits), 0)
}

export class OpenMixes {
  private readonly goal: Goal
  private readonly goalBounds: GoalBounds
  private readonly bounds: Bounds
  private readonly ranking: Ranking
  private readonly bar: number
  /** No choice has a higher total. */
  private readonly ceiling: number
  private readonly wanted: readonly number[]
  /** What a point is worth where all stats count alike; else 0. */
  private readonly weight: number
  private readonly bonusTotal: number
  /** By load, then by remainders. */
  private readonly classes: Map<number, MixList>[] = []
  private readonly low = new Int32Array(6)
  private readonly mix = new Int32Array(6)
  private readonly found: { key: number; mix: Int32Array }[] = []
  private steps = 0

  constructor(goalBounds: GoalBounds, bounds: Bounds, ranking: Ranking, bar: number, ceiling: number) {
    this.goalBounds = goalBounds
    this.goal = goalBounds.goal
    this.bounds = bounds
    this.ranking = ranking
    this.bar = bar
    this.ceiling = Math.min(ceiling, this.goal.ceiling / DIGIT ** this.goal.ties.length)
    this.wanted = STATS.filter((i) => (this.goal.total[i] as number) > 0)
    const [weight] = this.goal.total as unknown as [number]
    this.weight = this.goal.total.every((own) => own === weight) ? weight : 0
    this.bonusTotal = goalBounds.space.bonus.reduce((sum, points) => sum + points, 0)
  }

  /** Open mixes of the choices with these remainders (four bits each, all below 5) and this load. */
  of(remainders: number, load: number): MixList {
    this.classes[load] ??= new Map()
    const classes = this.classes[load]
    let list = classes.get(remainders)
    if (!list) {
      list = this.list(remainders, load)
      classes.set(remainders, list)
    } else if (list.asOf !== this.ranking.insertions) this.strikeOff(list)
    return list
  }

  /** The least total of choices whose points add up to this without bonus. */
  leastTotal(points: number): number {
    return this.weight * (points + this.bonusTotal)
  }

  private isOpen(key: number): boolean {
    return key > this.bar && this.ranking.place(key) >= 0
  }

  private strikeOff(list: MixList): void {
    const { keys, totals, required, aims, bare, kept, open } = list
    const cuts = this.bounds.cuts.length
    let count = 0
    for (let n = 0; n < list.count; n++) {
      if (!this.isOpen(keys[n] as number)) continue
      if (count < n) {
        for (const row of [keys, totals, bare, kept, open]) row[count] = row[n] as number
        required.copyWithin(count * cuts, n * cuts, n * cuts + cuts)
        aims.copyWithin(count * 6, n * 6, n * 6 + 6)
      }
      count++
    }
    list.count = count
    list.asOf = this.ranking.insertions
  }

  private list(remainders: number, load: number): MixList {
    const { goal, goalBounds, wanted, low, found } = this
    const { space } = goalBounds
    let least = 0
    for (const i of wanted) {
      const remainder = remainderOf(((remainders >> (4 * i)) & 15) + (space.bonus[i] as number))
      const start = Math.max(0, goal.floor[i] as number, (space.lowest[i] as number) - 5 * dumpsOf(load))
      low[i] = Math.min(goal.cap[i] as number, start + remainderOf(remainder - start))
      least += (goal.total[i] as number) * (low[i] as number)
    }
    const unit = DIGIT ** goal.ties.length
    const from = Math.floor(Math.max(0, this.bar, this.ranking.threshold) / unit)
    found.length = 0
    this.steps = 0
    let upTo = Math.max(least, from) - 1
    let count = 0
    while (upTo < this.ceiling && !this.collect(0, upTo + 1 - least, 0)) {
      upTo++
      count = found.length
    }
    return this.describe(count, upTo >= this.ceiling ? Number.POSITIVE_INFINITY : upTo, load)
  }

  /** Finds the open mixes with so many points of total above the lowest mix; true where that takes too long. */
  private collect(n: number, above: number, key: number): boolean {
    if (++this.steps > MOST_STEPS) return true
    const i = this.wanted[n] as number
    const weight = this.goal.total[i] as number
    const gain = this.goal.gain[i] as number
    const low = this.low[i] as number
    const most = this.goal.cap[i] as number
    if (n === this.wanted.length - 1) {
      const value = low + above / weight
      if (value > most || (value !== most && (value - low) % 5 !== 0) || !this.isOpen(key + gain * value))
        return false
      if (this.found.length === MOST_MIXES) return true
      this.mix[i] = value
      this.found.push({ key: key + gain * value, mix: this.mix.slice() })
      return false
    }
    for (let value = low; weight * (value - low) <= above; value = Math.min(most, value + 5)) {
      this.mix[i] = value
      if (this.collect(n + 1, above - weight * (value - low), key + gain * value)) return true
      if (value === most) break
    }
    return false
  }

  private describe(count: number, upTo: number, load: number): MixList {
    const { goal, goalBounds, wanted, found } = this
    const { cuts } = this.bounds
    const list: MixList = {
      count,
      upTo,
      asOf: this.ranking.insertions,
      keys: new Float64Array(count),
      totals: new Float64Array(count),
      required: new Float64Array(count * cuts.length),
      aims: new Int32Array(count * 6),
      bare: new Uint8Array(count),
      kept: new Uint8Array(count),
      open: new Uint8Array(count),
    }
    for (let n = 0; n < count; n++) {
      const { key, mix } = found[n] as { key: number; mix: Int32Array }
      const aims = goal.floor.slice()
      for (const i of wanted) aims[i] = mix[i] as number
      const total = wanted.reduce((sum, i) => sum + (goal.total[i] as number) * (mix[i] as number), 0)
      const box = { total, aims, missing: 0 }
      list.keys[n] = key
      list.totals[n] = total
      for (let c = 0; c < cuts.length; c++) {
        const { weights, shares } = cuts[c] as Cut
        list.required[n * cuts.length + c] = goalBounds.needOf(weights, shares, box)
      }
      for (let i = 0; i < 6; i++)
        list.aims[n * 6 + i] =
          aims[i] === NO_FLOOR ? NO_FLOOR : (aims[i] as number) - (goalBounds.space.bonus[i] as number)
      list.bare[n] = bitsOf(wanted, (i) => holdsNoMod(goal, wanted, mix, i, load))
      list.kept[n] = bitsOf(wanted, (i) => takesNoDump(goal, wanted, mix, i))
      list.open[n] = bitsOf(STATS, (i) => !wanted.includes(i) || mix[i] === goal.cap[i])
    }
    return list
  }
}

/** Cuts in which the total takes part. */
export const totalCuts = ({ cuts }: Bounds) =>
  Int32Array.from([...cuts.keys()].filter((c) => cuts[c]?.shares !== NOTHING))
