/**
 * A vault holds some ten thousand plugs but only a thousand different ones, and each carries a paragraph of text. On
 * the wire every different plug stands once, in a table, and an item names its plugs by their place there. Unpacking
 * puts the same object wherever the number stood, so a reader sees whole items and the memory holds each text once.
 */
import type { ArmorPiece, Item, OtherItem, PerkColumn, Plug, Weapon } from '../items.ts'

export interface PackedColumn extends Omit<PerkColumn, 'active' | 'selectable'> {
  readonly active?: number
  readonly selectable: readonly number[]
}
export type PackedWeapon = Omit<Weapon, 'frame' | 'columns'> & {
  readonly frame?: number
  readonly columns: readonly PackedColumn[]
}
export type PackedArmor = Omit<ArmorPiece, 'mods'> & { readonly mods: readonly number[] }
export type PackedItem = PackedWeapon | PackedArmor | OtherItem

/** Collects plugs while items are packed; `table` is what their numbers point into. */
export function createPlugTable() {
  const table: Plug[] = []
  const placesOf = new Map<number, number[]>()

  function placeOf(plug: Plug): number {
    const places = placesOf.get(plug.hash) ?? []
    const known = places.find((place) => isSamePlug(table[place], plug))
    if (known !== undefined) return known
    placesOf.set(plug.hash, [...places, table.length])
    return table.push(plug) - 1
  }

  function packWeapon({ frame, columns, ...weapon }: Weapon): PackedWeapon {
    return {
      ...weapon,
      ...(frame ? { frame: placeOf(frame) } : {}),
      columns: columns.map(({ active, selectable, ...column }) => ({
        ...column,
        ...(active ? { active: placeOf(active) } : {}),
        selectable: selectable.map(placeOf),
      })),
    }
  }

  const packArmor = (piece: ArmorPiece): PackedArmor => ({ ...piece, mods: piece.mods.map(placeOf) })

  return {
    table: table as readonly Plug[],
    packWeapon,
    packArmor,
    pack(item: Item): PackedItem {
      if (item.kind === 'weapon') return packWeapon(item)
      return item.kind === 'armor' ? packArmor(item) : item
    },
  }
}

/** One hash nearly always means one plug; what a plug adds to the stats may still differ from weapon to weapon. */
function isSamePlug(one: Plug | undefined, other: Plug): boolean {
  return (
    one === other ||
    (one !== undefined &&
      one.name === other.name &&
      one.description === other.description &&
      one.icon === other.icon &&
      one.enhanced === other.enhanced &&
      JSON.stringify(one.stats) === JSON.stringify(other.stats))
  )
}

/** A weapon with something else wherever it names the place of a plug: the plug itself, or what stands for it. */
export function replaceWeaponPlaces<P>(packed: PackedWeapon, plugAt: (place: number) => P) {
  const { frame, columns, ...weapon } = packed
  return {
    ...weapon,
    ...(frame === undefined ? {} : { frame: plugAt(frame) }),
    columns: columns.map(({ active, selectable, ...column }) => ({
      ...column,
      ...(active === undefined ? {} : { active: plugAt(active) }),
      selectable: selectable.map(plugAt),
    })),
  }
}

export const replaceArmorPlaces = <P>(packed: PackedArmor, plugAt: (place: number) => P) => ({
  ...packed,
  mods: packed.mods.map(plugAt),
})

export function replacePlaces<P>(item: PackedItem, plugAt: (place: number) => P) {
  if (item.kind === 'weapon') return replaceWeaponPlaces(item, plugAt)
  return item.kind === 'armor' ? replaceArmorPlaces(item, plugAt) : item
}

const UNKNOWN_PLUG: Plug = { hash: 0, name: 'Unknown', description: '', enhanced: false }

/** Whole items again. A number without a plug can only come from a broken answer: it becomes a plug that says so. */
export function unpackItems<Fields extends { readonly item: PackedItem }>(
  items: readonly Fields[],
  plugs: readonly Plug[],
): (Omit<Fields, 'item'> & { readonly item: Item })[] {
  const plugAt = (place: number): Plug => plugs[place] ?? UNKNOWN_PLUG
  return items.map((fields) => ({ ...fields, item: replacePlaces(fields.item, plugAt) }))
}
