/**
 * An inventory changes by a few items at a time. A reader who has a version of it is sent where the other items stand in
 * that version, as runs of neighbours, and the new or changed ones whole. An item is known again by its print, a short
 * digest of all that is said of it; so what was moved, worn or rated anew counts as changed, and order is kept exactly.
 */
import type { Plug } from '../items.ts'
import { type PackedItem, replacePlaces } from './packing.ts'

type Print = string | bigint
/** [from, count] in the earlier version's items; from -1, the next `count` of the new ones. */
type Run = [from: number, count: number]

interface Packed<Fields> {
  readonly items: readonly Fields[]
  readonly plugs: readonly Plug[]
}

/** What turns an inventory with the earlier prints into one with these; `fresh` are the places of what is new. */
export function compareItems(
  before: readonly Print[],
  now: readonly Print[],
): { runs: Run[]; fresh: number[] } {
  const placeOf = new Map(before.map((print, place) => [print, place]))
  const runs: Run[] = []
  const fresh: number[] = []
  now.forEach((print, place) => {
    const from = placeOf.get(print) ?? -1
    if (from < 0) fresh.push(place)
    const last = runs.at(-1)
    const goesOn = last !== undefined && (from < 0 ? last[0] < 0 : last[0] >= 0 && last[0] + last[1] === from)
    if (goesOn) last[1]++
    else runs.push([from, 1])
  })
  return { runs, fresh }
}

/** Only some of the items, with the plugs that they have. */
export function pickItems<Fields extends { readonly item: PackedItem }>(
  { items, plugs }: Packed<Fields>,
  places: readonly number[],
) {
  const picked = new Map<number, number>()
  const placeAmongPicked = (place: number) => {
    const known = picked.get(place) ?? picked.size
    picked.set(place, known)
    return known
  }
  const packed = places.flatMap((place) => items[place] ?? [])
  return {
    items: packed.map((fields) => ({ ...fields, item: replacePlaces(fields.item, placeAmongPicked) })),
    plugs: [...picked.keys()].flatMap((place) => plugs[place] ?? []),
  }
}

interface Versioned<Fields> {
  readonly version?: string | undefined
  readonly items: readonly Fields[]
}
interface Changed<Fields> {
  readonly changes: {
    readonly since: string
    readonly runs: readonly (readonly [from: number, count: number])[]
    readonly items: readonly Fields[]
  }
}

/** The inventory after the changes; undefined where they are not about this version of it. */
export function applyChanges<Fields, Changes extends Changed<Fields>>(
  known: Versioned<Fields>,
  { changes, ...around }: Changes,
): (Omit<Changes, 'changes'> & { items: Fields[] }) | undefined {
  if (changes.since !== known.version) return undefined
  const items: Fields[] = []
  let taken = 0
  for (const [from, count] of changes.runs) {
    const start = from < 0 ? taken : from
    const run = (from < 0 ? changes.items : known.items).slice(start, start + count)
    if (run.length < count) return undefined
    if (from < 0) taken += count
    items.push(...run)
  }
  return { ...around, items }
}
