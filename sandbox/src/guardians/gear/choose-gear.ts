import { ARMOR_SLOTS, type Rarity } from '@ai-vault/game/items.ts'
import type { World, WorldArmor, WorldWeapon } from '../../world/world.ts'
import type { Persona } from '../account/persona.ts'
import { diceFor } from '../dice.ts'
import { type ArmorSlotPlan, type SlotPlan, WEAPON_BUCKETS, type WeaponSlotPlan } from './slots.ts'

/**
 * Which weapon or armor piece a slot holds. Worn slots come first, each character with one exotic weapon and one
 * exotic armor piece. Then every item of the bucket has a slot of its own, so that a large collection misses
 * nothing. What is left drops at random, mostly legendary.
 */
export interface GearChoice {
  /** The item this slot holds in all its generations; absent where each drop is different. */
  readonly fixed?: WorldWeapon | WorldArmor
  readonly pool: readonly (WorldWeapon | WorldArmor)[]
}

const ORDER_KEY = 21
const WORN_KEY = 22
/** Random drops are seldom anything but legendary. */
const DROP_RARITIES: readonly Rarity[] = ['legendary', 'rare', 'uncommon', 'common']

type Gear = WorldWeapon | WorldArmor

const orAll = <T>(some: readonly T[], all: readonly T[]): readonly T[] => (some.length > 0 ? some : all)

/** One line of items for a bucket: what is worn, one of each, then drops. */
interface Shelf<Item extends Gear> {
  readonly worn: { readonly legendary: readonly Item[]; readonly exotic: readonly Item[] }
  readonly each: readonly Item[]
  readonly drops: readonly Item[]
}

const shelve = <Item extends Gear>(items: readonly Item[], key: readonly number[]): Shelf<Item> => {
  const of = (rarity: Rarity) => items.filter((item) => item.rarity === rarity)
  const legendary = of('legendary')
  return {
    worn: { legendary: orAll(legendary, items), exotic: orAll(of('exotic'), items) },
    each: diceFor(...key).several(items, items.length),
    drops: orAll(
      [...Array.from({ length: 12 }, () => legendary).flat(), ...DROP_RARITIES.slice(1).flatMap(of)],
      items,
    ),
  }
}

const choose = <Item extends Gear>(
  shelf: Shelf<Item>,
  slot: SlotPlan,
  wearers: number,
  wearsExotic: boolean,
  key: readonly number[],
): GearChoice => {
  if (slot.home.in === 'equipped') {
    const dice = diceFor(...key, slot.index)
    return { fixed: dice.pick(wearsExotic ? shelf.worn.exotic : shelf.worn.legendary), pool: shelf.drops }
  }
  const fixed = slot.fresh ? undefined : shelf.each[slot.ordinal - wearers]
  return { ...(fixed ? { fixed } : {}), pool: shelf.drops }
}

const isOld = (item: Gear): boolean => ('type' in item ? !item.tiered : !item.armor3)

export const createGearChooser = (world: World, persona: Persona, seed: number) => {
  const key = [seed, ORDER_KEY, persona.index]
  const shelf = <Item extends Gear>(items: readonly Item[], position: number): Shelf<Item> =>
    shelve(persona.oldGear ? orAll(items.filter(isOld), items) : items, [...key, position])
  const weaponShelves = new Map(
    WEAPON_BUCKETS.map((bucket, index) => [
      bucket,
      shelf(
        world.weapons.filter(({ slot }) => slot === bucket),
        index,
      ),
    ]),
  )
  const armorShelves = new Map(
    persona.characters.flatMap(({ classType }, character) =>
      ARMOR_SLOTS.map((bucket, index) => {
        const pieces = world.armor.filter((piece) => piece.classType === classType && piece.slot === bucket)
        return [
          `${classType} ${bucket}`,
          shelf(pieces, 100 + character * ARMOR_SLOTS.length + index),
        ] as const
      }),
    ),
  )
  const wornKey = [seed, WORN_KEY, persona.index]
  const exoticBucket = (character: number, buckets: number) => character % buckets
  const chooseWeapon = (slot: WeaponSlotPlan): GearChoice => {
    const weapons = weaponShelves.get(slot.bucket)
    if (!weapons) throw new RangeError(`the world has no ${slot.bucket} weapons`)
    const isExotic =
      slot.home.in === 'equipped' &&
      WEAPON_BUCKETS.indexOf(slot.bucket) === exoticBucket(slot.home.character, WEAPON_BUCKETS.length)
    return choose(weapons, slot, persona.characters.length, isExotic, wornKey)
  }
  const chooseArmor = (slot: ArmorSlotPlan): GearChoice => {
    const pieces = armorShelves.get(`${slot.classType} ${slot.bucket}`)
    if (!pieces) throw new RangeError(`the world has no ${slot.classType} ${slot.bucket}`)
    const isExotic =
      slot.home.in === 'equipped' &&
      ARMOR_SLOTS.indexOf(slot.bucket) === exoticBucket(slot.home.character, ARMOR_SLOTS.length)
    return choose(pieces, slot, 1, isExotic, wornKey)
  }
  return (slot: SlotPlan): GearChoice => (slot.kind === 'weapon' ? chooseWeapon(slot) : chooseArmor(slot))
}
