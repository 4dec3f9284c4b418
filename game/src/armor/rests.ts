/** What the rest of a build can add to a part of it, and which variants are worth a look because of that. */
import type { Cut, GoalBounds } from './cuts.ts'
import type { Space } from './space.ts'

/** What the other parts of the build can add under one cut, and what all together must reach. */
export interface Rest {
  readonly need: number
  readonly left: Float64Array
  readonly single: Float64Array
  readonly right: Float64Array
  readonly bySlot: readonly Float64Array[]
}

export const restsOf = (bounds: GoalBounds, cuts: readonly Cut[], required: Float64Array): readonly Rest[] =>
  cuts.map((cut, c) => restUnder(bounds, cut, required[c] as number))

function restUnder({ fit, space }: GoalBounds, cut: Cut, need: number): Rest {
  fit.load(cut.values)
  const rest = fit.rest()
  const bySlot: Float64Array[] = []
  for (const [pair, own] of [
    [space.left, rest.left],
    [space.right, rest.right],
  ] as const)
    for (const side of [0, 1] as const) bySlot[pair.slots[side]] = fit.restOfSlot(pair, side, own)
  bySlot[space.single] = rest.single
  return { need, ...rest, bySlot }
}

/** The variants of each list that some build at the required level can contain. */
export function survivors(
  space: Space,
  cuts: readonly Cut[],
  rests: readonly Rest[],
  lists: readonly Int32Array[],
): readonly Int32Array[] {
  return lists.map((list, slot) => survivingVariants(space, cuts, rests, list, slot))
}

function survivingVariants(
  space: Space,
  cuts: readonly Cut[],
  rests: readonly Rest[],
  list: Int32Array,
  slot: number,
): Int32Array {
  const kinds = space.kindIndex[slot] as Int32Array
  return list.filter((v) => {
    for (let c = 0; c < cuts.length; c++) {
      const { need, bySlot } = rests[c] as Rest
      const own = ((cuts[c] as Cut).values[slot] as Float64Array)[v] as number
      if (own + ((bySlot[slot] as Float64Array)[kinds[v] as number] as number) < need) return false
    }
    return true
  })
}
