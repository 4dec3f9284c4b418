/**
 * The partial choices of one kind: what is left of a slot's variants, or of the pairs of two slots, once those that
 * no build at the required level can contain are gone. Choices alike in sums and load are kept once.
 */

export interface Entries {
  readonly count: number
  /** Six sums per entry; stats that the goal ignores are 0. */
  readonly stats: Int16Array
  readonly load: Int32Array
  /** Value of each cut, `cuts` per entry. */
  readonly values: Float64Array
  readonly cuts: number
  /** Writes the variants of an entry into a choice. */
  write(at: number, choice: Int32Array): void
}

/** What an entry can be made of: variants of a slot or other entries, six stats and a load each. */
export interface Source {
  readonly stats: Int16Array
  readonly load: Int32Array
  /** Values of all cuts, those of one part together. */
  readonly values: Float64Array
}

/** Writes the variants behind a combination of two parts into a choice. */
export type Trace = (first: number, second: number, choice: Int32Array) => void

export class EntryList implements Entries {
  readonly cuts: number
  count = 0
  /** How many were not kept because an equal one was there. */
  repeats = 0
  stats: Int16Array
  load: Int32Array
  values: Float64Array
  private first: Int32Array
  private second: Int32Array
  private table: Int32Array
  private readonly trace: Trace

  constructor(cuts: number, trace: Trace, capacity = 64) {
    this.cuts = cuts
    this.trace = trace
    this.stats = new Int16Array(capacity * 6)
    this.load = new Int32Array(capacity)
    this.values = new Float64Array(capacity * cuts)
    this.first = new Int32Array(capacity)
    this.second = new Int32Array(capacity)
    this.table = new Int32Array(capacity * 4)
  }

  /** Adds the sum of two parts, unless an equal one is there. Stats outside `active` count as 0. */
  addSum(a: Source, v: number, b: Source, w: number, active: Uint8Array, first: number): void {
    if (this.count === this.load.length) this.grow()
    const at = this.count
    const { stats, values, cuts } = this
    this.load[at] = (a.load[v] as number) + (b.load[w] as number)
    for (let i = 0; i < 6; i++)
      stats[at * 6 + i] = active[i] ? (a.stats[v * 6 + i] as number) + (b.stats[w * 6 + i] as number) : 0
    if (this.isKnown()) return
    for (let c = 0; c < cuts; c++)
      values[at * cuts + c] = (a.values[v * cuts + c] as number) + (b.values[w * cuts + c] as number)
    this.keep(first, w)
  }

  addOne(a: Source, v: number, active: Uint8Array): void {
    if (this.count === this.load.length) this.grow()
    const at = this.count
    const { stats, values, cuts } = this
    this.load[at] = a.load[v] as number
    for (let i = 0; i < 6; i++) stats[at * 6 + i] = active[i] ? (a.stats[v * 6 + i] as number) : 0
    if (this.isKnown()) return
    for (let c = 0; c < cuts; c++) values[at * cuts + c] = a.values[v * cuts + c] as number
    this.keep(v, 0)
  }

  private keep(first: number, second: number): void {
    this.first[this.count] = first
    this.second[this.count] = second
    this.count++
  }

  /** Whether the entry just written past the end equals an earlier one; else it takes its place in the table. */
  private isKnown(): boolean {
    const mask = this.table.length - 1
    for (let probe = this.hashOf(this.count) & mask; ; probe = (probe + 1) & mask) {
      const other = (this.table[probe] as number) - 1
      if (other < 0) {
        this.table[probe] = this.count + 1
        return false
      }
      if (this.alike(other, this.count)) {
        this.repeats++
        return true
      }
    }
  }

  /** The largest value of a cut. */
  topOf(cut: number): number {
    let top = Number.NEGATIVE_INFINITY
    for (let at = cut; at < this.count * this.cuts; at += this.cuts)
      if ((this.values[at] as number) > top) top = this.values[at] as number
    return top
  }

  /** Writes the variants of an entry into a choice. */
  write(at: number, choice: Int32Array): void {
    this.trace(this.first[at] as number, this.second[at] as number, choice)
  }

  private alike(a: number, b: number): boolean {
    if (this.load[a] !== this.load[b]) return false
    for (let i = 0; i < 6; i++) if (this.stats[a * 6 + i] !== this.stats[b * 6 + i]) return false
    return true
  }

  private grow(): void {
    const double = <T extends Int16Array | Int32Array | Float64Array>(old: T): T => {
      const larger = new (old.constructor as new (length: number) => T)(old.length * 2)
      larger.set(old)
      return larger
    }
    this.stats = double(this.stats)
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
    for (let i = 0; i < 6; i++) hash = Math.imul(hash, 31) + (this.stats[at * 6 + i] as number)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    return hash ^ (hash >>> 13)
  }
}
