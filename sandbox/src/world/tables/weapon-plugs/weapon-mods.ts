import type { StatChange } from '../rows.ts'

/** Weapon mods: name, hash, plug category, what it does, what it adds to stats. */
export const WEAPON_MODS: readonly (readonly [
  name: string,
  hash: number,
  category: string,
  text: string,
  stats: StatChange,
])[] = [
  ['Counterbalance Stock', 1588595445, 'v400.weapon.mod_guns', 'Straightens the recoil.', { recoil: 15 }],
  ['Freehand Grip', 736000386, 'v400.weapon.mod_guns', 'Steadies fire from the hip.', { handling: 5 }],
  ['Icarus Grip', 941997506, 'v400.weapon.mod_guns', 'Improves accuracy in the air.', { airborne: 15 }],
  [
    'Targeting Adjuster',
    3228611386,
    'v400.weapon.mod_guns',
    'Helps to find the target.',
    { 'aim-assist': 10 },
  ],
  ['Radar Tuner', 371216963, 'v400.weapon.mod_guns', 'Brings the radar back at once after aiming.', {}],
  ['Backup Mag', 3336648220, 'v400.weapon.mod_magazine', 'Holds more rounds.', { magazine: 20 }],
  ['Quick Access Sling', 1334978104, 'v400.weapon.mod_damage', 'Swaps faster when empty.', { handling: 5 }],
  ['Ballistics', 3417406043, 'v400.weapon.mod_guns', 'Adds range.', { range: 5 }],
  ['Tactical', 2400144052, 'v400.weapon.mod_guns', 'Adds reload speed.', { reload: 5 }],
  ['Anti-Flinch', 3159358855, 'v400.weapon.mod_guns', 'Lessens flinch when hit.', { stability: 5 }],
  [
    'Synergy',
    3820243349,
    'v400.weapon.mod_damage',
    'Hits harder while the element matches your subclass.',
    {},
  ],
  ['Sprint Grip', 518387148, 'v400.weapon.mod_damage', 'Readies faster after a sprint.', { handling: 10 }],
  [
    'Abundant Ammo',
    1197814525,
    'v400.weapon.mod_guns',
    'Carries more in reserve.',
    { 'ammo-generation': 10 },
  ],
]
