/**
 * How a span of time went against the player's own usual: each figure with its sample, the usual one with its sample, and
 * a word only where chance alone hardly explains the difference (a 95 % interval of the difference that leaves out zero).
 */
import { isPvp } from '../scores/week/activity-kinds.ts'
import { wasCompleted, wasWon } from '../scores/week/run-result.ts'
import type { Run } from './run.ts'

export const MEASURES = [
  'completion',
  'wins',
  'kd-pve',
  'kd-pvp',
  'kills',
  'deaths',
  'assists',
  'minutes',
] as const
export type Measure = (typeof MEASURES)[number]

export interface Compared {
  readonly measure: Measure
  readonly value: number
  readonly runs: number
  readonly usual?: number
  readonly usualRuns: number
  /** Half the width of the interval of the difference; absent where the samples are too small. */
  readonly margin?: number
  /** 'unknown': too few runs on one side to say. */
  readonly trend: 'better' | 'worse' | 'usual' | 'unknown'
}

/** With fewer runs on either side nothing is said about a difference. */
export const FEWEST_RUNS = 5
const Z = 1.96
export const WEEKS = 8
const WEEK_MS = 7 * 86_400_000
const SHARES: ReadonlySet<Measure> = new Set(['completion', 'wins'])
const LESS_IS_BETTER: ReadonlySet<Measure> = new Set(['deaths', 'minutes'])

export function comparePerformance(span: readonly Run[], before: readonly Run[]): readonly Compared[] {
  return MEASURES.flatMap((measure) => {
    const now = estimate(measure, span)
    return now ? [compare(measure, now, estimate(measure, before))] : []
  })
}

/** Runs by week, the oldest week first and the running one last. */
export function runsByWeek(runs: readonly Run[], now: number): readonly (readonly Run[])[] {
  const groups = Map.groupBy(runs, ({ startedAt }) => Math.floor((now - startedAt) / WEEK_MS))
  return Array.from({ length: WEEKS }, (_, at) => groups.get(WEEKS - 1 - at) ?? [])
}

/** A figure week by week; null where a week holds no run that tells it. */
export function weekByWeek(measure: Measure, weeks: readonly (readonly Run[])[]): readonly (number | null)[] {
  return weeks.map((runs) => {
    const estimated = estimate(measure, runs)
    return estimated ? round(estimated.value) : null
  })
}

function compare(measure: Measure, now: Estimate, usual: Estimate | undefined): Compared {
  const base = { measure, value: round(now.value), runs: now.runs, usualRuns: usual?.runs ?? 0 }
  if (!usual) return { ...base, trend: 'unknown' }
  const known = { ...base, usual: round(usual.value) }
  if (now.runs < FEWEST_RUNS || usual.runs < FEWEST_RUNS) return { ...known, trend: 'unknown' }
  const compared = { ...known, margin: round(Z * Math.sqrt(now.error + usual.error)) }
  // Of the figures as they are shown: whoever reads 74 beside 64 to 74 reads no difference.
  const [low, high] = usualSpan(compared)
  const shown = shownFigure(compared.value)
  if (shown >= low && shown <= high) return { ...compared, trend: 'usual' }
  const better = LESS_IS_BETTER.has(measure) ? shown < low : shown > high
  return { ...compared, trend: better ? 'better' : 'worse' }
}

/** As it is shown: whole from 20 on, else with one decimal. */
export const shownFigure = (value: number) => (value >= 20 ? Math.round(value) : Math.round(value * 10) / 10)

interface Usual {
  readonly measure: Measure
  readonly usual: number
  readonly margin: number
}

/** The span of the usual as it is shown: no figure is below 0, no share above 100. */
export function usualSpan({ measure, usual, margin }: Usual): readonly [low: number, high: number] {
  const most = SHARES.has(measure) ? 100 : Number.POSITIVE_INFINITY
  return [shownFigure(Math.max(0, usual - margin)), shownFigure(Math.min(most, usual + margin))]
}

/** What a sample tells of a figure, and the variance of what it tells. */
interface Estimate {
  readonly value: number
  readonly error: number
  readonly runs: number
}

function estimate(measure: Measure, runs: readonly Run[]): Estimate | undefined {
  // A crowd falls faster than a guardian: one ratio of both says how much of each was played, and nothing else.
  if (measure === 'kd-pve') return estimateRatio(runs.filter(({ modes }) => !isPvp(modes)))
  if (measure === 'kd-pvp') return estimateRatio(runs.filter(({ modes }) => isPvp(modes)))
  const { count, mean, variance } = describe(runs, SAMPLES[measure])
  return count === 0 ? undefined : { value: mean, error: variance / count, runs: count }
}

/** Mean and variance in one pass (Welford); what a run does not tell is left out. */
function describe(runs: readonly Run[], sample: (run: Run) => number | undefined) {
  let [count, mean, squares] = [0, 0, 0]
  for (const run of runs) {
    const value = sample(run)
    if (value === undefined) continue
    count++
    const away = value - mean
    mean += away / count
    squares += away * (value - mean)
  }
  return { count, mean, variance: count < 2 ? 0 : squares / (count - 1) }
}

/**
 * All kills over all deaths: a mean of the ratios of single runs would be made by the few runs without a death. Its
 * variance is that of the residuals (kills - ratio x deaths), linearised at the mean of deaths.
 */
function estimateRatio(runs: readonly Run[]): Estimate | undefined {
  let [fought, kills, deaths] = [0, 0, 0]
  for (const run of runs) {
    if (run.kills === undefined || run.deaths === undefined) continue
    fought++
    kills += run.kills
    deaths += run.deaths
  }
  if (fought === 0) return undefined
  const value = kills / Math.max(1, deaths)
  const { variance } = describe(runs, (run) =>
    run.kills === undefined || run.deaths === undefined ? undefined : run.kills - value * run.deaths,
  )
  return { value, error: variance / fought / (Math.max(1, deaths) / fought) ** 2, runs: fought }
}

const shareOf = (done: boolean | undefined) => (done === undefined ? undefined : done ? 100 : 0)

/** One number a run. Shares are 0 or 100, so that their mean is the share. */
const SAMPLES: Readonly<Record<Exclude<Measure, 'kd-pve' | 'kd-pvp'>, (run: Run) => number | undefined>> = {
  completion: ({ completed, modes }) => shareOf(wasCompleted(completed, modes)),
  wins: ({ standing, modes }) => shareOf(wasWon(standing, modes)),
  minutes: ({ durationSeconds, completed }) =>
    durationSeconds === undefined || completed !== true ? undefined : durationSeconds / 60,
  kills: ({ kills }) => kills,
  deaths: ({ deaths }) => deaths,
  assists: ({ assists }) => assists,
}

const round = (value: number) => Math.round(value * 100) / 100
