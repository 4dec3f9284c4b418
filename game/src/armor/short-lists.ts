import type { Cut } from './cuts.ts'
import type { Space } from './space.ts'

/** Per slot and kind, of the given variants those with the highest value under a cut. */
export function shortLists(
  space: Space,
  cut: Cut,
  lists: readonly Int32Array[],
  perKind: number,
): readonly Int32Array[] {
  return lists.map((list, slot) => {
    const values = cut.values[slot] as Float64Array
    const kinds = space.kindIndex[slot] as Int32Array
    const taken = new Int32Array(space.kinds[slot]?.length ?? 0)
    return list
      .toSorted((v, w) => (values[w] as number) - (values[v] as number))
      .filter((v) => {
        const kind = kinds[v] as number
        taken[kind] = (taken[kind] as number) + 1
        return (taken[kind] as number) <= perKind
      })
  })
}
