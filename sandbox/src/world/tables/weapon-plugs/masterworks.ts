import type { WeaponStat } from '@ai-vault/game/items.ts'

/** Weapon masterworks by stat: plug category, the plugs of levels 1 to 9, the finished one. */
export const MASTERWORKS: readonly (readonly [
  stat: WeaponStat,
  category: string,
  label: string,
  levels: readonly number[],
  finished: number,
])[] = [
  [
    'accuracy',
    'v400.plugs.weapons.masterworks.stat.accuracy',
    'Target Acquisition',
    [892374263, 892374260, 892374261, 892374258, 892374259, 892374256, 892374257, 892374270, 892374271],
    3481828396,
  ],
  [
    'blast-radius',
    'v400.plugs.weapons.masterworks.stat.blast_radius',
    'Blast Radius',
    [
      3928770367, 3928770364, 3928770365, 3928770362, 3928770363, 3928770360, 3928770361, 3928770358,
      3928770359,
    ],
    3587454724,
  ],
  [
    'charge-time',
    'v400.plugs.weapons.masterworks.stat.charge_time',
    'Charge Time',
    [
      3353797898, 3353797897, 3353797896, 3353797903, 3353797902, 3353797901, 3353797900, 3353797891,
      3353797890,
    ],
    1431498388,
  ],
  [
    'impact',
    'v400.plugs.weapons.masterworks.stat.damage',
    'Impact',
    [1486919755, 1486919752, 1486919753, 0, 1486919758, 1486919756, 1486919757, 1486919746, 1486919747],
    2638039968,
  ],
  [
    'draw-time',
    'v400.plugs.weapons.masterworks.stat.draw_time',
    'Draw Time',
    [
      2203506848, 2203506851, 2203506850, 2203506853, 2203506852, 2203506855, 2203506854, 2203506857,
      2203506856,
    ],
    131028559,
  ],
  [
    'handling',
    'v400.plugs.weapons.masterworks.stat.handling',
    'Handling',
    [518224747, 518224744, 518224745, 518224750, 518224751, 518224748, 518224749, 518224738, 518224739],
    905637376,
  ],
  [
    'cooling-efficiency',
    'v400.plugs.weapons.masterworks.stat.heat_efficiency',
    'Cooling Efficiency',
    [154072939, 154072936, 154072937, 154072942, 154072943, 154072940, 154072941, 154072930, 154072931],
    3757014337,
  ],
  [
    'persistence',
    'v400.plugs.weapons.masterworks.stat.persistence',
    'Persistence',
    [251185977, 251185978, 251185979, 251185980, 251185981, 251185982, 251185983, 251185968, 251185969],
    2782281470,
  ],
  [
    'velocity',
    'v400.plugs.weapons.masterworks.stat.projectile_speed',
    'Velocity',
    [
      4105787909, 4105787910, 4105787911, 4105787904, 4105787905, 4105787906, 4105787907, 4105787916,
      4105787917,
    ],
    654849177,
  ],
  [
    'range',
    'v400.plugs.weapons.masterworks.stat.range',
    'Range',
    [150943607, 150943604, 150943605, 150943602, 150943603, 150943600, 150943601, 150943614, 150943615],
    684616255,
  ],
  [
    'reload',
    'v400.plugs.weapons.masterworks.stat.reload',
    'Reload Speed',
    [
      4283235143, 4283235140, 4283235141, 4283235138, 4283235139, 4283235136, 4283235137, 4283235150,
      4283235151,
    ],
    882794620,
  ],
  [
    'stability',
    'v400.plugs.weapons.masterworks.stat.stability',
    'Stability',
    [
      1590375901, 1590375902, 1590375903, 1590375896, 1590375897, 1590375898, 1590375899, 1590375892,
      1590375893,
    ],
    2942552113,
  ],
  [
    'vent-speed',
    'v400.plugs.weapons.masterworks.stat.vent_speed',
    'Vent Speed',
    [799543677, 799543678, 799543679, 799543672, 799543673, 799543674, 799543675, 799543668, 799543669],
    2303087634,
  ],
  [
    'shield-duration',
    'v600.plugs.weapons.masterworks.stat.shield_duration',
    'Shield Duration',
    [
      3673787993, 3673787994, 3673787995, 3673787996, 3673787997, 3673787998, 3673787999, 3673787984,
      3673787985,
    ],
    3557020689,
  ],
]
