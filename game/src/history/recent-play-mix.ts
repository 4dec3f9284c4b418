/** What a player plays, and what that was told from. */
import { EVEN_MIX, type PlayMix, playMixOf, type TimeShare, timeByKind } from './play-mix.ts'
import type { Run } from './run.ts'

const DAY_MS = 86_400_000
/** What was played of late says most; with fewer runs than this the whole history speaks. */
const RECENT_DAYS = 90
const FEWEST_RECENT = 5
const MOST_KINDS = 6

export interface RecentPlayMix {
  readonly mix: PlayMix
  readonly basis: 'recent' | 'lifetime' | 'none'
  /** Only where it is told from the last days alone. */
  readonly days?: number
  readonly runs: number
  readonly kinds: readonly TimeShare[]
}

export function recentPlayMix(runs: readonly Run[], now: number): RecentPlayMix {
  const recent = runs.filter(({ startedAt }) => startedAt >= now - RECENT_DAYS * DAY_MS)
  const isRecent = recent.length >= FEWEST_RECENT
  const counted = isRecent ? recent : runs
  const mix = playMixOf(counted)
  if (!mix) return { mix: EVEN_MIX, basis: 'none', runs: 0, kinds: [] }
  return {
    mix,
    basis: isRecent ? 'recent' : 'lifetime',
    ...(isRecent ? { days: RECENT_DAYS } : {}),
    runs: counted.length,
    kinds: timeByKind(counted).slice(0, MOST_KINDS),
  }
}
