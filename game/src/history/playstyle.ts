/**
 * How somebody plays, told from the runs themselves: six traits from 0 to 10, each with the figures it rests on, and an
 * archetype where two of them stand out. Too few runs give no archetype at all.
 */
import { ACTIVITY_KINDS, type ActivityKind, activityKind, isPvp } from '../scores/week/activity-kinds.ts'
import type { Run } from './run.ts'

export const TRAITS = ['aggression', 'survival', 'teamwork', 'endgame', 'competition', 'dedication'] as const
export type Trait = (typeof TRAITS)[number]

export interface TraitScore {
  readonly trait: Trait
  /** 0 to 10, to one decimal. */
  readonly score: number
  /** The figure behind it, and over how many runs. */
  readonly figure: number
  readonly unit:
    | 'kills a minute'
    | 'deaths in ten minutes'
    | 'assists for each kill'
    | 'percent of runs'
    | 'percent finished'
  readonly runs: number
}

export type Archetype =
  | 'Vanguard Raider'
  | 'Crucible Duelist'
  | 'Steady Wayfarer'
  | 'Fireteam Anchor'
  | 'Storm of Battle'
  | 'All-round Guardian'

export interface Playstyle {
  readonly archetype?: Archetype
  /** 0 to 1: how far the leading traits stand out, and how many runs say so. */
  readonly confidence: number
  readonly traits: readonly TraitScore[]
  readonly runs: number
  /** How the runs spread over kinds of activity, most first. */
  readonly mix: readonly {
    readonly kind: ActivityKind
    readonly name: string
    readonly runs: number
    /** Share of all runs. */
    readonly percent: number
    readonly seconds: number
    /** Share of the time of all runs. */
    readonly timePercent: number
  }[]
}

/** An archetype is told from the runs of this many days, on every screen. */
export const ARCHETYPE_DAYS = 90
/** With fewer runs no archetype is named. */
export const FEWEST_RUNS_FOR_ARCHETYPE = 20
/** As many runs as make the sample good enough by itself. */
const MANY_RUNS = 100
const ENDGAME: ReadonlySet<ActivityKind> = new Set(['raid', 'dungeon', 'nightfall'])

export function playstyleOf(runs: readonly Run[]): Playstyle {
  const kinds = countKinds(runs)
  const sums = addUp(runs, kinds)
  const traits = TRAITS.flatMap((trait) => scoreTrait(trait, sums))
  const ranked = traits.toSorted((one, other) => other.score - one.score)
  const [first, second] = ranked
  const lead = first ? first.score - (ranked.at(-1)?.score ?? 0) : 0
  const enough = runs.length >= FEWEST_RUNS_FOR_ARCHETYPE && first !== undefined
  const sample = Math.min(1, runs.length / MANY_RUNS)
  const confidence = enough ? Math.round(100 * Math.min(1, 0.3 + lead / 20) * (0.4 + 0.6 * sample)) / 100 : 0
  return {
    ...(enough ? { archetype: archetypeOf(first.trait, second?.trait, lead) } : {}),
    confidence: Math.min(1, Math.max(0, confidence)),
    traits,
    runs: runs.length,
    mix: mixOf(kinds, runs.length, sums.seconds),
  }
}

