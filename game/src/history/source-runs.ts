/**
 * Which of a player's runs lead to a weapon: its source is a sentence of the game ("Vault of Glass", "Complete Crucible
 * matches"), a run has an activity's name and modes. The name of an activity that stands in the sentence decides; else a
 * word for a kind of activity. Where neither fits, nothing is claimed.
 */
import { type ActivityKind, activityKind } from '../scores/week/activity-kinds.ts'
import type { Run } from './run.ts'

export interface SourceRuns {
  /** The activity's name, or the kind's where the sentence names only that. */
  readonly place: { readonly activity: string } | { readonly kind: ActivityKind }
  readonly runs: readonly Run[]
}

const KIND_WORDS: readonly (readonly [RegExp, ActivityKind])[] = [
  [/\btrials\b/i, 'trials'],
  [/iron banner/i, 'iron-banner'],
  [/\bgambit\b/i, 'gambit'],
  [/nightfall|grandmaster/i, 'nightfall'],
  [/competitive/i, 'competitive'],
  [/crucible/i, 'crucible'],
  [/lost sector/i, 'lost-sector'],
  [/solo ops|pinnacle ops|portal/i, 'operation'],
  [/strike|vanguard|fireteam ops/i, 'strike'],
]

const SHORTEST_NAME = 4

/** "Vault of Glass: Master" and "Vault of Glass (Normal)" are one place. */
export const placeName = (activity: string): string => activity.split(/[:(]/)[0]?.trim() ?? ''

const folded = (text: string) => text.toLowerCase().replaceAll('’', "'")

export function runsToSource(
  source: string,
  runs: readonly Run[],
  nameOf: (run: Run) => string,
): SourceRuns | undefined {
  const sentence = folded(source)
  const byPlace = Map.groupBy(runs, (run) => placeName(nameOf(run)))
  const named = [...byPlace]
    .filter(([name]) => name.length >= SHORTEST_NAME && sentence.includes(folded(name)))
    .toSorted(([one], [other]) => other.length - one.length)[0]
  if (named) return { place: { activity: named[0] }, runs: named[1] }
  const kind = KIND_WORDS.find(([words]) => words.test(source))?.[1]
  if (!kind) return undefined
  return { place: { kind }, runs: runs.filter(({ modes }) => activityKind(modes) === kind) }
}

/** How far back runs tell a player's pace and habits: people get faster, and activities change. */
export const YEAR_MS = 366 * 86_400_000

/** Minutes that a finished run usually takes this player; undefined without one. */
export function medianMinutes(runs: readonly Run[]): number | undefined {
  const minutes = runs
    .filter(
      ({ completed, durationSeconds, playedSeconds }) =>
        completed !== false && (playedSeconds ?? durationSeconds ?? 0) > 0,
    )
    .map(({ durationSeconds, playedSeconds }) => (playedSeconds ?? durationSeconds ?? 0) / 60)
    .toSorted((one, other) => one - other)
  const middle = minutes.length / 2
  if (minutes.length === 0) return undefined
  const value =
    minutes.length % 2 === 1
      ? (minutes[Math.floor(middle)] ?? 0)
      : ((minutes[middle - 1] ?? 0) + (minutes[middle] ?? 0)) / 2
  return Math.round(value * 10) / 10
}
