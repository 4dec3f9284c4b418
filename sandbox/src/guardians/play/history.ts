import type { DestinyActivityHistoryResults } from 'bungie-api-ts/destiny2'
import { asAnswer } from '../wire.ts'
import { isOfMode } from './activity-modes.ts'
import type { PlayedRun } from './played.ts'
import type { Roster } from './roster.ts'
import { activityDetails, periodOf, runValues } from './run-values.ts'

export interface HistoryQuery {
  readonly mode: number
  readonly count: number
  readonly page: number
}

/** One page, newest first; past the end the platform answers with nothing at all. */
export const historyPage = (
  runs: readonly PlayedRun[],
  query: HistoryQuery,
  guardian: number,
  membershipType: number,
  roster: Roster,
): DestinyActivityHistoryResults => {
  const matching = runs.filter(({ run }) => isOfMode(run.activity, query.mode)).reverse()
  const page = matching.slice(query.page * query.count, (query.page + 1) * query.count)
  if (page.length === 0) return asAnswer<DestinyActivityHistoryResults>({})
  return asAnswer<DestinyActivityHistoryResults>({
    activities: page.flatMap(({ run, performance }) => {
      const me = roster(run).find((player) => player.guardian === guardian)
      if (!me) return []
      return [
        {
          period: periodOf(run),
          activityDetails: activityDetails(run, membershipType),
          values: runValues(run, performance, me.standing),
        },
      ]
    }),
  })
}
