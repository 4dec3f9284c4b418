import { startOfDay } from '../calendar-days.ts'
import { activityKind } from '../scores/week/activity-kinds.ts'
import { midnightOf, RUN_TYPES, type RunType, type Timeframe } from './run-filters.ts'

/** One finished activity of one character, as far as the platform reports it. What it does not report is absent (G-20). */
export interface Run {
  readonly instanceId: string
  readonly characterId: string
  readonly activityHash: number
  readonly directorActivityHash: number
  /** When it began, epoch milliseconds. */
  readonly startedAt: number
  readonly modes: readonly number[]
  readonly completed?: boolean
  /** 0: won; only where two sides met. */
  readonly standing?: number
  readonly kills?: number
  readonly deaths?: number
  readonly assists?: number
  readonly score?: number
  readonly durationSeconds?: number
  readonly playedSeconds?: number
}

/** What a run can be besides; no filter is specified for these. */
const OTHER_TYPES = ['dungeon', 'strike', 'lost-sector', 'gambit', 'story', 'patrol'] as const
const [, ...FILTER_TYPES] = RUN_TYPES
/** The type of one run: all of them is a question, not a type. */
export const SHOWN_TYPES = [...FILTER_TYPES, ...OTHER_TYPES, 'other'] as const
export type ShownType = (typeof SHOWN_TYPES)[number]

const DAY_MS = 86_400_000
/** Where no season is known: as long as seasons used to be. */
const SEASON_DAYS = 90

export interface Span {
  readonly from: number
  /** How the length was told: by the clock, by the season's own start, or by the usual length of one. */
  readonly basis: 'clock' | 'season' | 'no-season'
}

export function spanOf(timeframe: Timeframe, now: number, seasonStart: number | undefined): Span {
  if (timeframe === 'season') {
    return seasonStart === undefined
      ? { from: now - SEASON_DAYS * DAY_MS, basis: 'no-season' }
      : { from: seasonStart, basis: 'season' }
  }
  const days = { day: 1, week: 7, month: 30 }[timeframe]
  return { from: now - days * DAY_MS, basis: 'clock' }
}

/** A day of the calendar (2026-11-15) in a time zone. */
export function spanOfDay(
  day: string,
  zone?: string,
): { readonly from: number; readonly before: number } | undefined {
  const midnight = midnightOf(day)
  if (midnight === undefined) return undefined
  const number = midnight / DAY_MS
  return { from: startOfDay(number, zone), before: startOfDay(number + 1, zone) }
}

/** The platform's numbers of the modes that a type stands for; any of them is enough. */
export const MODES_OF_TYPE: Readonly<Record<Exclude<RunType, 'all'>, readonly number[]>> = {
  portal_activity: [86],
  nightfall: [16, 46, 47],
  raid: [4],
  trials: [84],
  crucible: [5],
}

export function isOfType(modes: readonly number[], type: RunType): boolean {
  return type === 'all' || MODES_OF_TYPE[type].some((mode) => modes.includes(mode))
}

/** The narrowest of the specified types, else the kind of activity: every run has one (F-235). */
export function typeOf(modes: readonly number[]): ShownType {
  const specified = (['trials', 'raid', 'nightfall', 'portal_activity', 'crucible'] as const).find((type) =>
    isOfType(modes, type),
  )
  const kind = activityKind(modes)
  return specified ?? OTHER_TYPES.find((type) => type === kind) ?? 'other'
}

const DIFFICULTIES = [
  'Ultimate',
  'Grandmaster',
  'Master',
  'Legend',
  'Expert',
  'Advanced',
  'Hero',
  'Standard',
  'Normal',
] as const

/** The game writes the difficulty behind the name, "K1 Logistics: Expert", or before it: "Grandmaster: The Scarlet Keep". */
export function difficultyIn(name: string): string | undefined {
  return DIFFICULTIES.find((difficulty) =>
    new RegExp(`[:(,] *${difficulty}\\b|^(?:Nightfall )?${difficulty}:`, 'i').test(name),
  )
}

const BEFORE_NAME = new RegExp(
  `^(?:(?:Nightfall|${DIFFICULTIES.join('|')})(?: (?:${DIFFICULTIES.join('|')}))?: *)+`,
  'i',
)
const BEHIND_NAME = new RegExp(`: *(?:${DIFFICULTIES.join('|')}|Customize|Matchmade)$`, 'i')

/** "K1 Logistics" for "K1 Logistics: Expert", "The Scarlet Keep" for "Grandmaster: The Scarlet Keep". */
export const withoutDifficulty = (name: string): string =>
  name.replace(BEHIND_NAME, '').replace(BEFORE_NAME, '')
