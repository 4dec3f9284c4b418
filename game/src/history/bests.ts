/** Personal bests and the calendar: what a player's whole history holds. */
import { isPvp } from '../scores/activity-kinds.ts'
import type { Run } from './run.ts'

export type BestKind =
  | 'most-kills'
  | 'best-kd-pvp'
  | 'highest-score'
  | 'fastest'
  | 'deathless'
  | 'longest-streak'
  | 'busiest-day'

export interface Best {
  readonly kind: BestKind
  readonly value: number
  /** The run it happened in; absent where it is about several. */
  readonly run?: Run
  /** Epoch milliseconds. */
  readonly at: number
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** A duel or two makes a ratio that says nothing. */
const FEWEST_KILLS = 5
/** Shorter ones ended before they began. */
const SHORTEST_SECONDS = 120

/** Each best once, the first time it was reached; none where nothing can be told. */
export function personalBests(runs: readonly Run[], utcOffset = 0): readonly Best[] {
  const oldestFirst = runs.toSorted((one, other) => one.startedAt - other.startedAt)
  const finished = oldestFirst.filter(({ completed, modes }) => completed && !isPvp(modes))
  const candidates: readonly (Best | undefined)[] = [
    most('most-kills', oldestFirst, ({ kills }) => kills),
    most(
      'best-kd-pvp',
      oldestFirst.filter(({ modes, kills = 0 }) => isPvp(modes) && kills >= FEWEST_KILLS),
      ({ kills, deaths }) =>
        kills === undefined || deaths === undefined
          ? undefined
          : Math.round((100 * kills) / Math.max(1, deaths)) / 100,
    ),
    most('highest-score', oldestFirst, ({ score }) => (score ? score : undefined)),
    least(
      'fastest',
      mostPlayed(finished.filter(({ durationSeconds = 0 }) => durationSeconds >= SHORTEST_SECONDS)),
      ({ durationSeconds }) => durationSeconds,
    ),
    most(
      'deathless',
      finished.filter(({ deaths }) => deaths === 0),
      ({ kills }) => kills,
    ),
    longestStreak(oldestFirst),
    busiestDay(oldestFirst, utcOffset),
  ]
  return candidates.flatMap((best) => best ?? [])
}

function most(
  kind: BestKind,
  runs: readonly Run[],
  value: (run: Run) => number | undefined,
): Best | undefined {
  let best: Best | undefined
  for (const run of runs) {
    const reached = value(run)
    if (reached !== undefined && reached > (best?.value ?? 0))
      best = { kind, value: reached, run, at: run.startedAt }
  }
  return best
}

function least(
  kind: BestKind,
  runs: readonly Run[],
  value: (run: Run) => number | undefined,
): Best | undefined {
  let best: Best | undefined
  for (const run of runs) {
    const reached = value(run)
    if (reached !== undefined && (best === undefined || reached < best.value)) {
      best = { kind, value: reached, run, at: run.startedAt }
    }
  }
  return best
}

/** The fastest of anything would be the shortest activity; of the one played most it means something. */
function mostPlayed(runs: readonly Run[]): readonly Run[] {
  const groups = [...Map.groupBy(runs, ({ activityHash }) => activityHash).values()]
  return groups.toSorted((one, other) => other.length - one.length)[0] ?? []
}

function longestStreak(runs: readonly Run[]): Best | undefined {
  let best: Best | undefined
  let length = 0
  for (const run of runs) {
    const good = isPvp(run.modes) ? run.standing === 0 : run.completed
    if (good === undefined) continue
    length = good ? length + 1 : 0
    if (length > (best?.value ?? 1)) best = { kind: 'longest-streak', value: length, at: run.startedAt }
  }
  return best
}

function busiestDay(runs: readonly Run[], utcOffset: number): Best | undefined {
  let best: Best | undefined
  for (const [day, count] of countByDay(runs, utcOffset)) {
    if (count > (best?.value ?? 1))
      best = { kind: 'busiest-day', value: count, at: day * DAY_MS - utcOffset * MINUTE_MS }
  }
  return best
}

/** Runs by day, counted from the epoch, by a clock that is so many minutes ahead of UTC. */
export function countByDay(
  runs: readonly Pick<Run, 'startedAt'>[],
  utcOffset = 0,
): ReadonlyMap<number, number> {
  const days = new Map<number, number>()
  for (const { startedAt } of runs) {
    const day = Math.floor((startedAt + utcOffset * MINUTE_MS) / DAY_MS)
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  return days
}

/** Runs by hour of the day, from 0 to 23, by the same clock. */
export function countByHour(runs: readonly Pick<Run, 'startedAt'>[], utcOffset = 0): readonly number[] {
  const hours = new Array<number>(24).fill(0)
  for (const { startedAt } of runs) {
    const hour = new Date(startedAt + utcOffset * MINUTE_MS).getUTCHours()
    hours[hour] = (hours[hour] ?? 0) + 1
  }
  return hours
}
