import type { WeaponStat } from '@ai-vault/game/items.ts'
import type { Chance } from '../chance.ts'
import type { Definitions, Item } from '../definitions.ts'
import { investment } from '../shapes/item-shapes.ts'
import { ATTACK_STAT, GEAR_STAT, POWER_STAT, WEAPON_STAT_HASH } from '../tables/platform.ts'
import { type Curve, investedFor, shownOn } from './curves.ts'
import { STAT_GROUPS, type StatGroup } from './tables/stat-groups.ts'
import type { FrameProfile, WeaponProfile } from './tables/weapon-profiles.ts'

/** Invested values: what the definition lists and what parts and masterworks add to. */
export type WeaponStats = Readonly<Partial<Record<WeaponStat, number>>>

export interface StatBuild {
  readonly group: StatGroup
  readonly stats: WeaponStats
}

const NUMERIC: readonly WeaponStat[] = [
  'rpm',
  'charge-time',
  'draw-time',
  'magazine',
  'recoil',
  'ammo-capacity',
]

/** Draws a weapon's numbers within what its type and frame allow. */
export const rollStats = (profile: WeaponProfile, frame: FrameProfile, chance: Chance): StatBuild => {
  const { group = profile.group, ...own } = frame
  const shown = Object.entries({ ...profile.base, ...own }) as [
    WeaponStat,
    number | readonly [number, number],
  ][]
  const stats = shown
    .filter(([stat]) => group.shows.includes(stat))
    .map(([stat, value]) => {
      const drawn = typeof value === 'number' ? value : chance.between(value[0], value[1])
      return [stat, investedFor(group.curves[stat], drawn)]
    })
  return { group, stats: Object.fromEntries(stats) }
}

/** The numbers of a weapon that are known exactly. */
export const knownStats = (group: StatGroup, stats: WeaponStats): StatBuild => ({ group, stats })

const shown = (statHash: number, value: number) => ({
  statHash,
  value,
  minimum: 0,
  maximum: 0,
  displayMaximum: 100,
})

const UNSEEN = [ATTACK_STAT, POWER_STAT, GEAR_STAT]

export const statBlocks = ({ group, stats }: StatBuild): Pick<Item, 'stats' | 'investmentStats'> => {
  const invested = Object.entries(stats) as [WeaponStat, number][]
  return {
    stats: {
      disablePrimaryStatDisplay: false,
      statGroupHash: group.hash,
      stats: Object.fromEntries([
        ...UNSEEN.map((hash) => [hash, shown(hash, 0)]),
        ...invested.map(([stat, value]) => [
          WEAPON_STAT_HASH[stat],
          shown(WEAPON_STAT_HASH[stat], shownOn(group.curves[stat], value)),
        ]),
      ]),
      hasDisplayableStats: true,
      primaryBaseStatHash: ATTACK_STAT,
    },
    investmentStats: investment([
      ...UNSEEN.map((hash) => [hash, 0] as const),
      ...invested.map(([stat, value]) => [WEAPON_STAT_HASH[stat], value] as const),
    ]),
  }
}

const AS_INVESTED: Curve = [
  [0, 0],
  [100, 100],
]
const HIGHEST = 100

export const defineWeaponStatGroups = (definitions: Definitions): void => {
  for (const group of STAT_GROUPS.values())
    definitions.define('DestinyStatGroupDefinition', group.hash, {
      maximumValue: HIGHEST,
      uiPosition: 0,
      scaledStats: group.shows.map((stat) => ({
        statHash: WEAPON_STAT_HASH[stat],
        maximumValue: HIGHEST,
        displayAsNumeric: NUMERIC.includes(stat),
        displayInterpolation: (group.curves[stat] ?? AS_INVESTED).map(([value, weight]) => ({
          value,
          weight,
        })),
      })),
      overrides: {},
    })
}
