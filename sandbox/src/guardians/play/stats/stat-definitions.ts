import { WEAPON_TYPES } from '@ai-vault/game/items.ts'
import type { DestinyHistoricalStatsDefinition } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../../world/definitions.ts'
import { WEAPON_PROFILES } from '../../../world/weapons/tables/weapon-profiles.ts'
import { WEAPON_KILLS_STAT } from './extended-values.ts'

/** What the figures of a history mean: the one table that the platform keys by name instead of by hash. */
type HistoricalStat = Wire<DestinyHistoricalStatsDefinition>

const GENERAL = 1
const WEAPONS = 2
const COUNT = 1
const SECONDS = 3
const RATIO = 6
const ALL_TIME = 2
const MODES = [5, 7]

const FIGURES: readonly (readonly [statId: string, name: string, unit: number])[] = [
  ['activitiesEntered', 'Activities Entered', COUNT],
  ['activitiesCleared', 'Activities Cleared', COUNT],
  ['activitiesWon', 'Activities Won', COUNT],
  ['winLossRatio', 'Win Loss Ratio', RATIO],
  ['combatRating', 'Combat Rating', RATIO],
  ['assists', 'Assists', COUNT],
  ['kills', 'Kills', COUNT],
  ['deaths', 'Deaths', COUNT],
  ['secondsPlayed', 'Time Played', SECONDS],
  ['averageLifespan', 'Average Lifespan', SECONDS],
  ['score', 'Score', COUNT],
  ['opponentsDefeated', 'Opponents Defeated', COUNT],
  ['efficiency', 'Efficiency', RATIO],
  ['killsDeathsRatio', 'Kills Deaths Ratio', RATIO],
  ['killsDeathsAssists', 'Kills Deaths Assists', RATIO],
  ['objectivesCompleted', 'Objectives Completed', COUNT],
  ['precisionKills', 'Precision Kills', COUNT],
  ['resurrectionsPerformed', 'Revives Performed', COUNT],
  ['resurrectionsReceived', 'Revives Received', COUNT],
  ['suicides', 'Misadventures', COUNT],
  ['weaponKillsAbility', 'Ability Kills', COUNT],
  ['weaponKillsGrenade', 'Grenade Kills', COUNT],
  ['weaponKillsMelee', 'Melee Kills', COUNT],
  ['weaponKillsSuper', 'Super Kills', COUNT],
  ['orbsDropped', 'Orbs Generated', COUNT],
  ['orbsGathered', 'Orbs Gathered', COUNT],
  ['totalActivityDurationSeconds', 'Total Activity Duration', SECONDS],
  ['fireTeamActivities', 'Fireteam Activities', COUNT],
  ['bestSingleGameKills', 'Best Single Game Kills', COUNT],
  ['bestSingleGameScore', 'Best Single Game Score', COUNT],
  ['longestKillSpree', 'Longest Kill Spree', COUNT],
  ['longestSingleLife', 'Longest Single Life', SECONDS],
  ['mostPrecisionKills', 'Most Precision Kills', COUNT],
  ['highestCharacterLevel', 'Highest Level', COUNT],
  ['highestLightLevel', 'Highest Power', COUNT],
]

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
  ...FIGURES.map(([statId, name, unit]) => [statId, define(statId, name, unit, GENERAL)]),
  ...WEAPON_TYPES.map((type) => {
    const statId = WEAPON_KILLS_STAT[type]
    return [statId, define(statId, `${WEAPON_PROFILES[type].label} Kills`, COUNT, WEAPONS)]
  }),
])
