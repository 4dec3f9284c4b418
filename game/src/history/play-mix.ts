/** What share of a player's time goes where, as far as it changes what a perk is worth. */
import { ACTIVITY_KINDS, type ActivityKind, activityKind, isPvp } from '../scores/week/activity-kinds.ts'
import type { Run } from './run.ts'

export const PLAY_SIDES = ['pve', 'endgame', 'pvp'] as const
export type PlaySide = (typeof PLAY_SIDES)[number]
/** Shares that add up to 1. */
export type PlayMix = Readonly<Record<PlaySide, number>>

/** For whoever has no history yet: neither side counts more than the other. */
export const EVEN_MIX: PlayMix = { pve: 0.5, endgame: 0, pvp: 0.5 }

/** For a question about one side alone. */
export const onlySide = (side: PlaySide): PlayMix => ({ pve: 0, endgame: 0, pvp: 0, [side]: 1 })

const ENDGAME: ReadonlySet<ActivityKind | undefined> = new Set(['raid', 'dungeon', 'nightfall'])
/** A run whose length is not told counts as a short one. */
const UNTOLD_SECONDS = 600

export const secondsOf = (run: Run): number => run.playedSeconds ?? run.durationSeconds ?? UNTOLD_SECONDS

function sideOf({ modes }: Run): PlaySide {
  if (isPvp(modes)) return 'pvp'
  return ENDGAME.has(activityKind(modes)) ? 'endgame' : 'pve'
}

/** By time played. Undefined without a run. */
export function playMixOf(runs: readonly Run[]): PlayMix | undefined {
  const seconds = { pve: 0, endgame: 0, pvp: 0 }
  for (const run of runs) seconds[sideOf(run)] += secondsOf(run)
  const all = seconds.pve + seconds.endgame + seconds.pvp
  if (all === 0) return undefined
  return { pve: seconds.pve / all, endgame: seconds.endgame / all, pvp: seconds.pvp / all }
}

export interface TimeShare {
  readonly name: string
  /** Of the time played, whole percent. */
  readonly percent: number
}

/** Where the time goes, kind by kind, most first; what belongs to no kind is left out. */
export function timeByKind(runs: readonly Run[]): readonly TimeShare[] {
  const all = runs.reduce((sum, run) => sum + secondsOf(run), 0)
  if (all === 0) return []
  return [...Map.groupBy(runs, ({ modes }) => activityKind(modes))]
    .flatMap(([kind, played]) => {
      const seconds = played.reduce((sum, run) => sum + secondsOf(run), 0)
      return kind ? [{ name: ACTIVITY_KINDS[kind].name, percent: Math.round((100 * seconds) / all) }] : []
    })
    .filter(({ percent }) => percent > 0)
    .toSorted((one, other) => other.percent - one.percent)
}
