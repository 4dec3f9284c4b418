import type { VendorGroupName } from '../system/factions.ts'
import type { DestinationKey } from './places/destinations.ts'
import type { SourceKey } from './sources.ts'

/** What a shelf draws its goods from. */
export type Goods =
  | { readonly kind: 'weapons'; readonly sources: readonly SourceKey[] }
  | { readonly kind: 'exotic-weapons' }
  | { readonly kind: 'exotic-armor' }
  | { readonly kind: 'armor' }
  | { readonly kind: 'bounties' }
  | { readonly kind: 'materials'; readonly items: readonly number[] }

export interface ShelfRow {
  readonly name: string
  readonly identifier: string
  readonly goods: Goods
  /** How many are on sale at a time (of each class, for armor); all of them if absent. */
  readonly shown?: number
  readonly cost: readonly (readonly [item: number, quantity: number])[]
}

export interface VendorRow {
  readonly name: string
  /** 0: ours. */
  readonly hash: number
  readonly subtitle: string
  readonly text: string
  readonly group: VendorGroupName
  /** Where they stand; who has several places changes them with the week. */
  readonly places: readonly DestinationKey[]
  /** How often the goods change. Who comes at the weekend stays from Friday to Tuesday. */
  readonly changes: 'daily' | 'weekly' | 'weekend'
  readonly shelves: readonly ShelfRow[]
}

const GLIMMER = 3159615086
const CORE = 3853748946
const PRISM = 4257549984
const COIN = 800069450
const CIPHER = 3467984096
const HARMONIZER = 2228452164
const MODULE = 2979281381

const tower = { group: 'The Tower', places: ['tower'], changes: 'weekly', shelves: [] } as const

export const VENDORS: readonly VendorRow[] = [
  {
    name: 'Xûr',
    hash: 2190858386,
    subtitle: 'Agent of the Nine',
    text: 'Brings strange goods from far away at the weekend.',
    group: 'Limited Time',
    places: ['tower', 'edz', 'nessus'],
    changes: 'weekend',
    shelves: [
      {
        name: 'Exotic Gear',
        identifier: 'category_exotic_armor',
        goods: { kind: 'exotic-armor' },
        shown: 1,
        cost: [[COIN, 23]],
      },
      {
        name: 'Exotic Weapons',
        identifier: 'category_exotic_weapons',
        goods: { kind: 'exotic-weapons' },
        shown: 2,
        cost: [[COIN, 29]],
      },
      {
        name: 'Legendary Weapons',
        identifier: 'category_legendary_weapons',
        goods: { kind: 'weapons', sources: ['world', 'nightfall', 'crucible', 'gambit'] },
        shown: 6,
        cost: [[COIN, 11]],
      },
      {
        name: 'Legendary Armor',
        identifier: 'category_legendary_armor',
        goods: { kind: 'armor' },
        shown: 5,
        cost: [[COIN, 7]],
      },
      {
        name: 'Material Offers',
        identifier: 'category_materials',
        goods: { kind: 'materials', items: [CIPHER, PRISM, HARMONIZER] },
        cost: [[COIN, 17]],
      },
    ],
  },
  {
    name: 'Banshee-44',
    hash: 672118013,
    subtitle: 'Gunsmith',
    text: 'Mends, sells and remembers weapons, if little else.',
    group: 'The Tower',
    places: ['tower'],
    changes: 'weekly',
    shelves: [
      {
        name: 'Featured Weapons',
        identifier: 'category_weapon',
        goods: {
          kind: 'weapons',
          sources: ['world', 'foundry-suros', 'foundry-hakke', 'foundry-omolon', 'foundry-veist'],
        },
        shown: 6,
        cost: [
          [GLIMMER, 10_000],
          [CORE, 3],
        ],
      },
      {
        name: 'Bounties',
        identifier: 'category_bounties',
        goods: { kind: 'bounties' },
        shown: 4,
        cost: [[GLIMMER, 3_000]],
      },
      {
        name: 'Upgrades',
        identifier: 'category_materials',
        goods: { kind: 'materials', items: [MODULE, PRISM] },
        cost: [
          [GLIMMER, 5_000],
          [CORE, 5],
        ],
      },
    ],
  },
  {
    name: 'Master Rahool',
    hash: 2255782930,
    subtitle: 'Cryptarch',
    text: 'Reads engrams, and sometimes well.',
    group: 'The Tower',
    places: ['tower'],
    changes: 'daily',
    shelves: [
      {
        name: 'Decoded Exotics',
        identifier: 'category_exotic_armor',
        goods: { kind: 'exotic-armor' },
        shown: 3,
        cost: [
          [CIPHER, 1],
          [GLIMMER, 20_000],
        ],
      },
      {
        name: 'Material Exchange',
        identifier: 'category_materials',
        goods: { kind: 'materials', items: [CORE, PRISM, 1485756901, 3592324052, 592227263] },
        cost: [[GLIMMER, 4_000]],
      },
    ],
  },
  {
    name: 'War Table',
    hash: 0,
    subtitle: 'H.E.L.M.',
    text: 'Shows what the season asks for, and what it pays.',
    group: 'Services',
    places: ['tower'],
    changes: 'weekly',
    shelves: [
      {
        name: 'Seasonal Weapons',
        identifier: 'category_weapon',
        goods: { kind: 'weapons', sources: ['season', 'kepler', 'vanguard'] },
        shown: 4,
        cost: [
          [GLIMMER, 5_000],
          [CORE, 1],
        ],
      },
      {
        name: 'Seasonal Armor',
        identifier: 'category_armor',
        goods: { kind: 'armor' },
        shown: 5,
        cost: [[GLIMMER, 5_000]],
      },
      {
        name: 'Seasonal Bounties',
        identifier: 'category_bounties',
        goods: { kind: 'bounties' },
        shown: 3,
        cost: [[GLIMMER, 1_000]],
      },
    ],
  },
  {
    ...tower,
    name: 'The Drifter',
    hash: 248695599,
    subtitle: 'Gambit',
    text: 'Banks motes and keeps secrets.',
  },
  {
    ...tower,
    name: 'Tess Everis',
    hash: 3361454721,
    subtitle: 'Eververse',
    text: 'Sells what makes you look the part.',
  },
  {
    ...tower,
    name: 'Ada-1',
    hash: 350061650,
    subtitle: 'Black Armory',
    text: 'Makes armor and its colours.',
  },
  {
    ...tower,
    name: 'Commander Zavala',
    hash: 69482069,
    subtitle: 'Vanguard',
    text: 'Sends guardians where they are needed.',
  },
  {
    ...tower,
    name: 'Lord Shaxx',
    hash: 3603221665,
    subtitle: 'Crucible',
    text: 'Shouts at guardians until they shine.',
  },
  { ...tower, name: 'Vault', hash: 1037843411, subtitle: 'Storage', text: 'Keeps what you cannot carry.' },
]
