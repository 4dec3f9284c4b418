export interface ModeRow {
  readonly name: string
  readonly hash: number
  /** Platform category: 0 none, 1 PvE, 2 PvP, 3 both. */
  readonly category: number
  readonly friendlyName: string
  readonly parent?: number
  readonly aggregate?: boolean
  readonly team?: boolean
}

/** Activity modes by the platform's number. A hash of 0 means ours. */
export const ACTIVITY_MODES: Readonly<Record<number, ModeRow>> = {
  0: { name: 'All', hash: 748895195, category: 0, friendlyName: 'all', aggregate: true },
  2: { name: 'Story', hash: 1686739444, category: 1, friendlyName: 'story', parent: 7 },
  3: { name: 'Strike', hash: 4110605575, category: 1, friendlyName: 'strikes-normal', parent: 18 },
  4: { name: 'Raid', hash: 2043403989, category: 1, friendlyName: 'raid', parent: 7 },
  5: { name: 'Crucible', hash: 1164760504, category: 2, friendlyName: 'crucible', aggregate: true },
  6: { name: 'Explore', hash: 3497767639, category: 1, friendlyName: 'patrol', parent: 7 },
  7: { name: 'PvE', hash: 1164760493, category: 1, friendlyName: 'pve', aggregate: true },
  10: {
    name: 'Control',
    hash: 3199098480,
    category: 2,
    friendlyName: 'control',
    parent: 5,
    aggregate: true,
    team: true,
  },
  12: {
    name: 'Clash',
    hash: 1585787840,
    category: 2,
    friendlyName: 'clash',
    parent: 5,
    aggregate: true,
    team: true,
  },
  16: { name: 'Nightfall Strikes', hash: 3789021730, category: 1, friendlyName: 'nightfall', parent: 18 },
  18: { name: 'Strikes', hash: 2394616003, category: 1, friendlyName: 'strikes', parent: 7, aggregate: true },
  19: {
    name: 'Iron Banner',
    hash: 1826469369,
    category: 2,
    friendlyName: 'iron-banner',
    parent: 5,
    aggregate: true,
  },
  25: { name: 'Mayhem', hash: 1264443021, category: 2, friendlyName: 'allMayhem', parent: 5, team: true },
  31: { name: 'Supremacy', hash: 910991990, category: 2, friendlyName: 'supremacy', parent: 5, team: true },
  37: { name: 'Survival', hash: 2239249083, category: 2, friendlyName: 'survival', parent: 5, team: true },
  40: { name: 'Social', hash: 1589650888, category: 0, friendlyName: 'social' },
  43: {
    name: 'Iron Banner Control',
    hash: 2843684868,
    category: 2,
    friendlyName: 'iron-banner-control',
    parent: 19,
    team: true,
  },
  46: {
    name: 'Scored Nightfall Strikes',
    hash: 547513715,
    category: 1,
    friendlyName: 'scored_nightfall',
    parent: 18,
  },
  48: { name: 'Rumble', hash: 157639802, category: 2, friendlyName: 'rumble', parent: 5 },
  63: {
    name: 'Gambit',
    hash: 1848252830,
    category: 3,
    friendlyName: 'pvecomp_gambit',
    parent: 64,
    team: true,
  },
  64: {
    name: 'Competitive Co-Op',
    hash: 2449176354,
    category: 3,
    friendlyName: 'pveCompetitive',
    aggregate: true,
  },
  69: {
    name: 'Competitive PvP',
    hash: 2486723318,
    category: 2,
    friendlyName: 'pvpCompetitive',
    parent: 5,
    aggregate: true,
  },
  70: {
    name: 'Quickplay PvP',
    hash: 3425110680,
    category: 2,
    friendlyName: 'pvpQuickplay',
    parent: 5,
    aggregate: true,
  },
  73: {
    name: 'Control: Quickplay',
    hash: 3673334631,
    category: 2,
    friendlyName: 'controlQuickplay',
    parent: 10,
    team: true,
  },
  80: {
    name: 'Elimination',
    hash: 4078439804,
    category: 2,
    friendlyName: 'elimination',
    parent: 5,
    team: true,
  },
  82: { name: 'Dungeon', hash: 608898761, category: 1, friendlyName: 'dungeon', parent: 7 },
  84: {
    name: 'Trials of Osiris',
    hash: 1673724806,
    category: 2,
    friendlyName: 'trials_of_osiris',
    parent: 5,
    team: true,
  },
  85: { name: 'Dares of Eternity', hash: 2294590554, category: 1, friendlyName: 'dares', parent: 7 },
  86: { name: 'Offensive', hash: 992499158, category: 1, friendlyName: 'offensive', parent: 7 },
  87: { name: 'Lost Sector', hash: 103143560, category: 1, friendlyName: 'lost_sector', parent: 7 },
  88: { name: 'Rift', hash: 2732566144, category: 2, friendlyName: 'rift', parent: 5, team: true },
  89: {
    name: 'Zone Control',
    hash: 3484731833,
    category: 2,
    friendlyName: 'zone_control',
    parent: 5,
    team: true,
  },
}
