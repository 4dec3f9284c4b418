import type {
  DestinyHistoricalStatsAccountResult,
  DestinyHistoricalStatsByPeriod,
  DestinyHistoricalStatsWithMerged,
  DestinyHistoricalWeaponStatsData,
} from 'bungie-api-ts/destiny2'
import type { Wire } from '../../../world/definitions.ts'
import { MODE } from '../../platform-codes.ts'
import { asAnswer } from '../../wire.ts'
import { isOfMode } from '../activity-modes.ts'
import type { PlayedRun } from '../played.ts'
import { weaponStats } from './extended-values.ts'
import { byStatId } from './stat-value.ts'
import { totalsOf } from './totals.ts'

const allTime = (
  runs: readonly PlayedRun[],
  pvp: boolean | undefined,
  light: number,
): Wire<DestinyHistoricalStatsByPeriod> =>
  runs.length === 0 ? {} : { allTime: byStatId(totalsOf(runs, pvp, light)) }

const ofMode = (runs: readonly PlayedRun[], mode: number) =>
  runs.filter(({ run }) => isOfMode(run.activity, mode))

const merged = (runs: readonly PlayedRun[], light: number): Wire<DestinyHistoricalStatsWithMerged> => ({
  results: {
    allPvE: allTime(ofMode(runs, MODE.allPvE), false, light),
    allPvP: allTime(ofMode(runs, MODE.allPvP), true, light),
  },
  merged: allTime(runs, undefined, light),
})

interface CharacterLight {
  readonly characterId: string
  readonly light: number
}

export const accountStats = (
  runs: readonly PlayedRun[],
  characters: readonly CharacterLight[],
): DestinyHistoricalStatsAccountResult =>
  asAnswer<DestinyHistoricalStatsAccountResult>({
    mergedDeletedCharacters: { results: {}, merged: {} },
    mergedAllCharacters: merged(runs, Math.max(0, ...characters.map(({ light }) => light))),
    characters: characters.map(({ characterId, light }, character) => ({
      characterId,
      deleted: false,
      ...merged(
        runs.filter((run) => run.character === character),
        light,
      ),
    })),
  })

/** Kills by weapon over everything played, most used first. */
export const weaponHistory = (runs: readonly PlayedRun[]): DestinyHistoricalWeaponStatsData => {
  const totals = new Map<number, { kills: number; precision: number }>()
  for (const { performance } of runs) {
    for (const { weapon, kills, precision } of performance.weapons) {
      const total = totals.get(weapon.hash) ?? { kills: 0, precision: 0 }
      totals.set(weapon.hash, { kills: total.kills + kills, precision: total.precision + precision })
    }
  }
  const weapons = [...totals]
    .sort(([oneHash, one], [twoHash, two]) => two.kills - one.kills || oneHash - twoHash)
    .map(([hash, { kills, precision }]) => weaponStats(hash, kills, precision))
  return asAnswer<DestinyHistoricalWeaponStatsData>(weapons.length === 0 ? {} : { weapons })
}
