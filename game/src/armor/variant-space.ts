/**
 * The space a search walks: the variants of the five slots, split into a left pair, a single slot and a right pair,
 * and which kinds of these three fit together.
 *
 * The single slot is the largest one and the pairs join a large with a small slot, so that both lists of pairs stay
 * about equally long.
 */
import { artificeOf, dumpsOf, majorsOf, minorsOf } from './load.ts'
import { candidates, type Rules, rulesOf } from './pieces-together.ts'
import { ARTIFICE_POINTS, type ArmorProblem, MAJOR, MINOR, type SolverPiece } from './problem.ts'
import { makeSlot, type Slot } from './variants.ts'

export interface PairKinds {
  readonly slots: readonly [number, number]
  /** Distinct sums of two kinds. */
  readonly sums: readonly number[]
  /** Triples: kind index in the first slot, in the second slot, index of their sum. */
  readonly entries: Int32Array
}

export interface Space {
  readonly slots: readonly Slot[]
  readonly bonus: Int32Array
  /** Per slot and variant: points it can add to any one stat, and dumps it brings. */
  readonly points: readonly Int32Array[]
  readonly dumps: readonly Int32Array[]
  /** Per stat: the least that any choice adds up to. */
  readonly lowest: Int32Array
  /** Distinct kinds per slot, and per variant the index of its kind. */
  readonly kinds: readonly (readonly number[])[]
  readonly kindIndex: readonly Int32Array[]
  readonly left: PairKinds
  readonly single: number
  readonly right: PairKinds
  /** Whether five pieces with this sum of kinds may be worn together. */
  readonly fits: (kinds: number) => boolean
  /** The most that any choice has in each subset of the stats in sum, by bit mask; NaN until asked for. */
  readonly reaches: Float64Array
  /** Triples that fit: index of the left sum, of the single kind, of the right sum. */
  readonly fitting: Int32Array
}

/** `single` names the slot that shall stand alone; the largest one unless said otherwise. */
export function makeSpace(problem: ArmorProblem, single?: number): Space {
  const rules = rulesOf(problem)
  const slots = candidates(problem).map((pieces: readonly SolverPiece[]) =>
    makeSlot(pieces, problem, rules.kindOf),
  )
  const bonus = Int32Array.from({ length: 6 }, (_, i) => Math.round(problem.bonus?.[i] ?? 0))
  return arrange(slots, bonus, rules, single)
}

function arrange(slots: readonly Slot[], bonus: Int32Array, rules: Rules, alone?: number): Space {
  const kinds = slots.map(({ kind }) => [...new Set(kind)])
  const kindIndex = slots.map(({ kind }, k) => kind.map((value) => (kinds[k] ?? []).indexOf(value)))
  const size = (k: number) => (k === alone ? Number.POSITIVE_INFINITY : (slots[k]?.count ?? 0))
  const [single = 0, second = 1, third = 2, fourth = 3, fifth = 4] = [0, 1, 2, 3, 4].sort(
    (a, b) => size(b) - size(a),
  )
  const left = pairKinds(kinds, [second, fifth], rules)
  const right = pairKinds(kinds, [third, fourth], rules)
  const fitting: number[] = []
  for (const [l, leftSum] of left.sums.entries())
    for (const [s, kind] of (kinds[single] ?? []).entries())
      for (const [r, rightSum] of right.sums.entries())
        if (rules.fits(leftSum + kind + rightSum)) fitting.push(l, s, r)
  return {
    slots,
    bonus,
    points: slots.map(({ load }) => load.map(pointsOf)),
    dumps: slots.map(({ load }) => load.map(dumpsOf)),
    lowest: bonus.map((points, i) => slots.reduce((sum, slot) => sum + lowestOf(slot, i), points)),
    kinds,
    kindIndex,
    left,
    single,
    right,
    fits: rules.fits,
    reaches: new Float64Array(64).fill(Number.NaN),
    fitting: Int32Array.from(fitting),
  }
}

/** Points a load can add to one stat. */
const pointsOf = (load: number) =>
  MAJOR.points * majorsOf(load) + MINOR.points * minorsOf(load) + ARTIFICE_POINTS * artificeOf(load)

function lowestOf({ stats, count }: Slot, stat: number): number {
  let low = count > 0 ? (stats[stat] as number) : 0
  for (let at = stat; at < count * 6; at += 6) if ((stats[at] as number) < low) low = stats[at] as number
  return low
}

function pairKinds(
  kinds: readonly (readonly number[])[],
  pair: readonly [number, number],
  rules: Rules,
): PairKinds {
  const sums: number[] = []
  const entries: number[] = []
  for (const [a, kindA] of (kinds[pair[0]] ?? []).entries())
    for (const [b, kindB] of (kinds[pair[1]] ?? []).entries()) {
      const sum = kindA + kindB
      if (!rules.mayFit(sum)) continue
      if (!sums.includes(sum)) sums.push(sum)
      entries.push(a, b, sums.indexOf(sum))
    }
  return { slots: pair, sums, entries: Int32Array.from(entries) }
}

/** 0, 1, 2 and so on, without `count` itself. */
export function upTo(count: number): Int32Array {
  const all = new Int32Array(count)
  for (let n = 1; n < count; n++) all[n] = n
  return all
}

export const allVariants = ({ slots }: Space): readonly Int32Array[] => slots.map(({ count }) => upTo(count))
