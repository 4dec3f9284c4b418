import { killsPerDeath } from './run-result.ts'

interface LifetimeRecord {
  readonly kills?: number
  readonly deaths?: number
  readonly kd?: number
  readonly matches?: number
  readonly wins?: number
  readonly win_percent?: number
}

/** One side of play since the account began, as the platform counts it; what it does not tell is absent. */
export function lifetimeRecord(stats: Readonly<Record<string, number>>): LifetimeRecord {
  const { kills, deaths, activitiesWon, activitiesEntered } = stats
  return {
    ...(kills === undefined || deaths === undefined
      ? {}
      : { kills, deaths, kd: killsPerDeath(kills, deaths) }),
    ...(activitiesEntered === undefined ? {} : { matches: activitiesEntered }),
    ...(activitiesEntered && activitiesWon !== undefined
      ? { wins: activitiesWon, win_percent: Math.round((activitiesWon / activitiesEntered) * 100) }
      : {}),
  }
}
