import type { Activity } from '../pve-and-pvp.ts'
import type { Lesson, Shares, Wish } from './lesson.ts'
import { minimize } from './minimize.ts'
import type { Terms } from './terms.ts'

/**
 * The score of a roll is the sum of what its perks and its pair of traits are worth, and the chance that a roll is wished
 * for, among all that the weapon can drop, grows with e to the score. So barrels, magazines and pairs of traits can be
 * looked at one after the other: for each, wished shares on one side, the softmax of the scores on the other. Options that
 * stand alike on many weapons (a cell: perk, weapon type, ammo, frame, activity) are scored once.
 */

/** Where a score begins, and the terms that are added to it, each times a factor. */
export interface CellTerms {
  readonly start: number
  readonly terms: readonly (readonly [number: number, factor: number])[]
}

/** What a lesson's options are made of; the same key stands for the same cell. */
export interface CellSource {
  perk(
    lesson: Lesson,
    kind: 'barrel' | 'magazine' | 'trait',
    name: string,
    activity: Activity,
  ): [key: string, make: () => CellTerms]
  pair(lesson: Lesson, one: string, other: string, activity: Activity): [key: string, make: () => CellTerms]
}

/** Wished shares over options whose scores are sums of cells. */
interface Choice {
  readonly weight: number
  readonly wished: Float64Array
  /** As many cells an option as `cellsEach`. */
  readonly cells: Int32Array
  readonly cellsEach: 1 | 3
}

/** A weapon with many wishes counts a little more than one with few. */
const WEIGHT_POWER = 0.2
/** A wish that names no activity says less about each. */
const NO_USE_NAMED = 0.25
const MOST_ROUNDS = 150

export class ScoreModel {
  readonly #cells = new Map<string, CellTerms>()
  readonly #cellNumbers = new Map<string, number>()
  readonly #choices: Choice[] = []
  readonly #source: CellSource
  readonly terms: Terms

  constructor(terms: Terms, source: CellSource) {
    this.terms = terms
    this.#source = source
  }

  study(lesson: Lesson) {
    for (const activity of ['pve', 'pvp'] as const) {
      const wishes = lesson.wishes
        .filter(({ uses }) => uses.length === 0 || uses.includes(activity))
        .map((wish) => ({ wish, weight: wish.uses.length === 1 ? 1 : NO_USE_NAMED }))
      const share = (lesson.weight ?? 1) * lesson.wishes.length ** (WEIGHT_POWER - 1)
      const add = (column: Exclude<keyof Wish, 'uses'>, cells: readonly number[], cellsEach: 1 | 3) =>
        this.#add(
          wishes.map(({ wish, weight }) => [wish[column], weight * share]),
          cells,
          cellsEach,
        )
      const cellsOf = (names: readonly string[], kind: 'barrel' | 'magazine' | 'trait') =>
        names.map((name) => this.#cell(this.#source.perk(lesson, kind, name, activity)))
      const [first, second] = lesson.pool.traits
      const columns = [cellsOf(first, 'trait'), cellsOf(second, 'trait')] as const
      add('barrel', cellsOf(lesson.pool.barrel, 'barrel'), 1)
      add('magazine', cellsOf(lesson.pool.magazine, 'magazine'), 1)
      add('first', columns[0], 1)
      add('second', columns[1], 1)
      add('traits', this.#pairCells(lesson, columns, activity), 3)
    }
  }

  #pairCells(
    lesson: Lesson,
    [ones, others]: readonly [readonly number[], readonly number[]],
    activity: Activity,
  ): number[] {
    const [first, second] = lesson.pool.traits
    return first.flatMap((one, place) =>
      second.flatMap((other, otherPlace) => [
        ones[place] as number,
        others[otherPlace] as number,
        this.#cell(this.#source.pair(lesson, one, other, activity)),
      ]),
    )
  }

