import type { WeaponStat } from '@ai-vault/game/items.ts'
import type { Curve } from '../../weapons/curves.ts'

/**
 * How the game shows the values that are invested in a weapon: bars as they are, rounds, rates and times along a
 * curve of the weapon's own type and frame. The hashes and curves are the game's.
 */
export interface StatGroup {
  readonly hash: number
  /** What a weapon of this group shows, in the game's order; everything else that a part adds stays unseen. */
  readonly shows: readonly WeaponStat[]
  readonly curves: Readonly<Partial<Record<WeaponStat, Curve>>>
}

/** Ten stretches of ten points, each from one shown value to another, and the value at 100. */
const inTens = (stretches: readonly (readonly [from: number, to: number])[], last: number): Curve => [
  ...stretches.flatMap(
    ([from, to], place): Curve => [
      [place * 10, from],
      [place * 10 + 9, to],
    ],
  ),
  [100, last],
]

/** The shown value changes at every tenth point, eleven values in all. */
const atTens = (...shown: readonly number[]): Curve =>
  inTens(
    shown.slice(0, -1).map((value) => [value, value]),
    shown.at(-1) ?? 0,
  )

/** Straight lines from one tenth point to the next. */
const through = (...shown: readonly number[]): Curve => shown.map((value, place) => [place * 10, value])

/** The shown value changes where the next step begins. */
const atSteps = (...steps: Curve): Curve =>
  steps.flatMap(([from, value], place) => {
    const next = steps[place + 1]
    return next && next[0] - 1 > from
      ? [
          [from, value],
          [next[0] - 1, value],
        ]
      : [[from, value]]
  })

const AIMED = ['aim-assist', 'zoom', 'recoil', 'airborne', 'ammo-generation'] as const
const GUN: readonly WeaponStat[] = [
  ...(['rpm', 'impact', 'range', 'stability', 'handling', 'reload', 'magazine'] as const),
  ...AIMED,
]
const CHARGED: readonly WeaponStat[] = ['charge-time', ...GUN.slice(1)]
const LAUNCHER: readonly WeaponStat[] = [
  ...(['rpm', 'blast-radius', 'velocity', 'stability', 'handling', 'reload', 'magazine'] as const),
  ...AIMED,
]
const MICRO_MISSILE: readonly WeaponStat[] = ['rpm', 'velocity', ...GUN.slice(2)]
const BOW: readonly WeaponStat[] = [
  ...(['draw-time', 'impact', 'accuracy', 'stability', 'handling', 'reload'] as const),
  ...AIMED,
]
const GLAIVE: readonly WeaponStat[] = [
  ...(['rpm', 'impact', 'range', 'shield-duration', 'handling', 'reload', 'magazine'] as const),
  ...AIMED,
]
const SWORD: readonly WeaponStat[] = [
  'impact',
  'swing-speed',
  'charge-rate',
  'guard-resistance',
  'guard-endurance',
  'ammo-capacity',
]

const AUTO_RIFLE = {
  rpm: [
    [0, 360],
    [10, 400],
    [20, 450],
    [80, 600],
    [100, 720],
  ],
  impact: [
    [0, 18],
    [20, 21],
    [80, 29],
    [90, 31],
    [100, 33],
  ],
} as const satisfies StatGroup['curves']
const HAND_CANNON_IMPACT: Curve = [
  [0, 78],
  [40, 84],
  [80, 92],
  [100, 100],
]
const PULSE_IMPACT: Curve = [
  [0, 23],
  [10, 27],
  [30, 29],
  [80, 33],
  [100, 35],
]
const SIDEARM = {
  rpm: [
    [0, 100],
    [10, 260],
    [40, 300],
    [50, 415],
    [70, 360],
    [90, 450],
  ],
  impact: [
    [10, 35],
    [30, 43],
    [50, 32],
    [60, 49],
    [90, 51],
    [100, 55],
  ],
} as const satisfies StatGroup['curves']
const SUBMACHINE_GUN_IMPACT: Curve = [
  [0, 15],
  [10, 20],
  [50, 25],
  [100, 35],
]
const MACHINE_GUN = {
  rpm: [
    [0, 300],
    [30, 360],
    [60, 450],
    [80, 600],
    [100, 900],
  ],
  impact: [
    [0, 25],
    [100, 65],
  ],
} as const satisfies StatGroup['curves']
const FROM_50_TO_100: Curve = [
  [0, 50],
  [100, 100],
]
const SWORD_HARD: Curve = [
  [0, 55],
  [100, 90],
]
const SWORD_LIGHT: Curve = [
  [0, 40],
  [100, 80],
]
const line = (low: number, high: number): Curve => [
  [0, low],
  [100, high],
]

