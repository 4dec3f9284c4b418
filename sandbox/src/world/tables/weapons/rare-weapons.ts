import { readRows } from '@ai-vault/game/data-rows.ts'
import type { WeaponType } from '@ai-vault/game/items.ts'
import { readWeapon, readWeaponType } from '../cells.ts'
import type { WeaponRow } from '../rows.ts'
import rows from './data/rare-weapons.json' with { type: 'json' }

/** Blue weapons, the ones a newcomer starts with. */
export const RARE_WEAPONS: readonly (readonly [type: WeaponType, row: WeaponRow])[] = readRows(
  rows,
  'rare-weapons.json',
  ([type, ...weapon]) => [readWeaponType(type), readWeapon(weapon)],
)
