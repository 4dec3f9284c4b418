/**
 * The partial choices of one kind: what is left of a slot's variants, or of the pairs of two slots, once those that
 * no build at the required level can contain are gone. Choices alike in sums and load are kept once.
 */
import type { Entries } from './cluster-tree.ts'
import type { Slot } from './variants.ts'

export class EntryList implements Entries {
  readonly cuts: number
  count = 0
  sums: Int16Array
  load: Int32Array
  values: Float64Array
  first: Int32Array
  second: Int32Array
  private table: Int32Array

  constructor(cuts: number, capacity = 64) {
    this.cuts = cuts
    this.sums = new Int16Array(capacity * 6)
    this.load = new Int32Array(capacity)
    this.values = new Float64Array(capacity * cuts)
    this.first = new Int32Array(capacity)
    this.second = new Int32Array(capacity)
    this.table = new Int32Array(capacity * 4)
  }

  /** Adds the sum of one or two variants, unless an equal one is there: then -1. Stats outside `active` are 0. */
  add(a: Slot, v: number, b: Slot | null, w: number, active: Uint8Array): number {
    if (this.count === this.load.length) this.grow()
    const at = this.count
    const { sums } = this
    this.load[at] = (a.load[v] as number) + (b ? (b.load[w] as number) : 0)
    for (let i = 0; i < 6; i++) {
      const sum = (a.stats[v * 6 + i] as number) + (b ? (b.stats[w * 6 + i] as number) : 0)
      sums[at * 6 + i] = active[i] ? sum : 0
    }
    const mask = this.table.length - 1
    for (let probe = this.hashOf(at) & mask; ; probe = (probe + 1) & mask) {
      const other = (this.table[probe] as number) - 1
      if (other < 0) {
        this.table[probe] = at + 1
        break
      }
      if (this.alike(other, at)) return -1
    }
    this.first[at] = v
    this.second[at] = w
    this.count++
    return at
  }

  private alike(a: number, b: number): boolean {
    if (this.load[a] !== this.load[b]) return false
    for (let i = 0; i < 6; i++) if (this.sums[a * 6 + i] !== this.sums[b * 6 + i]) return false
    return true
  }

  private grow(): void {
    const double = <T extends Int16Array | Int32Array | Float64Array>(old: T): T => {
      const larger = new (old.constructor as new (length: number) => T)(old.length * 2)
      larger.set(old)
      return larger
    }
    this.sums = double(this.sums)
    this.load = double(this.load)
    this.values = double(this.values)
    this.first = double(this.first)
    this.second = double(this.second)
    const table = new Int32Array(this.table.length * 2)
    const mask = table.length - 1
    for (let at = 0; at < this.count; at++) {
      let probe = this.hashOf(at) & mask
      while (table[probe]) probe = (probe + 1) & mask
      table[probe] = at + 1
    }
    this.table = table
  }

  private hashOf(at: number): number {
    let hash = this.load[at] as number
    for (let i = 0; i < 6; i++) hash = Math.imul(hash, 31) + (this.sums[at * 6 + i] as number)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    return hash ^ (hash >>> 13)
  }
}
