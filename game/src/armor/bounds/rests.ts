/** What the rest of a build can add to a part of it, and which variants are worth a look because of that. */

import type { Space } from '../variant-space.ts'
import type { Cut, GoalBounds } from './cuts.ts'
import type { Level } from './level.ts'

/** What the other parts of the build can add under one cut. */
export interface Rest {
  readonly left: Float64Array
  readonly single: Float64Array
  readonly right: Float64Array
  readonly bySlot: readonly Float64Array[]
}

export const restsOf = (bounds: GoalBounds, cuts: readonly Cut[]): readonly Rest[] =>
  cuts.map((cut) => restUnder(bounds, cut))

function restUnder({ fit, space }: GoalBounds, cut: Cut): Rest {
  fit.load(cut.values)
  const rest = fit.rest()
  const bySlot: Float64Array[] = []
  for (const [pair, own] of [
    [space.left, rest.left],
    [space.right, rest.right],
  ] as const)
    for (const side of [0, 1] as const) bySlot[pair.slots[side]] = fit.restOfSlot(pair, side, own)
  bySlot[space.single] = rest.single
  return { ...rest, bySlot }
}

/** Box by box and cut by cut, what a part must bring itself if the rest brings the most it can. */
export function needsOfPart(level: Level, rests: ArrayLike<number>): Float64Array {
  const cuts = level.bounds.cuts.length
  const skipped = level.bounds.emptyBoxes * cuts
  const needs = new Float64Array(Math.max(0, level.boxes.length * cuts - skipped))
  for (let n = 0; n < needs.length; n++)
    needs[n] = (level.required[skipped + n] as number) - (rests[n % cuts] as number)
  return needs
}

/** The variants of each list that some build at the level can contain. */
export function survivors(
  space: Space,
  level: Level,
  rests: readonly Rest[],
  lists: readonly Int32Array[],
): readonly Int32Array[] {
  return lists.map((list, slot) => survivingVariants(space, level, rests, list, slot))
}

function survivingVariants(
  space: Space,
  level: Level,
  rests: readonly Rest[],
  list: Int32Array,
  slot: number,
): Int32Array {
  const { cuts } = level.bounds
  const kinds = space.kindIndex[slot] as Int32Array
  const needs = (space.kinds[slot] ?? []).map((_, kind) =>
    needsOfPart(
      level,
      rests.map(({ bySlot }) => (bySlot[slot] as Float64Array)[kind] as number),
    ),
  )
  return list.filter((v) => {
    const need = needs[kinds[v] as number] as Float64Array
    for (let at = 0; at < need.length; at += cuts.length) {
      let c = 0
      while (
        c < cuts.length &&
        (((cuts[c] as Cut).values[slot] as Float64Array)[v] as number) >= (need[at + c] as number)
      )
        c++
      if (c === cuts.length) return true
    }
    return false
  })
}
