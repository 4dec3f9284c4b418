import { readRows, readText, readWord } from '@ai-vault/game/data-rows.ts'
import { WEAPON_TYPES } from '@ai-vault/game/items.ts'
import type { DestinyHistoricalStatsDefinition } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../../world/definitions.ts'
import { WEAPON_PROFILES } from '../../../world/weapons/tables/weapon-profiles.ts'
import { WEAPON_KILLS_STAT } from './extended-values.ts'
import rows from './stat-definitions.json' with { type: 'json' }

/** What the figures of a history mean: the one table that the platform keys by name instead of by hash. */
type HistoricalStat = Wire<DestinyHistoricalStatsDefinition>

const GENERAL = 1
const WEAPONS = 2
const UNITS = { count: 1, seconds: 3, ratio: 6 }
const ALL_TIME = 2
const MODES = [5, 7]

const FIGURES = readRows(rows, 'stat-definitions.json', ([statId, name, unit]) => ({
  statId: readText(statId),
  name: readText(name),
  unit: UNITS[readWord(unit, ['count', 'seconds', 'ratio'])],
}))

const define = (statId: string, statName: string, unitType: number, group: number): HistoricalStat => ({
  statId,
  group,
  periodTypes: [ALL_TIME],
  modes: MODES,
  category: group,
  statName,
  statNameAbbr: statName,
  statDescription: statName,
  unitType,
  iconImage: '',
  unitLabel: '',
  weight: 0,
})

export const HISTORICAL_STATS: Readonly<Record<string, HistoricalStat>> = Object.fromEntries([
  ...FIGURES.map(({ statId, name, unit }) => [statId, define(statId, name, unit, GENERAL)]),
  ...WEAPON_TYPES.map((type) => {
    const statId = WEAPON_KILLS_STAT[type]
    return [statId, define(statId, `${WEAPON_PROFILES[type].label} Kills`, UNITS.count, WEAPONS)]
  }),
])
