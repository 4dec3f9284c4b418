/**
 * Decides whether three clusters may hold a choice at the level. Two of them are fixed at a time and their part of
 * every bound is added up once; then nodes of the third are tried against it.
 *
 * Bounds, from cheap to dear:
 * - every cut (cuts.ts): the three clusters' maxima added up;
 * - the carry: fine points only help in full fives. With t the target without bonus, a stat whose pieces have fine
 *   points p in sum gains floor((p + e) / 5) fives, where e lifts t to a multiple of five. All targets together, each
 *   lifted, must be met by what the pieces have in whole fives plus those carries. A linear bound would count every
 *   fine point; this one sees that balanced tuning on four of five pieces is worth nothing to a target of 100;
 * - the box: whatever a stat lacks needs whole mods.
 */
import type { ClusterTree } from './cluster-tree.ts'
import type { Aims, Bounds, Level } from './level.ts'

export class ClusterTest {
  private readonly level: Level
  private readonly bounds: Bounds
  private readonly values: Float64Array
  private readonly sums = new Int32Array(6)
  private readonly fine = new Int32Array(6)
  private whole = 0

  constructor(level: Level, bounds: Bounds) {
    this.level = level
    this.bounds = bounds
    this.values = new Float64Array(bounds.cuts.length)
  }

  fix(first: ClusterTree, a: number, second: ClusterTree, b: number): void {
    const cuts = this.values.length
    for (let c = 0; c < cuts; c++)
      this.values[c] = (first.topValues[a * cuts + c] as number) + (second.topValues[b * cuts + c] as number)
    for (let i = 0; i < 6; i++) {
      this.sums[i] = (first.topSums[a * 6 + i] as number) + (second.topSums[b * 6 + i] as number)
      this.fine[i] = (first.topFine[a * 6 + i] as number) + (second.topFine[b * 6 + i] as number)
    }
    this.whole = (first.topWhole[a] as number) + (second.topWhole[b] as number)
  }

  holds(third: ClusterTree, node: number): boolean {
    const { required, tightBelow, tight, loose } = this.level
    const { totalCut, carryCut } = this.bounds
    const cuts = this.values.length
    const top = third.topValues
    for (let c = 0, at = node * cuts; c < cuts; c++, at++)
      if ((this.values[c] as number) + (top[at] as number) < (required[c] as number)) return false
    const total =
      totalCut < 0 ? 0 : (this.values[totalCut] as number) + (top[node * cuts + totalCut] as number)
    const aims = total < tightBelow ? tight : loose
    return (carryCut < 0 || this.carries(third, node, aims)) && this.fitsBox(third, node, aims)
  }

  private carries(third: ClusterTree, node: number, { lifts, carryNeed }: Aims): boolean {
    const { carryExtra } = this.bounds
    const { missing } = this.level
    let fives = 0
    for (let i = 0; i < 6; i++) {
      const fine = (this.fine[i] as number) + (third.topFine[node * 6 + i] as number) + (lifts[i] as number)
      fives += ((fine + carryExtra) / 5) | 0
    }
    const reach = this.whole + (third.topWhole[node] as number) + 5 * fives
    if (reach >= carryNeed) return true
    return missing > 0 && reach + 5 * this.fivesForgiven(third, node, lifts) >= carryNeed
  }

  /** How many more fives the points that may be missing can stand in for, each stat's first one at its price. */
  private fivesForgiven(third: ClusterTree, node: number, lifts: Int32Array): number {
    const { carryStats, carryExtra } = this.bounds
    let left = this.level.missing
    let forgiven = 0
    for (let price = 1; price <= 5; price++)
      for (const i of carryStats) {
        const fine = (this.fine[i] as number) + (third.topFine[node * 6 + i] as number) + (lifts[i] as number)
        if (5 - ((fine + carryExtra) % 5) === price && left >= price) {
          forgiven++
          left -= price
        }
      }
    return forgiven + ((left / 5) | 0)
  }

  private fitsBox(third: ClusterTree, node: number, { stats }: Aims): boolean {
    const { units } = this.bounds
    let tens = 0
    let rest = 0
    let open = 0
    for (let i = 0; i < 6; i++) {
      const lacking =
        (stats[i] as number) - (this.sums[i] as number) - (third.topSums[node * 6 + i] as number)
      if (lacking <= 0) {
        remainders[i] = 0
        continue
      }
      const whole = (lacking / 10) | 0
      tens += whole
      open += lacking
      remainders[i] = lacking - 10 * whole
      if (remainders[i]) rest++
    }
    if (tens + rest <= units) return true
    return this.level.missing > 0 && open - coverable(units, tens) <= this.level.missing
  }
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
