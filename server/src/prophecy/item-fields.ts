import type { Weapon, WeaponDefinition } from '@ai-vault/game/items.ts'
import { ITEM_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'

/** What every claim shows of its weapon, in the player's language. */
export function itemFields(weapon: Weapon | WeaponDefinition, names: Names | undefined) {
  const { hash, name, icon, type, typeName, rarity } = weapon
  const shown = names?.nameOf(ITEM_TABLE, hash)
  return {
    weapon_name: shown ?? name,
    ...(shown && shown !== name ? { english_name: name } : {}),
    item_hash: hash,
    icon,
    type,
    type_name: names?.typeNameOf(hash) ?? typeName,
    rarity,
  }
}
