import type { PartRow } from '../rows.ts'

/**
 * Barrels, magazines and their kin: name, hash, hash of the enhanced twin, what each of the two adds to stats.
 */
export const BARRELS: readonly PartRow[] = [
  ['Arrowhead Brake', 839105230, 3048246338, { recoil: 30, handling: 10 }, { recoil: 30, handling: 12 }],
  ['Barrel Shroud', 1300023272, 2371713880, { stability: 10, handling: 10 }, { stability: 11, handling: 11 }],
  [
    'Chambered Compensator',
    3661387068,
    3399528164,
    { stability: 10, recoil: 10, handling: -5 },
    { stability: 11, recoil: 10, handling: -4 },
  ],
  [
    'Corkscrew Rifling',
    4090651448,
    111235976,
    { stability: 5, range: 5, handling: 5 },
    { stability: 6, range: 6, handling: 5 },
  ],
  [
    'Extended Barrel',
    1467527085,
    1932356121,
    { handling: -10, range: 10, recoil: 10 },
    { handling: -9, range: 11, recoil: 10 },
  ],
  ['Fluted Barrel', 1840239774, 1124871858, { stability: 5, handling: 15 }, { stability: 6, handling: 16 }],
  [
    'Full Bore',
    202670084,
    1871180748,
    { stability: -10, range: 15, handling: -5 },
    { stability: -9, range: 15, handling: -4 },
  ],
  ['Full Choke', 1047830412, 3311319252, {}, { handling: 2 }],
  ['Hammer-Forged Rifling', 3250034553, 1147230557, { range: 10 }, { range: 12 }],
  ['Polygonal Rifling', 1392496348, 3966296580, { stability: 10 }, { stability: 12 }],
  ['Rifled Barrel', 1332244541, 1987021001, { range: 10, handling: -15 }, { range: 11, handling: -14 }],
  ['Smallbore', 1482024992, 2860123632, { stability: 7, range: 7 }, { stability: 8, range: 8 }],
  ['Smoothbore', 466087222, 905499626, { range: 15 }, { range: 17 }],
]

export const MAGAZINES: readonly PartRow[] = [
  ['Accurized Rounds', 3142289711, 3267421167, { range: 10 }, { range: 12 }],
  ['Alloy Magazine', 1431678320, 550838496, {}, {}],
  ['Appended Mag', 1087426260, 1065371964, { magazine: 20 }, { magazine: 20, reload: 2 }],
  ['Armor-Piercing Rounds', 1968497646, 2172195298, { range: 5 }, { range: 7 }],
  ['Assault Mag', 791862061, 1488599449, { rpm: 10, stability: 15 }, { rpm: 11, stability: 16 }],
  [
    'Extended Mag',
    2420895100,
    1890997540,
    { magazine: 30, reload: -20, airborne: 10 },
    { magazine: 30, reload: -18, airborne: 10 },
  ],
  ['Flared Magwell', 3230963543, 1709045111, { reload: 15, stability: 5 }, { reload: 16, stability: 6 }],
  ['High-Caliber Rounds', 1561002382, 494745090, { range: 5 }, { range: 7 }],
  ['Light Mag', 679225683, 1807273211, { reload: 10, range: 5 }, { reload: 11, range: 6 }],
  ['Ricochet Rounds', 1885400500, 1968098204, { range: 5, stability: 10 }, { range: 6, stability: 11 }],
  ['Seraph Rounds', 1140096971, 463405747, { range: 3, stability: 7 }, {}],
  [
    'Steady Rounds',
    3177308360,
    1002206008,
    { stability: 15, range: -5, airborne: 7 },
    { stability: 16, range: -4, airborne: 7 },
  ],
  ['Swap Mag', 3721627275, 714384243, {}, {}],
  [
    'Tactical Mag',
    106909392,
    1783397184,
    { magazine: 10, reload: 10, stability: 5 },
    { magazine: 10, reload: 11, stability: 6 },
  ],
]

export const BATTERIES: readonly PartRow[] = [
  ['Accelerated Coils', 689005463, 1279785143, { impact: -10 }, { impact: -10, reload: 2 }],
  ['Enhanced Battery', 2680121939, 3839493627, { magazine: 20 }, { magazine: 20, reload: 2 }],
  ['Ionized Battery', 1483536627, 3629421851, { magazine: 40, reload: -20 }, { magazine: 40, reload: -18 }],
  ['Light Battery', 2749775325, 2073750249, { handling: 10, reload: 10 }, { handling: 11, reload: 11 }],
  ['Liquid Coils', 1687452232, 2777563320, { impact: 10 }, { impact: 10, handling: 2 }],
  ['Particle Repeater', 3868766766, 3081681954, { stability: 10 }, { stability: 12 }],
  ['Projection Fuse', 2969185026, 2800182654, { range: 10 }, { range: 12 }],
  [
    'Tactical Battery',
    732557052,
    3256371876,
    { range: 5, reload: 10, stability: 5 },
    { range: 6, reload: 10, stability: 6 },
  ],
]

