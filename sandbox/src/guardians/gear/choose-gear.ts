import { ARMOR_SLOTS, type Rarity } from '@ai-vault/game/items.ts'
import type { World, WorldArmor, WorldWeapon } from '../../world/world.ts'
import type { Persona } from '../account/persona.ts'
import { type Dice, diceFor } from '../dice.ts'
import { type SlotPlan, WEAPON_BUCKETS } from './slots.ts'

/**
 * Which weapon or armor piece a slot holds. Worn slots come first, each character with one exotic weapon and one
 * exotic armor piece. Then every item of the bucket has a slot of its own, so that a large collection misses
 * nothing. What is left drops at random, mostly legendary.
 */
export type Gear = WorldWeapon | WorldArmor

export interface GearChoice {
  /** The item this slot holds in all its generations; absent where each drop is different. */
  readonly fixed?: Gear
  draw(dice: Dice): Gear
}

const ORDER_KEY = 21
const WORN_KEY = 22
const LEGENDARY_DROPS = 0.95
const BELOW_LEGENDARY: readonly Rarity[] = ['rare', 'uncommon', 'common']

const orAll = <T>(some: readonly T[], all: readonly T[]): readonly T[] => (some.length > 0 ? some : all)

/** The items of one bucket, for weapons or for one class's armor. */
interface Shelf {
  readonly legendary: readonly Gear[]
  readonly exotic: readonly Gear[]
  readonly lesser: readonly Gear[]
  /** One of each, in this guardian's own order. */
  readonly each: readonly Gear[]
}

const shelve = (items: readonly Gear[], dice: Dice): Shelf => {
  const legendary = orAll(
    items.filter(({ rarity }) => rarity === 'legendary'),
    items,
  )
  return {
    legendary,
    exotic: orAll(
      items.filter(({ rarity }) => rarity === 'exotic'),
      items,
    ),
    lesser: orAll(
      items.filter(({ rarity }) => BELOW_LEGENDARY.includes(rarity)),
      legendary,
    ),
    each: dice.several(items, items.length),
  }
}

const isOld = (item: Gear): boolean => ('type' in item ? !item.tiered : !item.armor3)
const isWeapon = (item: Gear): item is WorldWeapon => 'type' in item
const shelfNameOf = (item: Gear): string => (isWeapon(item) ? item.slot : `${item.classType} ${item.slot}`)
const shelfNameFor = (slot: SlotPlan): string =>
  slot.kind === 'weapon' ? slot.bucket : `${slot.classType} ${slot.bucket}`

/** Characters wear their exotics in different buckets, for variety. */
const wearsExoticIn = ({ kind, bucket, home }: SlotPlan): boolean => {
  const buckets: readonly string[] = kind === 'weapon' ? WEAPON_BUCKETS : ARMOR_SLOTS
  return home.in === 'equipped' && buckets.indexOf(bucket) === home.character % buckets.length
}

export const createGearChooser = (world: World, persona: Persona, seed: number) => {
  const grouped = Map.groupBy<string, Gear>([...world.weapons, ...world.armor], shelfNameOf)
  const shelves = new Map(
    [...grouped].map(([name, items], position) => {
      const dice = diceFor(seed, ORDER_KEY, persona.index, position)
      return [name, shelve(persona.oldGear ? orAll(items.filter(isOld), items) : items, dice)]
    }),
  )
  return (slot: SlotPlan): GearChoice => {
    const shelf = shelves.get(shelfNameFor(slot))
    if (!shelf) throw new RangeError(`the world has nothing for ${shelfNameFor(slot)}`)
    const draw = (dice: Dice): Gear =>
      dice.pick(dice.chance(LEGENDARY_DROPS) ? shelf.legendary : shelf.lesser)
    if (slot.home.in === 'equipped') {
      const dice = diceFor(seed, WORN_KEY, persona.index, slot.index)
      return { fixed: dice.pick(wearsExoticIn(slot) ? shelf.exotic : shelf.legendary), draw }
    }
    const wearers = slot.kind === 'weapon' ? persona.characters.length : 1
    const fixed = slot.fresh ? undefined : shelf.each[slot.ordinal - wearers]
    return fixed ? { fixed, draw } : { draw }
  }
}
