/**
 * How much an activity brings this player: High where its rewards are the best and it is done at ease, one step lower
 * where power is short of it or where the player's own runs mostly fail. The word is a judgement, hence estimated; the
 * share of completed runs beside it is counted.
 */
import { ACTIVITY_KINDS, type ActivityKind, activityKind } from './activity-kinds.ts'
import type { Priority } from './dashboard-rules.ts'

export interface PlayedRun {
  readonly modes: readonly number[]
  readonly values: Readonly<Record<string, number>>
}

export interface Effectiveness {
  readonly kind: ActivityKind
  readonly priority: Priority
  readonly runs: number
  readonly completed: number
  /** What lowered it. */
  readonly against: readonly ('power' | 'completion')[]
}

const PRIORITIES: readonly Priority[] = ['Low', 'Medium', 'High']
/** With fewer runs their share says little. */
const FEWEST_RUNS = 5
const SHARE_AT_EASE = 0.6

/** Of every kind that was played; of all kinds where nothing is known of any run. */
export function activityEffectiveness(
  runs: readonly PlayedRun[],
  scaledPower: number,
): readonly Effectiveness[] {
  const played = Map.groupBy(runs, ({ modes }) => activityKind(modes))
  const kinds = Object.keys(ACTIVITY_KINDS) as ActivityKind[]
  return kinds
    .filter((kind) => runs.length === 0 || played.has(kind))
    .map((kind) => judge(kind, played.get(kind) ?? [], scaledPower))
    .toSorted((one, other) => rank(other) - rank(one) || other.runs - one.runs)
}

const rank = ({ priority }: Effectiveness) => PRIORITIES.indexOf(priority)

function judge(kind: ActivityKind, runs: readonly PlayedRun[], scaledPower: number): Effectiveness {
  const { reward, powerFrom } = ACTIVITY_KINDS[kind]
  const completed = runs.filter(({ values }) => values.completed === 1).length
  const against: Effectiveness['against'][number][] = []
  if (scaledPower < powerFrom) against.push('power')
  if (runs.length >= FEWEST_RUNS && completed / runs.length < SHARE_AT_EASE) against.push('completion')
  const place = Math.max(0, reward - 1 - against.length)
  return { kind, priority: PRIORITIES[place] ?? 'Low', runs: runs.length, completed, against }
}