  #cell([key, make]: readonly [string, () => CellTerms]): number {
    const known = this.#cellNumbers.get(key)
    if (known !== undefined) return known
    const number = this.#cellNumbers.size
    this.#cellNumbers.set(key, number)
    this.#cells.set(key, make())
    return number
  }

  #add(
    wishes: readonly (readonly [Shares | undefined, number])[],
    cells: readonly number[],
    cellsEach: 1 | 3,
  ) {
    const wished = new Float64Array(cells.length / cellsEach)
    let total = 0
    for (const [shares, weight] of wishes) {
      if (!shares) continue
      total += weight
      shares.forEach((share, at) => {
        wished[at] = (wished[at] as number) + weight * share
      })
    }
    if (total > 0) this.#choices.push({ weight: total, wished, cells: Int32Array.from(cells), cellsEach })
  }

  /** The terms under which the wishes are likeliest, within their penalties. */
  fit(): Float64Array {
    const { penalties, means } = this.terms
    const reach = Float64Array.from(penalties, (penalty) => 1 / Math.sqrt(penalty))
    const score = flatten([...this.#cells.values()])
    const values = new Float64Array(reach.length)
    const scores = new Float64Array(this.#cells.size)
    const scoreSlopes = new Float64Array(this.#cells.size)
    const valuesAt = (point: Float64Array) => {
      for (let at = 0; at < values.length; at += 1) {
        values[at] = (means[at] as number) + (point[at] as number) * (reach[at] as number)
      }
      return values
    }
    const point = minimize(
      (point, slope) => {
        score.forward(valuesAt(point), scores)
        scoreSlopes.fill(0)
        let loss = 0
        for (const choice of this.#choices) loss += lossOf(choice, scores, scoreSlopes)
        score.backward(scoreSlopes, slope)
        for (let at = 0; at < slope.length; at += 1) {
          const distance = point[at] as number
          slope[at] = (slope[at] as number) * (reach[at] as number) + distance
          loss += 0.5 * distance * distance
        }
        return loss
      },
      reach.length,
      MOST_ROUNDS,
    )
    return valuesAt(point)
  }
}

/** Cells as arrays, because they are gone through some hundred times. */
function flatten(cells: readonly CellTerms[]) {
  const ends = new Int32Array(cells.length)
  const starts = Float64Array.from(cells, ({ start }) => start)
  const numbers: number[] = []
  const factors: number[] = []
  cells.forEach(({ terms }, cell) => {
    for (const [number, factor] of terms) {
      numbers.push(number)
      factors.push(factor)
    }
    ends[cell] = numbers.length
  })
  const number = Int32Array.from(numbers)
  const factor = Float64Array.from(factors)
  return {
    forward(values: Float64Array, scores: Float64Array) {
      for (let cell = 0, at = 0; cell < ends.length; cell += 1) {
        let sum = starts[cell] as number
        for (; at < (ends[cell] as number); at += 1) {
          sum += (factor[at] as number) * (values[number[at] as number] as number)
        }
        scores[cell] = sum
      }
    },
    backward(scoreSlopes: Float64Array, slope: Float64Array) {
      for (let cell = 0, at = 0; cell < ends.length; cell += 1) {
        const each = scoreSlopes[cell] as number
        for (; at < (ends[cell] as number); at += 1) {
          const to = number[at] as number
          slope[to] = (slope[to] as number) + (factor[at] as number) * each
        }
      }
    },
  }
}

/** Minus the logarithm of the wishes' likelihood; adds its slope to that of every cell. */
function lossOf(
  { weight, wished, cells, cellsEach }: Choice,
  scores: Float64Array,
  slopes: Float64Array,
): number {
  const count = wished.length
  const odds = new Float64Array(count)
  let top = Number.NEGATIVE_INFINITY
  let loss = 0
  for (let option = 0; option < count; option += 1) {
    let sum = 0
    for (let at = 0; at < cellsEach; at += 1)
      sum += scores[cells[option * cellsEach + at] as number] as number
    odds[option] = sum
    top = Math.max(top, sum)
    loss -= (wished[option] as number) * sum
  }
  let total = 0
  for (let option = 0; option < count; option += 1) {
    const each = Math.exp((odds[option] as number) - top)
    odds[option] = each
    total += each
  }
  for (let option = 0; option < count; option += 1) {
    const pull = (weight * (odds[option] as number)) / total - (wished[option] as number)
    for (let at = 0; at < cellsEach; at += 1) {
      const cell = cells[option * cellsEach + at] as number
      slopes[cell] = (slopes[cell] as number) + pull
    }
  }
  return loss + weight * (top + Math.log(total))
}
