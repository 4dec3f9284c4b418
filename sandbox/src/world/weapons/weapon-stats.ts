import type { WeaponStat } from '@ai-vault/game/items.ts'
import type { Chance } from '../chance.ts'
import type { Definitions, Item } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { investment } from '../item-shapes.ts'
import { ATTACK_STAT, GEAR_STAT, POWER_STAT, WEAPON_STAT_HASH } from '../tables/platform.ts'
import { WEAPON_PROFILES, type WeaponProfile } from '../tables/weapon-profiles.ts'

export type WeaponStats = Readonly<Partial<Record<WeaponStat, number>>>

/** Numbers a frame fixes: every weapon of the frame shares them, and they are shown as they are. */
const FIXED: readonly WeaponStat[] = ['rpm', 'impact', 'charge-time', 'draw-time', 'magazine', 'zoom']
/** A frame's entry replaces these and shifts the others. */
const REPLACED: readonly WeaponStat[] = ['rpm', 'impact', 'charge-time', 'draw-time']
const NUMERIC: readonly WeaponStat[] = ['rpm', 'charge-time', 'draw-time', 'magazine']
const SPREAD = 8

export const rollStats = (profile: WeaponProfile, frame: WeaponStats, chance: Chance): WeaponStats => {
  const stats: Partial<Record<WeaponStat, number>> = { ...profile.base }
  for (const [name, shift] of Object.entries(frame)) {
    const stat = name as WeaponStat
    stats[stat] = REPLACED.includes(stat) ? shift : (stats[stat] ?? 0) + shift
  }
  for (const [name, value] of Object.entries(stats)) {
    const stat = name as WeaponStat
    const varied = FIXED.includes(stat) ? value : value + chance.between(-SPREAD, SPREAD)
    stats[stat] = NUMERIC.includes(stat) ? Math.max(1, varied) : Math.min(100, Math.max(1, varied))
  }
  return stats
}

const weaponStatGroup = (label: string): number => hashFor('stat-group', label)

const shown = (statHash: number, value: number) => ({
  statHash,
  value,
  minimum: 0,
  maximum: 0,
  displayMaximum: 100,
})

const asPairs = (stats: WeaponStats): (readonly [number, number])[] =>
  Object.entries(stats).map(([stat, value]) => [WEAPON_STAT_HASH[stat as WeaponStat], value])

export const statBlocks = (label: string, stats: WeaponStats): Pick<Item, 'stats' | 'investmentStats'> => {
  const pairs = [
    [ATTACK_STAT, 0] as const,
    [POWER_STAT, 0] as const,
    [GEAR_STAT, 0] as const,
    ...asPairs(stats),
  ]
  return {
    stats: {
      disablePrimaryStatDisplay: false,
      statGroupHash: weaponStatGroup(label),
      stats: Object.fromEntries(pairs.map(([hash, value]) => [hash, shown(hash, value)])),
      hasDisplayableStats: true,
      primaryBaseStatHash: ATTACK_STAT,
    },
    investmentStats: investment(pairs),
  }
}

/** One stat group per weapon type; our numbers need no interpolation, so every curve is a straight line. */
export const defineWeaponStatGroups = (definitions: Definitions): void => {
  for (const profile of Object.values(WEAPON_PROFILES)) {
    const frames = Object.values(profile.frames).flatMap((frame) => Object.keys(frame))
    const stats = new Set([...Object.keys(profile.base), ...frames]) as Set<WeaponStat>
    definitions.define('DestinyStatGroupDefinition', weaponStatGroup(profile.label), {
      maximumValue: 100,
      uiPosition: 0,
      scaledStats: [...stats].map((stat) => {
        const maximumValue = NUMERIC.includes(stat) ? 1000 : 100
        return {
          statHash: WEAPON_STAT_HASH[stat],
          maximumValue,
          displayAsNumeric: NUMERIC.includes(stat) || stat === 'recoil',
          displayInterpolation: [
            { value: 0, weight: 0 },
            { value: maximumValue, weight: maximumValue },
          ],
        }
      }),
      overrides: {},
    })
  }
}
