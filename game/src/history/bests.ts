/** Personal bests and the calendar: what a player's whole history holds. */
import { dayNumber, localTime, startOfDay } from '../calendar-days.ts'
import { isPvp } from '../scores/week/activity-kinds.ts'
import { wasWon } from '../scores/week/run-result.ts'
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

/** A duel or two makes a ratio that says nothing. */
const FEWEST_KILLS = 5
/** Shorter ones ended before they began. */
const SHORTEST_SECONDS = 120

/** The largest value so far, and the run that reached it first. */
interface Mark {
  value: number
  run?: Run
}

function reach(mark: Mark, value: number | undefined, run: Run): void {
  if (value === undefined || value <= mark.value) return
  mark.value = value
  mark.run = run
}

/** Each best once, the first time it was reached; none where nothing can be told. One pass: there may be 100,000 runs. */
export function personalBests(runs: readonly Run[], zone?: string): readonly Best[] {
  const marks = {
    kills: { value: 0 } as Mark,
    ratio: { value: 0 } as Mark,
    score: { value: 0 } as Mark,
    deathless: { value: 0 } as Mark,
    streak: { value: 1 } as Mark,
  }
  const fastest = new Map<number, { count: number; run: Run; seconds: number }>()
  let streak = 0
  const newestFirst = inOrder(runs)
  for (let at = newestFirst.length - 1; at >= 0; at--) {
    const run = newestFirst[at] as Run
    const pvp = isPvp(run.modes)
    reach(marks.kills, run.kills, run)
    reach(marks.score, run.score, run)
    if (pvp) reach(marks.ratio, ratioOf(run), run)
    if (run.completed && !pvp) {
      if (run.deaths === 0) reach(marks.deathless, run.kills, run)
      countFastest(fastest, run)
    }
    const good = pvp ? wasWon(run.standing, run.modes) : run.completed
    if (good === undefined) continue
    streak = good ? streak + 1 : 0
    reach(marks.streak, streak, run)
  }
  const best = (kind: BestKind, { value, run }: Mark): readonly Best[] =>
    run ? [{ kind, value, run, at: run.startedAt }] : []
  // The fastest of anything would be the shortest activity; of the one played most it means something.
  const [mostPlayed] = [...fastest.values()].toSorted((one, other) => other.count - one.count)
  return [
    ...best('most-kills', marks.kills),
    ...best('best-kd-pvp', marks.ratio),
    ...best('highest-score', marks.score),
    ...(mostPlayed ? best('fastest', { value: mostPlayed.seconds, run: mostPlayed.run }) : []),
    ...best('deathless', marks.deathless),
    // A streak is of several runs.
    ...best('longest-streak', marks.streak).map(({ kind, value, at }) => ({ kind, value, at })),
    ...busiestDay(runs, zone),
  ]
}

function ratioOf({ kills = 0, deaths }: Run): number | undefined {
  if (kills < FEWEST_KILLS || deaths === undefined) return undefined
  return Math.round((100 * kills) / Math.max(1, deaths)) / 100
}

function countFastest(fastest: Map<number, { count: number; run: Run; seconds: number }>, run: Run): void {
  const seconds = run.durationSeconds ?? 0
  if (seconds < SHORTEST_SECONDS) return
  const known = fastest.get(run.activityHash)
  if (!known) {
    fastest.set(run.activityHash, { count: 1, run, seconds })
    return
  }
  known.count++
  if (seconds >= known.seconds) return
  known.run = run
  known.seconds = seconds
}

/** The newest first, as histories come; only others need sorting. */
function inOrder(runs: readonly Run[]): readonly Run[] {
  let last = Number.POSITIVE_INFINITY
  for (const { startedAt } of runs) {
    if (startedAt > last) return runs.toSorted((one, other) => other.startedAt - one.startedAt)
    last = startedAt
  }
  return runs
}

/** Of days as busy, the earliest. */
function busiestDay(runs: readonly Run[], zone: string | undefined): readonly Best[] {
  let best: Best | undefined
  for (const [day, count] of countByDay(runs, zone)) {
    const at = startOfDay(day, zone)
    if (count > 1 && (!best || count > best.value || (count === best.value && at < best.at)))
      best = { kind: 'busiest-day', value: count, at }
  }
  return best ? [best] : []
}

/** Runs by day, counted from the epoch, of a time zone. */
export function countByDay(
  runs: readonly Pick<Run, 'startedAt'>[],
  zone?: string,
): ReadonlyMap<number, number> {
  const days = new Map<number, number>()
  // Runs of one day mostly stand together: they are added up before they are noted.
  let [noted, count] = [Number.NaN, 0]
  const note = () => count > 0 && days.set(noted, (days.get(noted) ?? 0) + count)
  for (const { startedAt } of runs) {
    const day = dayNumber(startedAt, zone)
    if (day !== noted) {
      note()
      noted = day
      count = 0
    }
    count++
  }
  note()
  return days
}

/** Runs by hour of the day, from 0 to 23. */
export function countByHour(runs: readonly Pick<Run, 'startedAt'>[], zone?: string): readonly number[] {
  const hours = new Array<number>(24).fill(0)
  for (const { startedAt } of runs) {
    const hour = new Date(localTime(startedAt, zone)).getUTCHours()
    hours[hour] = (hours[hour] ?? 0) + 1
  }
  return hours
}
