import type { Rarity } from '@ai-vault/game/items.ts'

export interface MaterialRow {
  readonly name: string
  readonly hash: number
  readonly rarity: Rarity
  readonly stack: number
  readonly text: string
  /** A wallet entry with a bucket of its own instead of a stack in the inventory. */
  readonly wallet?: 'glimmer' | 'bright-dust' | 'silver'
}

export const MATERIALS: readonly MaterialRow[] = [
  {
    name: 'Glimmer',
    hash: 3159615086,
    rarity: 'common',
    stack: 500_000,
    text: 'Programmable matter that everyone takes as coin.',
    wallet: 'glimmer',
  },
  {
    name: 'Bright Dust',
    hash: 2817410917,
    rarity: 'common',
    stack: 1_000_000,
    text: 'Dust that buys looks.',
    wallet: 'bright-dust',
  },
  {
    name: 'Silver',
    hash: 3147280338,
    rarity: 'common',
    stack: 1_000_000,
    text: 'Bought coin.',
    wallet: 'silver',
  },
  { name: 'Enhancement Core', hash: 3853748946, rarity: 'legendary', stack: 9999, text: 'Improves gear.' },
  {
    name: 'Enhancement Prism',
    hash: 4257549984,
    rarity: 'legendary',
    stack: 100,
    text: 'Improves gear further.',
  },
  { name: 'Ascendant Shard', hash: 4257549985, rarity: 'exotic', stack: 30, text: 'Finishes a masterwork.' },
  {
    name: 'Ascendant Alloy',
    hash: 353704689,
    rarity: 'exotic',
    stack: 10,
    text: 'Shapes the best of weapons.',
  },
  { name: 'Exotic Cipher', hash: 3467984096, rarity: 'exotic', stack: 5, text: 'Opens exotics of the past.' },
  {
    name: 'Deepsight Harmonizer',
    hash: 2228452164,
    rarity: 'exotic',
    stack: 5,
    text: 'Wakes the pattern that sleeps in a weapon.',
  },
  { name: 'Spoils of Conquest', hash: 3702027555, rarity: 'legendary', stack: 240, text: 'Proof of raids.' },
  { name: 'Strange Coin', hash: 800069450, rarity: 'legendary', stack: 99, text: 'Coin of the Nine.' },
  { name: 'Upgrade Module', hash: 2979281381, rarity: 'legendary', stack: 25, text: 'Carries power over.' },
  {
    name: 'Raid Banner',
    hash: 3282419336,
    rarity: 'legendary',
    stack: 50,
    text: 'A rally point for a fireteam.',
  },
  {
    name: 'Dark Fragment',
    hash: 1633854071,
    rarity: 'legendary',
    stack: 9999,
    text: 'A splinter of the dark.',
  },
  { name: 'Herealways Piece', hash: 2993288448, rarity: 'rare', stack: 999, text: 'Ice that never melts.' },
  {
    name: 'Phantasmal Fragment',
    hash: 443031982,
    rarity: 'rare',
    stack: 999,
    text: 'A nightmare that stayed.',
  },
  { name: 'Glacial Starwort', hash: 1485756901, rarity: 'uncommon', stack: 9999, text: 'A plant of Europa.' },
  {
    name: 'Helium Filaments',
    hash: 3592324052,
    rarity: 'uncommon',
    stack: 9999,
    text: 'Gathered on the Moon.',
  },
  { name: 'Spinmetal Leaves', hash: 293622383, rarity: 'uncommon', stack: 9999, text: 'Metal that grows.' },
  {
    name: 'Baryon Bough',
    hash: 592227263,
    rarity: 'uncommon',
    stack: 9999,
    text: 'Wood of the Dreaming City.',
  },
  {
    name: 'Dusklight Shard',
    hash: 950899352,
    rarity: 'uncommon',
    stack: 9999,
    text: 'Stone of the Dead Zone.',
  },
  {
    name: 'Microphasic Datalattice',
    hash: 3487922223,
    rarity: 'uncommon',
    stack: 9999,
    text: 'A crystal that remembers.',
  },
]
