import { readNumber, readRows, readText, readWord } from '@ai-vault/game/data-rows.ts'
import { DAMAGE_TYPES, WEAPON_SLOTS } from '@ai-vault/game/items.ts'
import { readNamed, readSource, readWeaponType } from '../../tables/cells.ts'
import type { ExoticWeaponRow } from '../../tables/rows.ts'
import rows from '../data/exotic-weapons.json' with { type: 'json' }

/** Exotic weapons with their own frame, trait and catalyst; hashes are the game's, the sentences are ours. */
export const EXOTIC_WEAPONS: readonly ExoticWeaponRow[] = readRows(
  rows,
  'exotic-weapons.json',
  ([name, hash, type, slot, element, frame, trait, catalyst, source]) => ({
    name: readText(name),
    hash: readNumber(hash),
    type: readWeaponType(type),
    slot: readWord(slot, WEAPON_SLOTS),
    element: readWord(element, DAMAGE_TYPES),
    frame: readNamed(frame),
    trait: readNamed(trait),
    catalyst: readText(catalyst),
    source: readSource(source),
  }),
)
