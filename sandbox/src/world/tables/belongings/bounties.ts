export type Goal = readonly [label: string, completionValue: number]
type BountyRow = readonly [name: string, text: string, goals: readonly Goal[]]

/** Bounties of those who still hand them out: name, what to do, its counters. */
export const BOUNTIES: readonly BountyRow[] = [
  ['Spent Casings', 'Defeat combatants with the gunsmith’s favourite kinds.', [['Final blows', 40]]],
  ['Field Calibration', 'Calibrate rifles on the powerful.', [['Powerful combatants', 12]]],
  ['Gathered Strays', 'Find and open chests on any destination.', [['Chests opened', 6]]],
  ['Motes to Spare', 'Bank motes in Gambit.', [['Motes banked', 30]]],
  [
    'Shown the Ropes',
    'Finish Crucible matches and stand your ground.',
    [
      ['Matches finished', 3],
      ['Guardians defeated', 15],
    ],
  ],
  ['Night Watch', 'Finish a nightfall.', [['Nightfalls finished', 1]]],
  ['Quiet Hours', 'Defeat combatants on patrol.', [['Combatants defeated', 50]]],
]

/** Orders: name, what to do, its counters. */
export const ORDERS: readonly BountyRow[] = [
  ['Order: Clean Sweep', 'Defeat combatants in any op.', [['Combatants defeated', 60]]],
  ['Order: Sharp Eye', 'Land precision final blows.', [['Precision final blows', 35]]],
  ['Order: Loud Entrance', 'Defeat combatants with grenades.', [['Grenade final blows', 20]]],
  ['Order: Close Quarters', 'Defeat combatants with melee.', [['Melee final blows', 15]]],
  [
    'Order: Fireteam',
    'Finish ops with others.',
    [
      ['Ops finished', 3],
      ['Allies revived', 2],
    ],
  ],
  ['Order: Hold the Zone', 'Capture zones in Control.', [['Zones captured', 10]]],
  ['Order: Light the Sky', 'Cast your Super.', [['Supers cast', 5]]],
  ['Order: Heavy Lifting', 'Defeat combatants with power weapons.', [['Power final blows', 15]]],
  [
    'Order: Kepler Patrol',
    'Lend a hand on Kepler.',
    [
      ['Patrols finished', 2],
      ['Chests opened', 5],
    ],
  ],
  ['Order: Champion Down', 'Defeat champions.', [['Champions defeated', 6]]],
  ['Order: Steady Hands', 'Defeat Guardians with primary weapons.', [['Guardians defeated', 12]]],
  ['Order: Full House', 'Win Crucible matches.', [['Matches won', 2]]],
  ['Order: Orb Keeper', 'Gather Orbs of Power.', [['Orbs gathered', 40]]],
  ['Order: Elemental', 'Defeat combatants with elemental weapons.', [['Final blows', 50]]],
  ['Order: Frontier Run', 'Finish a run on the Lawless Frontier.', [['Runs finished', 1]]],
  ['Order: Boss Hunt', 'Defeat bosses.', [['Bosses defeated', 5]]],
]
