/**
 * How much an activity brings this player: High where its rewards are the best and it is done at ease, one step lower
 * where power is short of it or where the player's own runs mostly fail. The word is a judgement, hence estimated; the
 * share of completed runs beside it is counted.
 */

import type { Priority } from './dashboard-rules.ts'
import { ACTIVITY_KINDS, type ActivityKind, activityKind } from './week/activity-kinds.ts'

export interface PlayedRun {
  readonly modes: readonly number[]
  /** The platform's basic values by name: completed, standing, activityDurationSeconds, ... */
  readonly values: Readonly<Record<string, number>>
}

export interface RunTally {
  readonly runs: number
  readonly completed: number
  /** How long the one in the middle took. */
  readonly medianSeconds: number
}
export type RunTallies = Readonly<Partial<Record<ActivityKind, RunTally>>>

export function tallyRuns(runs: readonly PlayedRun[]): RunTallies {
  const tallies: Partial<Record<ActivityKind, RunTally>> = {}
  for (const [kind, played] of Map.groupBy(runs, ({ modes }) => activityKind(modes))) {
    if (!kind) continue
    const seconds = played.map(({ values }) => values.activityDurationSeconds ?? 0).toSorted((a, b) => a - b)
    tallies[kind] = {
      runs: played.length,
      completed: played.filter(({ values }) => values.completed === 1).length,
      medianSeconds: seconds[Math.floor(seconds.length / 2)] ?? 0,
    }
  }
  return tallies
}

export interface Effectiveness {
  readonly kind: ActivityKind
  readonly priority: Priority
  readonly tally: RunTally | undefined
  /** What lowered it. */
  readonly against: readonly ('power' | 'completion')[]
}

const PRIORITIES: readonly Priority[] = ['Low', 'Medium', 'High']
/** With fewer runs their share says little. */
const FEWEST_RUNS = 5
const SHARE_AT_EASE = 0.6

/** Of every kind that was played; of all kinds where nothing is known of any run. */
export function activityEffectiveness(tallies: RunTallies, scaledPower: number): readonly Effectiveness[] {
  const played = Object.keys(tallies) as ActivityKind[]
  const kinds = played.length > 0 ? played : (Object.keys(ACTIVITY_KINDS) as ActivityKind[])
  return kinds
    .map((kind) => judge(kind, tallies[kind], scaledPower))
    .toSorted((one, other) => rank(other) - rank(one) || (other.tally?.runs ?? 0) - (one.tally?.runs ?? 0))
}

const rank = ({ priority }: Effectiveness) => PRIORITIES.indexOf(priority)

function judge(kind: ActivityKind, tally: RunTally | undefined, scaledPower: number): Effectiveness {
  const { reward, powerFrom } = ACTIVITY_KINDS[kind]
  const against: Effectiveness['against'][number][] = []
  if (scaledPower < powerFrom) against.push('power')
  if (tally && tally.runs >= FEWEST_RUNS && tally.completed / tally.runs < SHARE_AT_EASE) {
    against.push('completion')
  }
  const place = Math.max(0, reward - 1 - against.length)
  return { kind, priority: PRIORITIES[place] ?? 'Low', tally, against }
}
