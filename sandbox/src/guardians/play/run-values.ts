import type { DestinyHistoricalStatsActivity } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { isoSeconds } from '../calendar.ts'
import { modesOf } from './activity-modes.ts'
import type { Performance } from './performance.ts'
import type { Run } from './run.ts'
import { byStatId, namedValue, ratioOf, type StatValue, statValue } from './stats/stat-value.ts'

export const periodOf = (run: Run): string => isoSeconds(run.start)

export const activityDetails = (run: Run, membershipType: number): Wire<DestinyHistoricalStatsActivity> => {
  const modes = [...modesOf(run.activity)]
  return {
    referenceId: run.activity.hash,
    directorActivityHash: run.activity.hash,
    instanceId: run.id,
    mode: modes[0] ?? 0,
    modes,
    isPrivate: false,
    membershipType,
  }
}

export const ALPHA_TEAM = 17
export const BRAVO_TEAM = 18

/** What a player's side of a run comes to beyond the player's own figures. */
export interface Standing {
  readonly won: boolean
  readonly team: number
  readonly teamScore: number
  readonly playerCount: number
  readonly fireteamId: string
}

const outcome = (run: Run, { won, team, teamScore }: Standing): StatValue[] => {
  if (!run.activity.pvp) return []
  return [
    namedValue('standing', won ? 0 : 1, won ? 'Victory' : 'Defeat'),
    namedValue('team', team, team === ALPHA_TEAM ? 'Alpha' : 'Bravo'),
    statValue('teamScore', teamScore),
  ]
}

/** The values of a history entry, and of a report's entry for the same player. */
export const runValues = (
  run: Run,
  performance: Performance,
  standing: Standing,
): Readonly<Record<string, StatValue>> => {
  const { kills, deaths, assists, score, seconds } = performance
  const completed = run.activity.pvp || run.success
  return byStatId([
    statValue('assists', assists),
    namedValue('completed', completed ? 1 : 0, completed ? 'Yes' : 'No'),
    statValue('deaths', deaths),
    statValue('kills', kills),
    statValue('opponentsDefeated', kills + assists),
    statValue('efficiency', ratioOf(kills + assists, deaths), 'ratio'),
    statValue('killsDeathsRatio', ratioOf(kills, deaths), 'ratio'),
    statValue('killsDeathsAssists', ratioOf(kills + assists / 2, deaths), 'ratio'),
    statValue('score', score),
    statValue('activityDurationSeconds', run.seconds, 'duration'),
    statValue('timePlayedSeconds', seconds, 'duration'),
    namedValue('startSeconds', 0, '0m 0s'),
    ...outcome(run, standing),
    namedValue('completionReason', completed ? 0 : 2, completed ? 'Objective Completed' : 'Failed'),
    namedValue('fireteamId', Number(standing.fireteamId.slice(-9)), standing.fireteamId),
    statValue('playerCount', standing.playerCount),
  ])
}
