import type { ArmorPiece, OtherItem, Weapon } from '@ai-vault/game/items.ts'
import type { Definitions } from '../../manifest/definitions.ts'
import { isArmor } from '../../manifest/items/armor-kinds.ts'
import { type ItemDefinition, WEAPON_ITEM_TYPE } from '../../manifest/items/item-definition.ts'
import type { AccountFacts } from './item-basics.ts'
import type { OwnedItem } from './owned-items.ts'
import { translateArmor } from './translate-armor.ts'
import { translateOther } from './translate-other.ts'
import { translateWeapon } from './translate-weapon.ts'

export interface TranslatedItems {
  readonly weapons: readonly Weapon[]
  readonly armor: readonly ArmorPiece[]
  readonly others: readonly OtherItem[]
  readonly unknownItems: number
}

export function translateItems(
  owned: readonly OwnedItem[],
  definitions: Definitions,
  account: AccountFacts,
): TranslatedItems {
  const weapons: Weapon[] = []
  const armor: ArmorPiece[] = []
  const others: OtherItem[] = []
  let unknownItems = 0
  for (const copy of owned) {
    const item = definitions.item(copy.hash)
    if (!item) {
      unknownItems += 1
      continue
    }
    const translated = translateItem(copy, item, definitions, account)
    if (translated.kind === 'weapon') weapons.push(translated)
    else if (translated.kind === 'armor') armor.push(translated)
    else others.push(translated)
  }
  return { weapons, armor, others, unknownItems }
}

function translateItem(
  copy: OwnedItem,
  item: ItemDefinition,
  definitions: Definitions,
  account: AccountFacts,
): Weapon | ArmorPiece | OtherItem {
  const gear =
    item.itemType === WEAPON_ITEM_TYPE
      ? translateWeapon(copy, item, definitions, account)
      : isArmor(item)
        ? translateArmor(copy, item, definitions, account)
        : undefined
  return gear ?? translateOther(copy, item)
}
