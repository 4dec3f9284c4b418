import { readRows } from '@ai-vault/game/data-rows.ts'
import { WEAPON_TYPES } from '@ai-vault/game/items.ts'
import { byKey, readWeapon, readWeaponType } from '../../tables/cells.ts'
import rows from '../data/legendary-weapons.json' with { type: 'json' }

const read = readRows(rows, 'legendary-weapons.json', ([type, ...weapon]) => ({
  type: readWeaponType(type),
  weapon: readWeapon(weapon),
}))

/** Legendary weapons by type: name, hash, slot, element, frame, source. */
export const LEGENDARY_WEAPONS = byKey(WEAPON_TYPES, (type) =>
  read.filter((each) => each.type === type).map(({ weapon }) => weapon),
)
