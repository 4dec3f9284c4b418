import { patternNode } from '../presentation/patterns.ts'
import { CATALYST_NODE } from '../tables/progress/known-nodes.ts'
import { EXOTIC_WEAPONS } from '../tables/weapons/exotic-weapons.ts'
import { WEAPON_PROFILES } from '../tables/weapons/weapon-profiles.ts'
import { weaponIcon } from '../weapons/define-weapon.ts'
import type { WorldWeapon } from '../world.ts'
import { TOAST } from './define-triumphs.ts'
import type { Triumph } from './triumph.ts'

export const CATALYST_GROUP = 'Exotic Catalysts'
export const PATTERN_GROUP = 'Weapon Patterns'

const typeTriumphs = (label: string): Triumph[] => {
  const place = { category: 'Weapons', group: 'Weapon Types' } as const
  return [
    {
      ...place,
      name: `${label} Training`,
      text: `Defeat combatants with any ${label}.`,
      score: 40,
      goals: [],
      intervals: [
        [100, 5],
        [500, 10],
        [2500, 10],
        [10_000, 15],
      ],
    },
    {
      ...place,
      name: `${label} Mastery`,
      text: `With any ${label}: defeat Guardians, land the hard hits, and earn the medal.`,
      score: 25,
      goals: [
        ['Guardians defeated', 100],
        ['Precision or multiple final blows', 50],
        ['Medals earned', 3],
      ],
    },
    {
      ...place,
      name: `${label} Masterwork`,
      text: `Finish the masterwork of a ${label}.`,
      score: 10,
      goals: [['Masterworks finished', 3]],
    },
  ]
}

const catalystTriumph = ({ name, slot, hash }: (typeof EXOTIC_WEAPONS)[number]): Triumph => ({
  category: 'Weapons',
  group: CATALYST_GROUP,
  name: `${name} Catalyst`,
  text: `Find the catalyst of ${name} and use the weapon until it wakes.`,
  score: 20,
  goals: [
    ['Catalyst found', 1],
    ['Enemies defeated', 500],
  ],
  alsoUnder: CATALYST_NODE[slot],
  weaponHash: hash,
})

const PATTERN_PARTS = 5

/** A pattern is named and drawn like its weapon: so clients find the one that belongs to an item. */
const patternTriumph = (weapon: WorldWeapon): Triumph => ({
  category: 'Weapons',
  group: PATTERN_GROUP,
  name: weapon.name,
  text: 'Drawing on deepsight resonance in copies of this weapon unlocks its pattern.',
  score: 0,
  goals: [['Pattern progress', PATTERN_PARTS]],
  toast: TOAST.pattern,
  icon: weaponIcon(weapon),
  alsoUnder: patternNode(weapon),
  weaponHash: weapon.hash,
})

export const weaponTriumphs = (weapons: readonly WorldWeapon[]): Triumph[] => [
  ...Object.values(WEAPON_PROFILES).flatMap(({ label }) => typeTriumphs(label)),
  ...EXOTIC_WEAPONS.map(catalystTriumph),
  ...weapons.filter(({ craftable }) => craftable).map(patternTriumph),
]
