import type { WeaponType } from '@ai-vault/game/items.ts'
import type { DestinyHistoricalWeaponStats } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../../world/definitions.ts'
import type { Performance } from '../performance.ts'
import names from './kill-stats.json' with { type: 'json' }
import { byStatId, ratioOf, type StatValue, statValue } from './stat-value.ts'

/** The platform's name for kills with a type of weapon. */
export const WEAPON_KILLS_STAT: Readonly<Record<WeaponType, string>> = names

export const weaponStats = (
  referenceId: number,
  kills: number,
  precision: number,
): Wire<DestinyHistoricalWeaponStats> => ({
  referenceId,
  values: byStatId([
    statValue('uniqueWeaponKills', kills),
    statValue('uniqueWeaponPrecisionKills', precision),
    {
      statId: 'uniqueWeaponKillsPrecisionKills',
      basic: {
        value: ratioOf(precision, kills),
        displayValue: `${Math.round(100 * ratioOf(precision, kills))}%`,
      },
    },
  ]),
})

export const extendedValues = (performance: Performance): Readonly<Record<string, StatValue>> =>
  byStatId([
    statValue('precisionKills', performance.precisionKills),
    statValue('weaponKillsAbility', performance.abilityKills),
    statValue('weaponKillsGrenade', performance.grenadeKills),
    statValue('weaponKillsMelee', performance.meleeKills),
    statValue('weaponKillsSuper', performance.superKills),
  ])
