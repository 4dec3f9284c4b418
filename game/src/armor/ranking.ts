/** The best distinct values found so far, best first, each with the variants of one choice that reaches it. */
export class Ranking {
  readonly limit: number
  count = 0
  /** Counts how often something new was found. */
  insertions = 0
  private readonly values: Float64Array
  private readonly choices: Int32Array[] = []
  private readonly lowest: number

  /** Only values above `lowest` are of interest. */
  constructor(limit: number, lowest: number) {
    this.limit = limit
    this.lowest = lowest
    this.values = new Float64Array(limit)
  }

  /** A new value must exceed this. */
  get threshold(): number {
    return this.count < this.limit ? this.lowest : (this.values[this.limit - 1] as number)
  }

  get isFull(): boolean {
    return this.count === this.limit
  }

  valueAt(rank: number): number {
    return this.values[rank] as number
  }

  choiceAt(rank: number): Int32Array {
    return this.choices[rank] as Int32Array
  }

  /** The rank of a new value, or -1 if it is known or too low. */
  place(value: number): number {
    if (value <= this.threshold) return -1
    let low = 0
    let high = this.count
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.values[middle] as number) > value) low = middle + 1
      else high = middle
    }
    return low < this.count && this.values[low] === value ? -1 : low
  }

  insert(rank: number, value: number, choice: Int32Array): void {
    this.insertions++
    if (this.count < this.limit) this.count++
    this.values.copyWithin(rank + 1, rank, this.count - 1)
    this.values[rank] = value
    this.choices.splice(rank, 0, choice)
    this.choices.length = this.count
  }
}
