import type { AmmoType, WeaponType } from '@ai-vault/game/items.ts'
import type { FrameKey } from '../weapons/frames.ts'

/** What a weapon can roll in its first two columns, by the game's names for the parts. */
export type PartColumns = readonly [first: readonly string[], second: readonly string[]]

const GUN_BARRELS = [
  'Arrowhead Brake',
  'Chambered Compensator',
  'Corkscrew Rifling',
  'Extended Barrel',
  'Fluted Barrel',
  'Full Bore',
  'Hammer-Forged Rifling',
  'Polygonal Rifling',
  'Smallbore',
]
const GUN_MAGAZINES = [
  'Accurized Rounds',
  'Alloy Magazine',
  'Appended Mag',
  'Armor-Piercing Rounds',
  'Extended Mag',
  'Flared Magwell',
  'High-Caliber Rounds',
  'Light Mag',
  'Ricochet Rounds',
  'Steady Rounds',
  'Tactical Mag',
]
const GUN: PartColumns = [GUN_BARRELS, GUN_MAGAZINES]

const SHOTGUN_MAGAZINES = [
  'Accurized Rounds',
  'Appended Mag',
  'Assault Mag',
  'Extended Mag',
  'Light Mag',
  'Steady Rounds',
  'Tactical Mag',
]
/** What spreads pellets or holds them together makes sense on shotguns alone. */
const PELLETS: PartColumns = [
  ['Barrel Shroud', 'Corkscrew Rifling', 'Full Choke', 'Rifled Barrel', 'Smallbore', 'Smoothbore'],
  SHOTGUN_MAGAZINES,
]
const SLUGS: PartColumns = [GUN_BARRELS, SHOTGUN_MAGAZINES]

const CHARGED: PartColumns = [
  GUN_BARRELS,
  [
    'Accelerated Coils',
    'Enhanced Battery',
    'Ionized Battery',
    'Liquid Coils',
    'Particle Repeater',
    'Projection Fuse',
  ],
]
const BEAM: PartColumns = [
  GUN_BARRELS,
  [
    'Enhanced Battery',
    'Ionized Battery',
    'Light Battery',
    'Particle Repeater',
    'Projection Fuse',
    'Tactical Battery',
  ],
]

const TUBES = [
  'Confined Launch',
  'Countermass',
  'Hard Launch',
  'Linear Compensator',
  'Quick Launch',
  'Smart Drift Control',
  'Volatile Launch',
]
const BREECH: PartColumns = [
  TUBES,
  [
    'Black Powder',
    'Disorienting Grenades',
    'High-Velocity Rounds',
    'Implosion Rounds',
    'Proximity Grenades',
    'Spike Grenades',
    'Sticky Grenades',
    'Thermoplastic Grenades',
  ],
]
const DRUM: PartColumns = [
  TUBES,
  [
    'Alloy Casing',
    'Augmented Drum',
    'High-Explosive Ordnance',
    'High-Velocity Rounds',
    'Implosion Rounds',
    'Mini Frags',
    'Proximity Grenades',
    'Spike Grenades',
    'Sticky Grenades',
  ],
]
const ROCKET: PartColumns = [
  TUBES,
  ['Alloy Casing', 'Black Powder', 'High-Velocity Rounds', 'Impact Casing', 'Implosion Rounds'],
]

const BOW: PartColumns = [
  [
    'Agile Bowstring',
    'Elastic String',
    'Flexible String',
    'High Tension String',
    'Natural String',
    'Polymer String',
    'Tactile String',
  ],
  [
    'Carbon Arrow Shaft',
    'Compact Arrow Shaft',
    'Fiberglass Arrow Shaft',
    'Helical Fletching',
    'Natural Fletching',
    'Straight Fletching',
  ],
]
const SWORD: PartColumns = [
  ['Enduring Blade', 'Honed Edge', 'Hungry Edge', 'Jagged Edge', 'Tempered Edge'],
  ['Balanced Guard', 'Burst Guard', 'Enduring Guard', 'Heavy Guard', "Swordmaster's Guard"],
]
const GLAIVE: PartColumns = [
  [
    'Auxiliary Reserves',
    'Ballistic Tuning',
    'Lightweight Emitter',
    'Low-Impedance Windings',
    'Supercooled Accelerator',
    'Tempered Truss Rod',
  ],
  [
    'Accurized Rounds',
    'Alloy Magazine',
    'Appended Mag',
    'Extended Mag',
    'Flared Magwell',
    'Light Mag',
    'Swap Mag',
    'Tactical Mag',
  ],
]

const BY_TYPE: Readonly<Record<WeaponType, PartColumns>> = {
  'auto-rifle': GUN,
  'hand-cannon': GUN,
  'pulse-rifle': GUN,
  'scout-rifle': GUN,
  sidearm: GUN,
  'submachine-gun': GUN,
  'machine-gun': GUN,
  'sniper-rifle': GUN,
  shotgun: PELLETS,
  'fusion-rifle': CHARGED,
  'linear-fusion-rifle': CHARGED,
  'trace-rifle': BEAM,
  'combat-bow': BOW,
  glaive: GLAIVE,
  'grenade-launcher': DRUM,
  'rocket-launcher': ROCKET,
  sword: SWORD,
}

/** Weapons that take a sight where others take a barrel, by hash. */
const SIGHTED: ReadonlyMap<number, readonly string[]> = new Map([
  // Eyasluna
  [
    235827225,
    ['Fastdraw HCS', 'SteadyHand HCS', 'TrueSight HCS', 'HitMark HCS', 'Crossfire HCS', 'Sureshot HCS'],
  ],
  // Blast Furnace
  [3843477312, ['Rasmussen ISA', 'Meyrin RDS', 'Meyrin RDL']],
  // Multimach CCX
  [3717177717, ['IS 2 Classic', 'IS 5 Circle', 'Model 6 Loop', 'Model 8 Red']],
  // Cartesian Coordinate
  [
    2481881293,
    ['Cleanshot IS', 'Hitmark IS', 'Red Dot 2 MOA', 'Red Dot Micro', 'Red Dot-OAS', 'Rifle Scope SSF'],
  ],
  // Avalanche
  [
    66875353,
    [
      'SLO-10 Post',
      'SLO-12 Post',
      'SLO-21 Post',
      'SPO-26 Front',
      'SPO-28 Front',
      'SPO-57 Front',
      'SRO-37 Ocular',
      'SRO-41 Ocular',
      'SRO-52 Ocular',
    ],
  ],
])
/** Magazines that a single weapon family rolls beside the usual ones. */
const SERAPH_WEAPONS = new Set([2149683300, 1168625549])
const SERAPH_MAGAZINE = 'Seraph Rounds'

export interface PartUser {
  readonly hash: number
  readonly type: WeaponType
  readonly ammo: AmmoType
  readonly frame?: FrameKey
}

const columnsOf = ({ type, ammo, frame }: PartUser): PartColumns => {
  if (frame === 'pinpoint-slug') return SLUGS
  if (type === 'sidearm' && frame === 'micro-missile') return ROCKET
  if (type === 'grenade-launcher' && ammo === 'special') return BREECH
  return BY_TYPE[type]
}

export const partColumns = (user: PartUser): PartColumns => {
  const [first, second] = columnsOf(user)
  return [
    SIGHTED.get(user.hash) ?? first,
    SERAPH_WEAPONS.has(user.hash) ? [...second, SERAPH_MAGAZINE] : second,
  ]
}
