import { ARMOR_SLOTS, type ArmorSlot, type GuardianClass, type WeaponSlot } from '@ai-vault/game/items.ts'
import type { Persona, Stock } from '../account/persona.ts'

/**
 * How a collection changes without anybody remembering it. A guardian owns a fixed number of slots. Each slot has
 * a period and a phase; the clock says which of its generations is current. A generation begins with a drop, and
 * when the next one begins the old item has been dismantled. Most slots turn over once in years, a few within
 * weeks; what is worn never does. So an item keeps its id, its roll and its place for as long as it exists, every
 * day sees a drop or two, and any day can be computed on its own.
 */

export type Home =
  | { readonly in: 'equipped'; readonly character: number }
  | { readonly in: 'character'; readonly character: number }
  | { readonly in: 'postmaster'; readonly character: number }
  | { readonly in: 'vault' }

interface SlotBase {
  readonly index: number
  /** Position among the slots of the same bucket (and class). */
  readonly ordinal: number
  readonly home: Home
  readonly fresh: boolean
  readonly fill: number
}
interface WeaponSlotPlan extends SlotBase {
  readonly kind: 'weapon'
  readonly bucket: WeaponSlot
}
interface ArmorSlotPlan extends SlotBase {
  readonly kind: 'armor'
  readonly bucket: ArmorSlot
  readonly classType: GuardianClass
}
export type SlotPlan = WeaponSlotPlan | ArmorSlotPlan

export const WEAPON_BUCKETS: readonly WeaponSlot[] = ['kinetic', 'energy', 'power']
const MOST_CARRIED_KEPT = 6
/** Armor slots are numbered from here, so that adding weapons renames no armor. */
const FIRST_ARMOR_SLOT = 2048

/** Kept items fill what is worn, then the bags, then the vault. */
const keptHome = (ordinal: number, character: number, wearers: number, carried: number): Home => {
  if (ordinal < wearers) return { in: 'equipped', character }
  if (ordinal < wearers * (1 + carried)) return { in: 'character', character }
  return { in: 'vault' }
}

/** Fresh drops lie in the bags, in the vault or, one in six, at the postmaster. */
const freshHome = (drop: number, character: number): Home => {
  if (drop % 6 === 5) return { in: 'postmaster', character }
  return drop % 2 === 0 ? { in: 'character', character } : { in: 'vault' }
}

const carriedPerBucket = (stock: Stock, characters: number, buckets: number) =>
  Math.min(MOST_CARRIED_KEPT, Math.floor(stock.kept / (2 * characters * buckets)))

const weaponSlots = ({ weapons: stock, characters }: Persona): WeaponSlotPlan[] => {
  const carried = carriedPerBucket(stock, characters.length, WEAPON_BUCKETS.length)
  return Array.from({ length: stock.kept + stock.fresh }, (_, index) => {
    const ordinal = Math.floor(index / WEAPON_BUCKETS.length)
    const fresh = index >= stock.kept
    const drop = index - stock.kept
    return {
      kind: 'weapon',
      index,
      ordinal,
      bucket: WEAPON_BUCKETS[index % WEAPON_BUCKETS.length] as WeaponSlot,
      home: fresh
        ? freshHome(drop, Math.floor(drop / WEAPON_BUCKETS.length) % characters.length)
        : keptHome(ordinal, ordinal % characters.length, characters.length, carried),
      fresh,
      fill: fresh ? stock.freshFill : 1,
    }
  })
}

const armorSlots = ({ armor: stock, characters }: Persona): ArmorSlotPlan[] => {
  const carried = carriedPerBucket(stock, characters.length, ARMOR_SLOTS.length)
  return Array.from({ length: stock.kept + stock.fresh }, (_, position) => {
    const character = position % characters.length
    const turn = Math.floor(position / characters.length)
    const ordinal = Math.floor(turn / ARMOR_SLOTS.length)
    const fresh = position >= stock.kept
    return {
      kind: 'armor',
      index: FIRST_ARMOR_SLOT + position,
      ordinal,
      bucket: ARMOR_SLOTS[turn % ARMOR_SLOTS.length] as ArmorSlot,
      classType: characters[character]?.classType as GuardianClass,
      home: fresh ? freshHome(position - stock.kept, character) : keptHome(ordinal, character, 1, carried),
      fresh,
      fill: fresh ? stock.freshFill : 1,
    }
  })
}

export const slotsOf = (persona: Persona): readonly SlotPlan[] =>
  persona.characters.length === 0 ? [] : [...weaponSlots(persona), ...armorSlots(persona)]
