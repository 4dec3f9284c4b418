/** What of the screen stands in the address: who, as written, and for what. */
export interface TableSearch {
  readonly team?: string | undefined
  readonly activity?: string | undefined
}

const LONGEST = 1_000

export function readTableSearch({ team, activity }: Record<string, unknown>): TableSearch {
  return {
    team: team === undefined || team === '' ? undefined : String(team).slice(0, LONGEST),
    activity: typeof activity === 'string' && /^[a-z_]{2,40}$/.test(activity) ? activity : undefined,
  }
}
