import { readIds } from './fireteam-ids.ts'

/** What of the screen stands in the address: who, as written, for what, and the run that the team comes from. */
export interface TableSearch {
  readonly team?: string | undefined
  readonly activity?: string | undefined
  readonly run?: string | undefined
}

/** Whether these are still the members that the address names: then they are those of its run too. */
export const isTeamOf = ({ team = '' }: TableSearch, ids: readonly string[]): boolean =>
  readIds(team).ids.join() === ids.join()

const LONGEST = 1_000

export function readTableSearch({ team, activity, run }: Record<string, unknown>): TableSearch {
  return {
    team: team === undefined || team === '' ? undefined : String(team).slice(0, LONGEST),
    activity: typeof activity === 'string' && /^[a-z_]{2,40}$/.test(activity) ? activity : undefined,
    run: /^\d{1,20}$/.test(String(run)) ? String(run) : undefined,
  }
}
