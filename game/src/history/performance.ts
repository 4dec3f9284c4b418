/**
 * How a span of time went against the player's own usual: each figure with its sample, the usual one with its sample, and
 * a word only where chance alone hardly explains the difference (a 95 % interval of the difference that leaves out zero).
 */
import { isPvp } from '../scores/activity-kinds.ts'
import type { Run } from './run.ts'

export const MEASURES = ['completion', 'wins', 'kd', 'kills', 'deaths', 'assists', 'minutes'] as const
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
const LESS_IS_BETTER: ReadonlySet<Measure> = new Set(['deaths', 'minutes'])

export function comparePerformance(span: readonly Run[], before: readonly Run[]): readonly Compared[] {
  return MEASURES.flatMap((measure) => {
    const now = samplesOf(measure, span)
    if (now.length === 0) return []
    return [compare(measure, now, samplesOf(measure, before))]
  })
}

/** A figure week by week, the oldest first and the running one last; null where a week holds no run that tells it. */
export function weekByWeek(
  measure: Measure,
  runs: readonly Run[],
  now: number,
  weeks = WEEKS,
): readonly (number | null)[] {
  const groups = Map.groupBy(runs, ({ startedAt }) => Math.floor((now - startedAt) / WEEK_MS))
  return Array.from({ length: weeks }, (_, at) => {
    const told = samplesOf(measure, groups.get(weeks - 1 - at) ?? [])
    return told.length === 0 ? null : round(mean(told))
  })
}

function compare(measure: Measure, now: readonly number[], usual: readonly number[]): Compared {
  const value = mean(now)
  const base = { measure, value: round(value), runs: now.length, usualRuns: usual.length }
  if (usual.length === 0) return { ...base, trend: 'unknown' }
  const usualValue = mean(usual)
  const told = { ...base, usual: round(usualValue) }
  if (now.length < FEWEST_RUNS || usual.length < FEWEST_RUNS) return { ...told, trend: 'unknown' }
  const margin = Z * Math.sqrt(variance(now) / now.length + variance(usual) / usual.length)
  const difference = mean(now) - mean(usual)
  if (Math.abs(difference) <= margin) return { ...told, margin: round(margin), trend: 'usual' }
  const risen = difference > 0
  const better = LESS_IS_BETTER.has(measure) ? !risen : risen
  return { ...told, margin: round(margin), trend: better ? 'better' : 'worse' }
}

/** One number a run; runs that do not tell are left out. Shares are 0 or 1, so that their mean is the share. */
function samplesOf(measure: Measure, runs: readonly Run[]): readonly number[] {
  return runs.flatMap((run) => {
    switch (measure) {
      case 'completion':
        return run.completed === undefined || isPvp(run.modes) ? [] : [run.completed ? 100 : 0]
      case 'wins':
        return run.standing === undefined || !isPvp(run.modes) ? [] : [run.standing === 0 ? 100 : 0]
      case 'kd':
        return run.kills === undefined || run.deaths === undefined
          ? []
          : [run.kills / Math.max(1, run.deaths)]
      case 'minutes':
        return run.durationSeconds === undefined || run.completed !== true ? [] : [run.durationSeconds / 60]
      default:
        return run[measure] === undefined ? [] : [run[measure]]
    }
  })
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const variance = (values: readonly number[]) => {
  if (values.length < 2) return 0
  const middle = mean(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
}
const round = (value: number) => Math.round(value * 100) / 100
