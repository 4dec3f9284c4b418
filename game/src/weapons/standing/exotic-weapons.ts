import { readNumber, readRecord, readRows, readText, readWord } from '../../data-rows.ts'
import type { Activity } from '../pve-and-pvp.ts'
import file from './exotic-weapons.json' with { type: 'json' }

/**
 * What exotic weapons are taken for, by English name. Their perks are fixed, so that no roll tells copies apart: they are
 * rated by their use, each activity out of 10, as a gun and not as a roll.
 */
export const WEAPON_USES = ['boss', 'clear', 'duel', 'support'] as const
export type WeaponUse = (typeof WEAPON_USES)[number]

export interface ExoticWeapon extends Readonly<Record<Activity, number>> {
  readonly name: string
  readonly use: WeaponUse
  /** One sentence, shown to the player. */
  readonly does: string
}

export const EXOTIC_WEAPONS: ReadonlyMap<string, ExoticWeapon> = new Map(
  readRows(
    readRecord(file, 'exotic-weapons.json').rows,
    'exotic-weapons.json',
    ([name, pve, pvp, use, does]) => [
      readText(name),
      {
        name: readText(name),
        pve: readNumber(pve),
        pvp: readNumber(pvp),
        use: readWord(use, WEAPON_USES),
        does: readText(does),
      },
    ],
  ),
)

export const exoticWeapon = (englishName: string): ExoticWeapon | undefined => EXOTIC_WEAPONS.get(englishName)
