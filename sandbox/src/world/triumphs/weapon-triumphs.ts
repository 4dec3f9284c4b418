import { EXOTIC_WEAPONS } from '../tables/exotic-weapons.ts'
import { WEAPON_PROFILES } from '../tables/weapon-profiles.ts'
import type { WorldWeapon } from '../world.ts'
import type { Triumph } from './triumph.ts'

export const CATALYST_GROUP = 'Exotic Catalysts'
const PATTERN_GROUP = 'Weapon Patterns'

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

const catalystTriumph = (name: string): Triumph => ({
  category: 'Weapons',
  group: CATALYST_GROUP,
  name: `${name} Catalyst`,
  text: `Find the catalyst of ${name} and use the weapon until it wakes.`,
  score: 20,
  goals: [
    ['Catalyst found', 1],
    ['Enemies defeated', 500],
  ],
})

const PATTERN_PARTS = 5

const patternTriumph = (name: string): Triumph => ({
  category: 'Weapons',
  group: PATTERN_GROUP,
  name: `${name} Pattern`,
  text: `Draw the pattern of ${name} from deepsight weapons.`,
  score: 10,
  goals: [['Deepsight weapons used', PATTERN_PARTS]],
})

export const weaponTriumphs = (weapons: readonly WorldWeapon[]): Triumph[] => [
  ...Object.values(WEAPON_PROFILES).flatMap(({ label }) => typeTriumphs(label)),
  ...EXOTIC_WEAPONS.map(({ name }) => catalystTriumph(name)),
  ...weapons.filter(({ craftable }) => craftable).map(({ name }) => patternTriumph(name)),
]
