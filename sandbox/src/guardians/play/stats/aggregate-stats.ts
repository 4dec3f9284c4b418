import type { DestinyAggregateActivityResults } from 'bungie-api-ts/destiny2'
import { asAnswer } from '../../wire.ts'
import type { PlayedRun } from '../played.ts'
import { byStatId, ratioOf, type StatValue, statValue } from './stat-value.ts'

/** What a character has done in each activity, over all of its runs. */
export const aggregateActivities = (runs: readonly PlayedRun[]): DestinyAggregateActivityResults =>
  asAnswer<DestinyAggregateActivityResults>({
    activities: [...Map.groupBy(runs, ({ run }) => run.activity.hash)].map(([activityHash, played]) => ({
      activityHash,
      values: byStatId(valuesOf(played)),
    })),
  })

const valuesOf = (runs: readonly PlayedRun[]): StatValue[] => {
  const sum = (amount: (run: PlayedRun) => number) => runs.reduce((total, run) => total + amount(run), 0)
  const finished = runs.filter(({ run }) => run.success)
  const kills = sum(({ performance }) => performance.kills)
  const deaths = sum(({ performance }) => performance.deaths)
  const assists = sum(({ performance }) => performance.assists)
  const fastest = Math.min(...finished.map(({ run }) => run.seconds * 1000))
  return [
    statValue('activityCompletions', finished.length),
    statValue(
      'activityWins',
      sum(({ run }) => (run.activity.pvp && run.success ? 1 : 0)),
    ),
    statValue('activityKills', kills),
    statValue('activityDeaths', deaths),
    statValue('activityAssists', assists),
    statValue(
      'activityPrecisionKills',
      sum(({ performance }) => performance.precisionKills),
    ),
    statValue(
      'activitySecondsPlayed',
      sum(({ run }) => run.seconds),
      'duration',
    ),
    statValue(
      'activityBestSingleGameScore',
      Math.max(0, ...runs.map(({ performance }) => performance.score)),
    ),
    statValue('activityKillsDeathsRatio', ratioOf(kills, deaths), 'ratio'),
    statValue('activityKillsDeathsAssists', ratioOf(kills + assists / 2, deaths), 'ratio'),
    statValue('fastestCompletionMsForActivity', Number.isFinite(fastest) ? fastest : 0),
  ]
}
