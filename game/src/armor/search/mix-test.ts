/** Whether three clusters may hold a choice that ends in a new mix; true unless the opposite is shown. See open-mixes.ts. */
import type { Box } from '../bounds/boxes.ts'
import type { Level } from '../bounds/level.ts'
import { NO_FLOOR } from '../goal.ts'
import { dumpsOf, majorsOf, minorsOf } from '../load.ts'
import type { ClusterTree } from './cluster-tree.ts'
import { type Likeness, MIXED } from './likeness.ts'
import { type MixList, type OpenMixes, totalCuts } from './open-mixes.ts'

export class MixTest {
  private readonly level: Level
  private readonly mixes: OpenMixes
  /** Of the two fixed clusters, kept by the cluster test. */
  private readonly fixedValues: Float64Array
  private readonly fixedSums: Int32Array
  private readonly cuts: number
  private readonly totalCuts: Int32Array
  private readonly lowSums = new Int32Array(6)
  private lowTotal = 0
  private remainders = MIXED
  private load = 0

  constructor(level: Level, mixes: OpenMixes, fixedValues: Float64Array, fixedSums: Int32Array) {
    this.level = level
    this.mixes = mixes
    this.fixedValues = fixedValues
    this.fixedSums = fixedSums
    this.cuts = level.bounds.cuts.length
    this.totalCuts = totalCuts(level.bounds)
  }

  fix(first: ClusterTree, a: number, second: ClusterTree, b: number): void {
    const one = first.likeness as Likeness
    const other = second.likeness as Likeness
    const isMixed =
      one.remainders[a] === MIXED ||
      other.remainders[b] === MIXED ||
      one.load[a] === MIXED ||
      other.load[b] === MIXED
    this.remainders = isMixed ? MIXED : (one.remainders[a] as number) + (other.remainders[b] as number)
    if (isMixed) return
    this.load = (one.load[a] as number) + (other.load[b] as number)
    this.lowTotal = (one.lowTotals[a] as number) + (other.lowTotals[b] as number)
    for (let i = 0; i < 6; i++)
      this.lowSums[i] = (one.lowSums[a * 6 + i] as number) + (other.lowSums[b * 6 + i] as number)
  }

  mayBeNew(third: ClusterTree, node: number, k: number): boolean {
    const likeness = third.likeness as Likeness
    if (this.remainders === MIXED || likeness.remainders[node] === MIXED || likeness.load[node] === MIXED)
      return true
    const sums = this.remainders + (likeness.remainders[node] as number)
    let remainders = 0
    for (let shift = 0; shift < 24; shift += 4) remainders |= (((sums >> shift) & 15) % 5) << shift
    const load = this.load + (likeness.load[node] as number)
    const list = this.mixes.of(remainders, load)
    const most = this.mostTotal(third, node, k)
    if (most > list.upTo) return true
    const least = this.mixes.leastTotal(this.lowTotal + (likeness.lowTotals[node] as number))
    for (let n = 0; n < list.count; n++) {
      const total = list.totals[n] as number
      if (total > most) return false
      if (total < least && list.open[n] === 0) continue
      if (this.reaches(third, node, list, n) && this.fits(third, node, list, n, load)) return true
    }
    return false
  }

  /** No choice of these clusters that lies in the box has a higher total. */
  private mostTotal({ topValues }: ClusterTree, node: number, k: number): number {
    const { cuts, fixedValues } = this
    const { required, boxes } = this.level
    let room = Number.POSITIVE_INFINITY
    for (let n = 0; n < this.totalCuts.length; n++) {
      const c = this.totalCuts[n] as number
      const own =
        (fixedValues[c] as number) +
        (topValues[node * cuts + c] as number) -
        (required[k * cuts + c] as number)
      if (own < room) room = own
    }
    return Math.floor((boxes[k] as Box).total + room)
  }

  private reaches({ topValues }: ClusterTree, node: number, { required }: MixList, n: number): boolean {
    const { cuts, fixedValues } = this
    for (let c = 0, at = node * cuts, need = n * cuts; c < cuts; c++, at++, need++)
      if ((fixedValues[c] as number) + (topValues[at] as number) < (required[need] as number)) return false
    return true
  }

  private fits(third: ClusterTree, node: number, list: MixList, n: number, load: number): boolean {
    const { lowSums } = third.likeness as Likeness
    const bare = list.bare[n] as number
    const kept = list.kept[n] as number
    const open = list.open[n] as number
    let tens = 0
    let fives = 0
    for (let i = 0; i < 6; i++) {
      const aim = list.aims[n * 6 + i] as number
      if (aim === NO_FLOOR) continue
      const lack = aim - (this.fixedSums[i] as number) - (third.topSums[node * 6 + i] as number)
      if (lack > 0) {
        if ((bare >> i) & 1) return false
        tens += ((lack + 9) / 10) | 0
        fives += ((lack + 4) / 5) | 0
      } else if (!((open >> i) & 1)) {
        const above = (this.lowSums[i] as number) + (lowSums[node * 6 + i] as number) - aim
        if (above > ((kept >> i) & 1 ? 0 : 5 * dumpsOf(load))) return false
      }
    }
    return tens <= majorsOf(load) + minorsOf(load) && fives <= 2 * majorsOf(load) + minorsOf(load)
  }
}