export const LAUNCHER_MAGAZINES: readonly PartRow[] = [
  ['Alloy Casing', 2985827016, 1439751480, { stability: -10, reload: 30 }, { stability: -9, reload: 31 }],
  ['Augmented Drum', 1771897777, 3648644469, { magazine: 30, reload: -20 }, { magazine: 30, reload: -18 }],
  [
    'Black Powder',
    1996142143,
    3605260959,
    { 'blast-radius': 5, stability: -10 },
    { 'blast-radius': 6, stability: -9 },
  ],
  ['Disorienting Grenades', 3032599245, 745577913, { 'blast-radius': -200 }, { 'blast-radius': -200 }],
  [
    'High-Explosive Ordnance',
    1380253176,
    3781548872,
    { velocity: 5, magazine: -15, 'blast-radius': 10 },
    { velocity: 6, magazine: -15, 'blast-radius': 11 },
  ],
  [
    'High-Velocity Rounds',
    2822142346,
    2108812838,
    { velocity: 10, reload: 10 },
    { velocity: 11, reload: 11 },
  ],
  ['Impact Casing', 3796465595, 274905539, { stability: 10 }, { stability: 12 }],
  [
    'Implosion Rounds',
    3492396210,
    3807404750,
    { velocity: 10, stability: 15, 'blast-radius': -10 },
    { velocity: 11, stability: 16, 'blast-radius': -10 },
  ],
  [
    'Mini Frags',
    332133599,
    3156458303,
    { magazine: 20, reload: 10, 'blast-radius': -10 },
    { magazine: 20, reload: 11, 'blast-radius': -9 },
  ],
  ['Proximity Grenades', 409831596, 137682932, { 'blast-radius': -20 }, { 'blast-radius': -18 }],
  ['Spike Grenades', 3301904089, 409713597, { stability: 10 }, { stability: 12 }],
  ['Sticky Grenades', 3373736292, 3061646252, {}, { reload: 2 }],
  [
    'Thermoplastic Grenades',
    2870095399,
    1802305063,
    { velocity: 10, stability: 10 },
    { velocity: 11, stability: 11 },
  ],
]

export const LAUNCHER_BARRELS: readonly PartRow[] = [
  [
    'Confined Launch',
    1844523823,
    3471392239,
    { stability: 15, velocity: -10, 'blast-radius': 10 },
    { stability: 15, velocity: -9, 'blast-radius': 11 },
  ],
  [
    'Countermass',
    3809316345,
    2052299741,
    { stability: 10, recoil: 30, handling: 10 },
    { stability: 11, recoil: 30, handling: 11 },
  ],
  [
    'Hard Launch',
    981914802,
    564443854,
    { stability: -10, velocity: 15, 'blast-radius': -5 },
    { stability: -9, velocity: 16, 'blast-radius': -5 },
  ],
  [
    'Linear Compensator',
    1441682018,
    1639399262,
    { stability: 5, velocity: 5, 'blast-radius': 5 },
    { stability: 5, velocity: 6, 'blast-radius': 6 },
  ],
  ['Quick Launch', 3525010810, 3250572790, { velocity: 10, handling: 15 }, { velocity: 11, handling: 16 }],
  [
    'Smart Drift Control',
    3798852852,
    582768348,
    { stability: 10, velocity: 5, recoil: 15, handling: 10 },
    { stability: 11, velocity: 6, recoil: 15, handling: 10 },
  ],
  [
    'Volatile Launch',
    1478423395,
    373417387,
    { 'blast-radius': 15, velocity: -5, handling: -5 },
    { 'blast-radius': 16, velocity: -4, handling: -5 },
  ],
]

export const BOWSTRINGS: readonly PartRow[] = [
  ['Agile Bowstring', 3768438372, 4201007276, { stability: 5, handling: 15 }, { stability: 6, handling: 16 }],
  [
    'Elastic String',
    2801223209,
    3956406253,
    { accuracy: -10, handling: 5, 'draw-time': 20 },
    { accuracy: -9, handling: 6, 'draw-time': 20 },
  ],
  [
    'Flexible String',
    4067834857,
    1777340333,
    { accuracy: -5, handling: 10, 'draw-time': 10 },
    { accuracy: -4, handling: 11, 'draw-time': 10 },
  ],
  [
    'High Tension String',
    3371775011,
    4185607275,
    { accuracy: 15, stability: -5, 'draw-time': -10 },
    { accuracy: 16, stability: -4, 'draw-time': -10 },
  ],
  [
    'Natural String',
    1784898267,
    1301083363,
    { accuracy: 5, stability: 5, handling: 5 },
    { accuracy: 5, stability: 6, handling: 6 },
  ],
  [
    'Polymer String',
    852209214,
    3837163218,
    { accuracy: 5, 'draw-time': 10 },
    { accuracy: 7, 'draw-time': 10 },
  ],
  ['Tactile String', 1196733167, 2276384431, { accuracy: 5, stability: 10 }, { accuracy: 6, stability: 11 }],
]

