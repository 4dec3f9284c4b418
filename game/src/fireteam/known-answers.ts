/**
 * What every raider knows to be an answer, whatever its text says: by English name. A field that makes its target take more
 * damage weakens, though the game calls it by another word.
 */

import { isForm } from '../builds/request/supers.ts'
import { exoticWeapon } from '../weapons/standing/exotic-weapons.ts'
import type { Buff } from './need-names.ts'

type Known = Readonly<Partial<Record<Buff, readonly string[]>>>

/** Taken for support (exotic-weapons.ts); here, for what. */
const EXOTICS: Known = {
  weaken: ['Divinity', 'Tractor Cannon'],
  'damage-buff': ['Lumina'],
  healing: ['Lumina'],
}

const SUPERS: Known = { weaken: ['Shadowshot'] }

export const isKnownExotic = (buff: Buff, name: string): boolean =>
  exoticWeapon(name)?.use === 'support' && (EXOTICS[buff]?.includes(name) ?? false)

export const isKnownAbility = (buff: Buff, name: string): boolean =>
  SUPERS[buff]?.some((known) => isForm(name, known)) ?? false
