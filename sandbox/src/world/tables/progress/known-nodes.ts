/** Menus of collections, triumphs, titles and patterns that the game has under these hashes. */
export const NODE = {
  collections: 3790247699,
  badges: 498211331,
  triumphs: 1163735237,
  'legacy-triumphs': 3215903653,
  titles: 616318467,
  'legacy-titles': 1881970629,
  lore: 1993337477,
  medals: 3901403713,
  metrics: 1074663644,
  'metrics-account': 2875839731,
  catalysts: 511607103,
  'all-catalysts': 2744330515,
  'patterns-root': 2642502414,
  patterns: 3442838224,
  'guardian-ranks': 3741753466,
  exotic: 1068557105,
  'exotic-weapons': 2214408526,
  'exotic-armor': 1789205056,
  weapons: 1528930164,
  'primary-weapons': 1731162900,
  'special-weapons': 638914517,
  'heavy-weapons': 3686962409,
  armor: 1605042242,
  'titan-armor': 811225638,
  'hunter-armor': 3745240322,
  'warlock-armor': 1269917845,
  equipment: 3394315601,
  ghosts: 2741188403,
  ships: 3246846759,
  vehicles: 602224833,
  flair: 3066887728,
  emblems: 2381001021,
  shaders: 1516796296,
  finishers: 1208223659,
  'universal-ornaments': 3655910122,
  raids: 4025982223,
} as const

/** Catalysts stand by the slot of their weapon. */
export const CATALYST_NODE = { kinetic: 2538646043, energy: 185103480, power: 3788273704 } as const

/** Patterns stand by ammunition and weapon type; grenade launchers come in two kinds. */
export const PATTERN_GROUP_NODE = { primary: 127506319, special: 3289524180, heavy: 1464475380 } as const

export const PATTERN_NODE = {
  'auto-rifle': 2466515452,
  'combat-bow': 562256900,
  'hand-cannon': 2174454731,
  'pulse-rifle': 1815606972,
  'scout-rifle': 2771358255,
  sidearm: 2643617127,
  'submachine-gun': 3422198227,
  'fusion-rifle': 763392524,
  glaive: 504540513,
  'grenade-launcher': 2274332758,
  shotgun: 2214033295,
  'sniper-rifle': 1976161427,
  'trace-rifle': 2692213777,
  'linear-fusion-rifle': 2974919686,
  'machine-gun': 2522335688,
  'rocket-launcher': 809824136,
  sword: 1685993152,
} as const
export const SPECIAL_GRENADE_LAUNCHER_PATTERN_NODE = 3041083254
