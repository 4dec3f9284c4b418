import { inEnglish } from '../in-english.ts'
import type { Weapon } from '../items.ts'

/** Reasons never to suggest dismantling a copy, whatever its roll. */
export const PROTECTIONS = {
  locked: 'it is locked',
  exotic: 'it is exotic',
  loadout: 'a loadout uses it',
  equipped: 'it is equipped',
  crafted: 'it was crafted',
  masterworked: 'it is masterworked',
  pattern: 'a pattern can still be drawn from it',
  'only-one': 'it is the only one of its type, frame and element',
} as const
export type Protection = keyof typeof PROTECTIONS

export function archetypeOf(weapon: Weapon): string {
  return `${weapon.type}|${weapon.frame ? inEnglish(weapon.frame) : ''}|${weapon.element}`
}

export function protectionsOf(weapon: Weapon, sameArchetype: number): readonly Protection[] {
  const holds: Readonly<Record<Protection, boolean>> = {
    locked: weapon.locked,
    exotic: weapon.rarity === 'exotic',
    loadout: weapon.loadouts.length > 0,
    equipped: weapon.place.in === 'character' && weapon.place.equipped,
    crafted: weapon.crafted,
    masterworked: weapon.masterworked,
    pattern: weapon.deepsight,
    'only-one': sameArchetype <= 1,
  }
  return (Object.keys(PROTECTIONS) as Protection[]).filter((protection) => holds[protection])
}