export const STAT_GROUPS = {
  'auto-rifle': {
    hash: 3038713283,
    shows: GUN,
    curves: { ...AUTO_RIFLE, magazine: atTens(25, 27, 29, 31, 33, 35, 37, 39, 41, 43, 45) },
  },
  'rapid-auto-rifle': {
    hash: 3941551777,
    shows: GUN,
    curves: { ...AUTO_RIFLE, magazine: atTens(33, 36, 39, 41, 44, 47, 49, 52, 55, 57, 60) },
  },
  'drum-auto-rifle': {
    hash: 2094758608,
    shows: GUN,
    curves: { ...AUTO_RIFLE, magazine: line(150, 150) },
  },
  'hand-cannon': {
    hash: 1099468801,
    shows: GUN,
    curves: {
      rpm: [
        [0, 90],
        [10, 100],
        [20, 120],
        [60, 140],
        [90, 150],
        [100, 180],
      ],
      impact: HAND_CANNON_IMPACT,
      magazine: atTens(4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
    },
  },
  'burst-hand-cannon': {
    hash: 3979471598,
    shows: GUN,
    curves: {
      rpm: [
        [0, 200],
        [20, 257],
        [60, 360],
        [90, 450],
        [100, 600],
      ],
      impact: HAND_CANNON_IMPACT,
      magazine: atTens(8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28),
    },
  },
  'pulse-rifle': {
    hash: 1263777500,
    shows: GUN,
    curves: {
      rpm: [
        [0, 320],
        [10, 324],
        [20, 340],
        [70, 390],
        [90, 450],
        [100, 540],
      ],
      impact: PULSE_IMPACT,
      magazine: inTens(
        [
          [18, 21],
          [21, 24],
          [24, 27],
          [27, 30],
          [30, 33],
          [33, 36],
          [36, 39],
          [39, 42],
          [42, 45],
          [45, 48],
        ],
        48,
      ),
    },
  },
  'burst-pulse-rifle': {
    hash: 2316869058,
    shows: GUN,
    curves: {
      rpm: [
        [0, 450],
        [10, 324],
        [20, 340],
        [70, 390],
        [90, 450],
        [100, 540],
      ],
      impact: PULSE_IMPACT,
      magazine: atTens(24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64),
    },
  },
  'two-burst-pulse-rifle': {
    hash: 3299471337,
    shows: GUN,
    curves: {
      rpm: [
        [0, 450],
        [10, 300],
        [20, 340],
        [70, 390],
        [90, 450],
        [100, 540],
      ],
      impact: PULSE_IMPACT,
      magazine: line(12, 32),
    },
  },
  'scout-rifle': {
    hash: 2453149525,
    shows: GUN,
    curves: {
      rpm: [
        [0, 120],
        [20, 150],
        [60, 180],
        [80, 200],
        [100, 260],
      ],
      impact: [
        [0, 45],
        [20, 60],
        [40, 62],
        [80, 67],
        [100, 100],
      ],
      magazine: atTens(10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20),
    },
  },
  sidearm: {
    hash: 715017193,
    shows: GUN,
    curves: { ...SIDEARM, magazine: [[0, 9], ...atTens(9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20).slice(2)] },
  },
  'burst-sidearm': {
    hash: 115153278,
    shows: GUN,
    curves: {
      rpm: [
        [0, 225],
        [10, 260],
        [40, 300],
        [50, 491],
        [70, 360],
        [90, 450],
      ],
      impact: FROM_50_TO_100,
      magazine: [
        [0, 9],
        ...inTens(
          [
            [9, 12],
            [12, 14],
            [15, 17],
            [18, 20],
            [21, 23],
            [24, 26],
            [27, 29],
            [30, 32],
            [33, 35],
            [36, 41],
          ],
          42,
        ).slice(2),
      ],
    },
  },
  'heavy-burst-sidearm': {
    hash: 1931061385,
    shows: GUN,
    curves: {
      rpm: [[30, 325]],
      impact: [
        [10, 35],
        [30, 43],
        [50, 32],
        [60, 49],
        [70, 60],
        [90, 51],
        [100, 55],
      ],
      magazine: [[0, 18], ...atTens(18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 40).slice(2)],
    },
  },
  'micro-missile-sidearm': {
    hash: 441256967,
    shows: MICRO_MISSILE,
    curves: { rpm: SIDEARM.rpm, magazine: atSteps([0, 9], [30, 12], [50, 15], [80, 18], [100, 21]) },
  },
  'charged-sidearm': {
    hash: 3738347071,
    shows: ['rpm', ...CHARGED],
    curves: {
      rpm: [[0, 225], ...SIDEARM.rpm.slice(1)],
      'charge-time': [[0, 1000]],
      impact: SIDEARM.impact,
      magazine: atSteps([0, 9], [30, 12], [50, 15], [80, 18], [100, 21]),
    },
  },
  'submachine-gun': {
    hash: 4289099473,
    shows: GUN,
    curves: {
      rpm: [
        [0, 600],
        [50, 600],
        [90, 900],
        [100, 900],
      ],
      impact: SUBMACHINE_GUN_IMPACT,
      magazine: inTens(
        [
          [32, 33],
          [34, 35],
          [35, 36],
          [36, 38],
          [38, 39],
          [40, 41],
          [41, 42],
          [42, 44],
          [44, 45],
          [46, 47],
        ],
        47,
      ),
    },
  },
  'adaptive-submachine-gun': {
    hash: 2447032493,
    shows: GUN,
    curves: {
      rpm: [
        [0, 600],
        [60, 600],
        [70, 720],
        [90, 900],
        [100, 900],
      ],
      impact: SUBMACHINE_GUN_IMPACT,
      magazine: inTens(
        [
          [27, 28],
          [28, 29],
          [29, 30],
          [30, 32],
          [32, 33],
          [33, 34],
          [34, 35],
          [35, 37],
          [37, 38],
          [38, 39],
        ],
        39,
      ),
    },
  },
  'combat-bow': {
    hash: 3535570556,
    shows: BOW,
    curves: { 'draw-time': line(867, 533), impact: line(60, 100) },
  },
  shotgun: {
    hash: 770484158,
    shows: GUN,
    curves: {
      rpm: [
        [0, 55],
        [10, 60],
        [30, 65],
        [40, 70],
        [80, 80],
        [90, 90],
        [100, 140],
      ],
      impact: [
        [10, 65],
        [70, 70],
        [100, 85],
      ],
      magazine: atSteps([0, 4], [10, 5], [40, 6], [70, 7], [100, 8]),
    },
  },
  'sniper-rifle': {
    hash: 1069606838,
    shows: GUN,
    curves: {
      rpm: [
        [0, 60],
        [10, 72],
        [50, 90],
        [90, 120],
        [100, 140],
      ],
      impact: [
        [0, 55],
        [50, 70],
        [90, 90],
        [100, 100],
      ],
      magazine: atSteps([0, 1], [10, 3], [20, 4], [60, 5], [90, 6], [100, 7]),
    },
  },
  'fusion-rifle': {
    hash: 3050455863,
    shows: CHARGED,
    curves: {
      'charge-time': [
        [0, 1000],
        [10, 967],
        [20, 933],
        [30, 833],
        [40, 800],
        [50, 767],
        [60, 667],
        [70, 633],
        [80, 567],
        [90, 533],
        [100, 500],
      ],
      impact: FROM_50_TO_100,
      magazine: [
        [0, 3],
        [9, 4],
        [20, 4],
        [29, 5],
        [40, 5],
        [49, 6],
        [60, 6],
        [69, 7],
        [80, 7],
        [89, 8],
        [100, 8],
      ],
    },
  },
  'trace-rifle': {
    hash: 2599662769,
    shows: GUN,
    curves: { rpm: line(1000, 1000), impact: line(6, 10), magazine: line(74, 104) },
  },
  glaive: {
    hash: 3526013404,
    shows: GLAIVE,
    curves: {
      rpm: [
        [10, 45],
        [40, 55],
        [70, 70],
        [90, 80],
        [100, 90],
      ],
      impact: FROM_50_TO_100,
      magazine: atSteps([0, 4], [10, 5], [40, 6], [70, 7], [100, 8]),
    },
  },
  'grenade-launcher': {
    hash: 1619480249,
    shows: LAUNCHER,
    curves: {
      rpm: [
        [0, 72],
        [10, 90],
        [20, 100],
        [30, 106],
        [40, 113],
        [50, 120],
        [60, 128],
        [70, 140],
        [80, 150],
        [90, 165],
        [100, 180],
      ],
      magazine: atSteps([0, 1], [20, 2], [30, 3], [40, 4], [50, 5], [60, 6], [80, 7], [100, 8]),
    },
  },
  'linear-fusion-rifle': {
    hash: 3832607053,
    shows: CHARGED,
    curves: {
      'charge-time': line(633, 300),
      impact: line(20, 50),
      magazine: [
        [0, 4],
        [30, 5],
        [70, 6],
        [100, 7],
      ],
    },
  },
  'machine-gun': {
    hash: 1249259480,
    shows: GUN,
    curves: {
      ...MACHINE_GUN,
      reload: line(10, 100),
      magazine: atTens(30, 35, 39, 44, 48, 53, 57, 62, 66, 71, 75),
    },
  },
  'rapid-machine-gun': {
    hash: 438217175,
    shows: GUN,
    curves: { ...MACHINE_GUN, magazine: through(46, 53, 60, 67, 74, 81, 88, 95, 102, 108, 115) },
  },
  'rocket-launcher': {
    hash: 3658346844,
    shows: LAUNCHER,
    curves: {
      rpm: [
        [0, 1],
        [10, 5],
        [20, 10],
        [30, 15],
        [40, 15],
        [50, 20],
        [60, 25],
        [70, 30],
        [80, 35],
        [90, 40],
        [100, 60],
      ],
      magazine: [
        [20, 1],
        [40, 2],
      ],
    },
  },
  'adaptive-sword': {
    hash: 1466988355,
    shows: SWORD,
    curves: { impact: SWORD_LIGHT, 'ammo-capacity': line(57, 77) },
  },
  'lightweight-sword': {
    hash: 1796732266,
    shows: SWORD,
    curves: { impact: SWORD_LIGHT, 'ammo-capacity': line(70, 90) },
  },
  'aggressive-sword': {
    hash: 571274494,
    shows: SWORD,
    curves: { impact: SWORD_HARD, 'ammo-capacity': line(46, 66) },
  },
  'caster-sword': {
    hash: 2646408995,
    shows: SWORD,
    curves: { impact: SWORD_HARD, 'ammo-capacity': line(37, 57) },
  },
} as const satisfies Record<string, StatGroup>

export type StatGroupKey = keyof typeof STAT_GROUPS