function archetypeOf(first: Trait, second: Trait | undefined, lead: number): Archetype {
  if (lead < 1.5) return 'All-round Guardian'
  if (first === 'competition' || (second === 'competition' && first !== 'endgame')) return 'Crucible Duelist'
  if (first === 'endgame') return 'Vanguard Raider'
  if (first === 'teamwork') return 'Fireteam Anchor'
  if (first === 'aggression') return 'Storm of Battle'
  return second === 'endgame' ? 'Vanguard Raider' : 'Steady Wayfarer'
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10
/** 0 at `low`, 10 at `high`, either way round. */
const scale = (value: number, low: number, high: number) =>
  oneDecimal(10 * Math.min(1, Math.max(0, (value - low) / (high - low))))

/** What the traits rest on, added up in one pass. */
function addUp(runs: readonly Run[], kinds: ReadonlyMap<ActivityKind, Played>) {
  const sums = {
    runs: runs.length,
    seconds: 0,
    fought: 0,
    minutes: 0,
    kills: 0,
    deaths: 0,
    helped: 0,
    assists: 0,
    killsOfHelped: 0,
    endgame: [...kinds].reduce((sum, [kind, played]) => sum + (ENDGAME.has(kind) ? played.runs : 0), 0),
    pvp: 0,
    ended: 0,
    finished: 0,
  }
  for (const { modes, kills, deaths, assists, completed, playedSeconds, durationSeconds } of runs) {
    const seconds = playedSeconds ?? durationSeconds ?? 0
    sums.seconds += seconds
    if (kills !== undefined && deaths !== undefined && seconds > 0) {
      sums.fought++
      sums.minutes += seconds / 60
      sums.kills += kills
      sums.deaths += deaths
      if (assists !== undefined) {
        sums.helped++
        sums.assists += assists
        sums.killsOfHelped += kills
      }
    }
    const pvp = isPvp(modes)
    if (pvp) sums.pvp++
    if (completed !== undefined && !pvp) {
      sums.ended++
      if (completed) sums.finished++
    }
  }
  return sums
}

function scoreTrait(trait: Trait, sums: ReturnType<typeof addUp>): readonly TraitScore[] {
  const describe = (
    figure: number,
    score: number,
    unit: TraitScore['unit'],
    count: number,
  ): readonly TraitScore[] =>
    count === 0 ? [] : [{ trait, score, figure: Math.round(figure * 100) / 100, unit, runs: count }]
  const { runs, fought, minutes, helped, ended } = sums
  switch (trait) {
    case 'aggression': {
      const rate = sums.kills / Math.max(1, minutes)
      return describe(rate, scale(rate, 0.5, 6), 'kills a minute', fought)
    }
    case 'survival': {
      const rate = (10 * sums.deaths) / Math.max(1, minutes)
      return describe(rate, scale(rate, 8, 0.5), 'deaths in ten minutes', fought)
    }
    case 'teamwork': {
      const rate = sums.assists / Math.max(1, sums.killsOfHelped)
      return describe(rate, scale(rate, 0.05, 0.6), 'assists for each kill', helped)
    }
    case 'endgame': {
      const share = (100 * sums.endgame) / Math.max(1, runs)
      return describe(share, scale(share, 0, 50), 'percent of runs', runs)
    }
    case 'competition': {
      const share = (100 * sums.pvp) / Math.max(1, runs)
      return describe(share, scale(share, 0, 70), 'percent of runs', runs)
    }
    case 'dedication': {
      const share = (100 * sums.finished) / Math.max(1, ended)
      return describe(share, scale(share, 40, 100), 'percent finished', ended)
    }
  }
}

interface Played {
  runs: number
  seconds: number
}

function add<Key>(to: Map<Key, Played>, key: Key, runs: number, seconds: number): void {
  const known = to.get(key)
  if (!known) {
    to.set(key, { runs, seconds })
    return
  }
  known.runs += runs
  known.seconds += seconds
}

/** Thousands of runs share some dozens of lists of modes: those are counted first, and each is sorted in once. */
function countKinds(runs: readonly Run[]): ReadonlyMap<ActivityKind, Played> {
  const lists = new Map<readonly number[], Played>()
  for (const { modes, playedSeconds, durationSeconds } of runs) {
    add(lists, modes, 1, playedSeconds ?? durationSeconds ?? 0)
  }
  const counts = new Map<ActivityKind, Played>()
  for (const [modes, played] of lists) {
    const kind = activityKind(modes)
    if (kind) add(counts, kind, played.runs, played.seconds)
  }
  return counts
}

function mixOf(kinds: ReadonlyMap<ActivityKind, Played>, runs: number, seconds: number): Playstyle['mix'] {
  return [...kinds]
    .map(([kind, played]) => ({
      kind,
      name: ACTIVITY_KINDS[kind].name,
      runs: played.runs,
      percent: Math.round((100 * played.runs) / runs),
      seconds: played.seconds,
      timePercent: seconds > 0 ? Math.round((100 * played.seconds) / seconds) : 0,
    }))
    .toSorted((one, other) => other.runs - one.runs)
}
