import type { Weapon } from '@ai-vault/game/items.ts'
import { makeWeapon } from '@ai-vault/game/test-support/make-items.ts'
import type { WeaponItem } from '../items/weapon-item.ts'

type Extras = Partial<Pick<WeaponItem, 'rating' | 'verdict'>>

/** A weapon as the inventory hands it to the screens. */
export function makeWeaponItem(changes: Partial<Weapon> = {}, extras: Extras = {}): WeaponItem {
  const item = makeWeapon({ power: 500, ...changes })
  return {
    itemHash: item.hash,
    itemInstanceId: item.instanceId,
    definition: {
      displayProperties: { name: item.name, icon: item.icon },
      itemTypeDisplayName: item.typeName,
      inventory: { tierTypeName: item.rarity },
    },
    ...(item.power === undefined ? {} : { instance: { primaryStat: { value: item.power } } }),
    perks: item.columns.flatMap(({ active }) => active?.name ?? []),
    item,
    ...extras,
  }
}

/** A rating of which only the headline matters. */
export function makeRating(
  tier: NonNullable<WeaponItem['rating']>['tier'],
  score?: number,
): NonNullable<WeaponItem['rating']> {
  const headline = { tier, ...(score === undefined ? {} : { score }) }
  return { ...headline, activity: 'pve', confidence: 0.8, pve: headline, pvp: headline }
}

export function makeVerdict(
  changes: Partial<NonNullable<WeaponItem['verdict']>> = {},
): NonNullable<WeaponItem['verdict']> {
  return { recommendation: 'review', protections: [], reason: 'Its roll is rated Good.', ...changes }
}