export const ARROWS: readonly PartRow[] = [
  ['Carbon Arrow Shaft', 2154191829, 1111219233, { stability: 10 }, { stability: 12 }],
  ['Compact Arrow Shaft', 16392701, 2732340361, { reload: 10, handling: 10 }, { reload: 11, handling: 11 }],
  [
    'Fiberglass Arrow Shaft',
    3429800428,
    52802868,
    { accuracy: 15, stability: -5 },
    { accuracy: 16, stability: -5 },
  ],
  ['Helical Fletching', 3311977193, 1796628141, { accuracy: 5, stability: 5 }, { accuracy: 6, stability: 5 }],
  [
    'Natural Fletching',
    1500996326,
    3819272442,
    { accuracy: -5, stability: 15 },
    { accuracy: -4, stability: 16 },
  ],
  ['Straight Fletching', 3827198035, 1649480699, { accuracy: 10 }, { accuracy: 12 }],
]

export const BLADES: readonly PartRow[] = [
  [
    'Enduring Blade',
    1261178282,
    3885243590,
    { 'ammo-capacity': 35, impact: -5 },
    { 'ammo-capacity': 35, impact: -5, 'guard-endurance': 2 },
  ],
  ['Honed Edge', 2827049491, 4270598587, { impact: 5 }, { impact: 5, 'charge-rate': 2 }],
  [
    'Hungry Edge',
    436053704,
    1498024248,
    { 'ammo-capacity': 20 },
    { 'ammo-capacity': 20, 'guard-endurance': 2 },
  ],
  [
    'Jagged Edge',
    3666208348,
    3959569796,
    { 'ammo-capacity': -20, impact: 10 },
    { 'ammo-capacity': -20, impact: 10, 'charge-rate': 2 },
  ],
  [
    'Tempered Edge',
    938542991,
    766579919,
    { 'ammo-capacity': 10, impact: 3 },
    { 'ammo-capacity': 10, impact: 3, 'charge-rate': 2 },
  ],
]

export const GUARDS: readonly PartRow[] = [
  [
    'Balanced Guard',
    52780822,
    2338887882,
    { 'guard-resistance': 40, 'guard-endurance': 40 },
    { 'guard-resistance': 41, 'guard-endurance': 41 },
  ],
  ['Burst Guard', 3625355092, 3923000764, { 'guard-resistance': 80 }, { 'guard-resistance': 82 }],
  ['Enduring Guard', 599007201, 4267445637, { 'guard-endurance': 90 }, { 'guard-endurance': 92 }],
  [
    'Heavy Guard',
    2349202967,
    3653484343,
    { 'charge-rate': -10, 'guard-resistance': 70, 'guard-endurance': 60 },
    { 'charge-rate': -10, 'guard-resistance': 72, 'guard-endurance': 60 },
  ],
  [
    "Swordmaster's Guard",
    269888150,
    125241418,
    { 'charge-rate': 10, 'guard-resistance': 10, 'guard-endurance': 40 },
    { 'charge-rate': 10, 'guard-resistance': 10, 'guard-endurance': 42 },
  ],
]

export const HAFTS: readonly PartRow[] = [
  [
    'Auxiliary Reserves',
    580685494,
    2719770986,
    { 'shield-duration': 15, reload: -10 },
    { 'shield-duration': 16, reload: -9 },
  ],
  [
    'Ballistic Tuning',
    1263609309,
    2154730217,
    { range: 15, 'shield-duration': -10 },
    { range: 16, 'shield-duration': -10 },
  ],
  [
    'Lightweight Emitter',
    594346985,
    2364577709,
    { reload: 10, handling: 5, 'shield-duration': -10 },
    { reload: 11, handling: 6, 'shield-duration': -10 },
  ],
  [
    'Low-Impedance Windings',
    2713678205,
    3355117577,
    { 'shield-duration': 10, reload: 5, range: -10 },
    { 'shield-duration': 11, reload: 5, range: -9 },
  ],
  [
    'Supercooled Accelerator',
    1934171651,
    3020906571,
    { range: 10, reload: -5, handling: -5 },
    { range: 10, reload: -4, handling: -5 },
  ],
  [
    'Tempered Truss Rod',
    5699512,
    1834828808,
    { handling: 15, reload: -5, range: -5 },
    { handling: 16, reload: -5, range: -4 },
  ],
]
