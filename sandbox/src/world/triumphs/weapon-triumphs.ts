import { patternNode } from '../presentation/patterns.ts'
import { CATALYST_NODE } from '../tables/progress/known-nodes.ts'
import { triumphsAbout } from '../tables/progress/triumphs.ts'
import { EXOTIC_WEAPONS } from '../tables/weapons/exotic-weapons.ts'
import { WEAPON_PROFILES } from '../tables/weapons/weapon-profiles.ts'
import { weaponIcon } from '../weapons/define-weapon.ts'
import type { WorldWeapon } from '../world.ts'
import { TOAST } from './define-triumphs.ts'
import type { Triumph } from './triumph.ts'

const catalystTriumphs = ({ name, slot, hash }: (typeof EXOTIC_WEAPONS)[number]): Triumph[] =>
  triumphsAbout('catalyst', { name }).map((triumph) => ({
    ...triumph,
    alsoUnder: CATALYST_NODE[slot],
    weaponHash: hash,
  }))

/** A pattern is named and drawn like its weapon: so clients find the one that belongs to an item. */
const patternTriumphs = (weapon: WorldWeapon): Triumph[] =>
  triumphsAbout('pattern', { name: weapon.name }).map((triumph) => ({
    ...triumph,
    toast: TOAST.pattern,
    icon: weaponIcon(weapon),
    alsoUnder: patternNode(weapon),
    weaponHash: weapon.hash,
  }))

export const weaponTriumphs = (weapons: readonly WorldWeapon[]): Triumph[] => [
  ...Object.values(WEAPON_PROFILES).flatMap(({ label }) => triumphsAbout('weapon-type', { name: label })),
  ...EXOTIC_WEAPONS.flatMap(catalystTriumphs),
  ...weapons.filter(({ craftable }) => craftable).flatMap(patternTriumphs),
]
