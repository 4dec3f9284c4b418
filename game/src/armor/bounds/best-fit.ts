/**
 * The best sum of one number per variant over all choices that fit together, exactly: best variant per slot and
 * kind, best pair per sum of kinds, best fitting triple. Also what the rest can add to a given part, which is what
 * prunes variants and pairs.
 */
import type { PairKinds, Space } from '../variant-space.ts'

const NEVER = Number.NEGATIVE_INFINITY

export class FitBounds {
  readonly space: Space
  private readonly kindBest: Float64Array[]
  private readonly kindArg: Int32Array[]
  private readonly leftBest: Float64Array
  private readonly rightBest: Float64Array
  private readonly leftArg: Int32Array
  private readonly rightArg: Int32Array

  constructor(space: Space) {
    this.space = space
    this.kindBest = space.kinds.map((kinds) => new Float64Array(kinds.length))
    this.kindArg = space.kinds.map((kinds) => new Int32Array(kinds.length))
    this.leftBest = new Float64Array(space.left.sums.length)
    this.rightBest = new Float64Array(space.right.sums.length)
    this.leftArg = new Int32Array(space.left.sums.length)
    this.rightArg = new Int32Array(space.right.sums.length)
  }

  /** values[slot][variant]. */
  load(values: readonly Float64Array[]): void {
    for (let k = 0; k < 5; k++) {
      const best = this.kindBest[k] as Float64Array
      const arg = this.kindArg[k] as Int32Array
      const index = this.space.kindIndex[k] as Int32Array
      const own = values[k] as Float64Array
      best.fill(NEVER)
      for (let v = 0; v < index.length; v++) {
        const kind = index[v] as number
        if ((own[v] as number) > (best[kind] as number)) {
          best[kind] = own[v] as number
          arg[kind] = v
        }
      }
    }
    this.loadPair(this.space.left, this.leftBest, this.leftArg)
    this.loadPair(this.space.right, this.rightBest, this.rightArg)
  }

  private loadPair(pair: PairKinds, best: Float64Array, arg: Int32Array): void {
    const first = this.kindBest[pair.slots[0]] as Float64Array
    const second = this.kindBest[pair.slots[1]] as Float64Array
    const entries = pair.entries
    best.fill(NEVER)
    for (let e = 0; e < entries.length; e += 3) {
      const sum = (first[entries[e] as number] as number) + (second[entries[e + 1] as number] as number)
      const at = entries[e + 2] as number
      if (sum > (best[at] as number)) {
        best[at] = sum
        arg[at] = e
      }
    }
  }

  /** The best fitting sum; writes the chosen variants into `choice`. */
  best(choice: Int32Array): number {
    const { fitting, single, left, right } = this.space
    const middle = this.kindBest[single] as Float64Array
    let value = NEVER
    let at = -1
    for (let e = 0; e < fitting.length; e += 3) {
      const sum =
        (this.leftBest[fitting[e] as number] as number) +
        (middle[fitting[e + 1] as number] as number) +
        (this.rightBest[fitting[e + 2] as number] as number)
      if (sum > value) {
        value = sum
        at = e
      }
    }
    if (at >= 0) {
      this.readPair(left, this.leftArg[fitting[at] as number] as number, choice)
      this.readPair(right, this.rightArg[fitting[at + 2] as number] as number, choice)
      choice[single] = (this.kindArg[single] as Int32Array)[fitting[at + 1] as number] as number
    }
    return value
  }

  private readPair(pair: PairKinds, e: number, choice: Int32Array): void {
    for (const side of [0, 1] as const) {
      const slot = pair.slots[side]
      choice[slot] = (this.kindArg[slot] as Int32Array)[pair.entries[e + side] as number] as number
    }
  }

  /** For each left sum, single kind and right sum: the best that the other two can add. */
  rest(): { left: Float64Array; single: Float64Array; right: Float64Array } {
    const { fitting, single, kinds } = this.space
    const middle = this.kindBest[single] as Float64Array
    const rest = {
      left: new Float64Array(this.leftBest.length).fill(NEVER),
      single: new Float64Array(kinds[single]?.length ?? 0).fill(NEVER),
      right: new Float64Array(this.rightBest.length).fill(NEVER),
    }
    for (let e = 0; e < fitting.length; e += 3) {
      const l = fitting[e] as number
      const s = fitting[e + 1] as number
      const r = fitting[e + 2] as number
      const a = this.leftBest[l] as number
      const b = middle[s] as number
      const c = this.rightBest[r] as number
      rest.left[l] = Math.max(rest.left[l] as number, b + c)
      rest.single[s] = Math.max(rest.single[s] as number, a + c)
      rest.right[r] = Math.max(rest.right[r] as number, a + b)
    }
    return rest
  }

  /** For each kind of a slot within a pair: the best that its partner and the rest of the build can add. */
  restOfSlot(pair: PairKinds, side: 0 | 1, rest: Float64Array): Float64Array {
    const own = new Float64Array(this.space.kinds[pair.slots[side]]?.length ?? 0).fill(NEVER)
    const partner = this.kindBest[pair.slots[1 - side] as number] as Float64Array
    const { entries } = pair
    for (let e = 0; e < entries.length; e += 3) {
      const kind = entries[e + side] as number
      const sum =
        (partner[entries[e + 1 - side] as number] as number) + (rest[entries[e + 2] as number] as number)
      own[kind] = Math.max(own[kind] as number, sum)
    }
    return own
  }
}
