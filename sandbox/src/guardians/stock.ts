import type { GuardianClass } from '@ai-vault/game/items.ts'
import type { WorldGood, WorldShelf, WorldVendor } from '../world/world.ts'
import { dayEnd, dayNumber, isWeekend, weekEnd, weekNumber } from './calendar.ts'
import type { Catalogue } from './catalogue.ts'
import { diceFor } from './dice.ts'
import type { RolledArmor, RolledWeapon } from './gear/gear-item.ts'
import { rollArmor } from './gear/roll-armor.ts'
import { rollWeapon } from './gear/roll-weapon.ts'

/**
 * What vendors sell at a moment. Goods and their rolls are drawn from the seed and the number of the day or week, so
 * everyone sees the same until the next reset, and any moment can be asked for on its own.
 */

const SHELF_KEY = 181
const ROLL_KEY = 182
const TIERS = [0, 3, 4, 2, 1]

export interface OnSale {
  readonly good: WorldGood
  readonly shelf: number
  /** Weapons and armor are sold as one certain copy. */
  readonly roll?: RolledWeapon | RolledArmor
}

export interface Stall {
  readonly vendor: WorldVendor
  /** Which of the definition's places. */
  readonly place: number
  readonly closesAt: number
  readonly goods: readonly OnSale[]
}

const periodOf = ({ changes }: WorldVendor, now: number): number =>
  changes === 'daily' ? dayNumber(now) : weekNumber(now)

/** Chosen for each class apart, so that nobody is left with nothing; told in the vendor's own order. */
const shown = ({ goods, shown: count }: WorldShelf, key: readonly number[]): readonly WorldGood[] => {
  if (count === undefined) return goods
  const byClass = Map.groupBy(goods, ({ classType }) => classType)
  return [...byClass.values()]
    .flatMap((choices, place) => diceFor(...key, place).several(choices, count))
    .sort((one, two) => one.index - two.index)
}

const rollGood = (
  { itemHash, index }: WorldGood,
  catalogue: Catalogue,
  key: readonly number[],
): OnSale['roll'] => {
  const dice = diceFor(...key, index)
  const wish = { tier: 1 + dice.weighted(TIERS), favourite: false, untouched: true }
  const weapon = catalogue.weapon(itemHash)
  if (weapon) return rollWeapon(weapon, wish, catalogue, dice)
  const armor = catalogue.armor(itemHash)
  return armor && rollArmor(armor, wish, catalogue, dice)
}

const stallOf = (vendor: WorldVendor, catalogue: Catalogue, seed: number, now: number): Stall => {
  const period = periodOf(vendor, now)
  const goods = vendor.shelves.flatMap((shelf, place) =>
    shown(shelf, [seed, SHELF_KEY, vendor.hash, period, place]).map((good): OnSale => {
      const roll = rollGood(good, catalogue, [seed, ROLL_KEY, vendor.hash, period])
      return { good, shelf: place, ...(roll ? { roll } : {}) }
    }),
  )
  return {
    vendor,
    place: weekNumber(now) % vendor.places,
    closesAt: vendor.changes === 'daily' ? dayEnd(now) : weekEnd(now),
    goods,
  }
}

/** Who is there: those without goods never are, the weekend's trader only then. */
export const openStalls = (catalogue: Catalogue, seed: number, now: number): readonly Stall[] =>
  catalogue.world.vendors
    .filter(({ shelves, changes }) => shelves.length > 0 && (changes !== 'weekend' || isWeekend(now)))
    .map((vendor) => stallOf(vendor, catalogue, seed, now))

export const offeredTo = ({ goods }: Stall, classType: GuardianClass): readonly OnSale[] =>
  goods.filter(({ good }) => good.classType === undefined || good.classType === classType)

/** The vendors that are there, by the group they are listed in. */
export const vendorGroups = (stalls: readonly Stall[]) => ({
  groups: [...Map.groupBy(stalls, ({ vendor }) => vendor.groupHash)].map(([vendorGroupHash, there]) => ({
    vendorGroupHash,
    vendorHashes: there.map(({ vendor }) => vendor.hash),
  })),
})
