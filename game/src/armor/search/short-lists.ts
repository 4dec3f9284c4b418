import type { Cut } from '../bounds/cuts.ts'
import type { Space } from '../variant-space.ts'

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
    const bars = (space.kinds[slot] ?? []).map((_, kind) => barOf(list, values, kinds, kind, perKind))
    const room = bars.map(() => perKind)
    return list.filter((v) => {
      const kind = kinds[v] as number
      if ((values[v] as number) < (bars[kind] as number) || room[kind] === 0) return false
      room[kind] = (room[kind] as number) - 1
      return true
    })
  })
}

/** The value that only so many variants of a kind reach. */
function barOf(
  list: Int32Array,
  values: Float64Array,
  kinds: Int32Array,
  kind: number,
  count: number,
): number {
  const own = new Float64Array(list.length)
  let found = 0
  for (const v of list) if (kinds[v] === kind) own[found++] = values[v] as number
  if (found <= count) return Number.NEGATIVE_INFINITY
  return own.subarray(0, found).sort()[found - count] as number
}
