import type { ForgePersonal } from '@ai-vault/contract/forge.ts'
import { EVEN_MIX, type PlayMix, playMixOf, timeByKind } from '@ai-vault/game/history/play-mix.ts'
import type { Run } from '@ai-vault/game/history/run.ts'

const DAY_MS = 86_400_000
/** What was played of late says most; with fewer runs than this the whole history speaks. */
export const RECENT_DAYS = 90
const FEWEST_RECENT = 5

/** What a player plays, and what that was told from. */
export function playedMix(
  runs: readonly Run[],
  now: number,
): { readonly mix: PlayMix; readonly told: ForgePersonal['mix'] } {
  const recent = runs.filter(({ startedAt }) => startedAt >= now - RECENT_DAYS * DAY_MS)
  const isRecent = recent.length >= FEWEST_RECENT
  const counted = isRecent ? recent : runs
  const mix = playMixOf(counted)
  const kinds = timeByKind(counted).slice(0, 6)
  if (!mix) return { mix: EVEN_MIX, told: { basis: 'none', runs: 0, ...EVEN_MIX, kinds: [] } }
  return {
    mix,
    told: {
      basis: isRecent ? 'recent' : 'lifetime',
      ...(isRecent ? { days: RECENT_DAYS } : {}),
      runs: counted.length,
      ...mix,
      kinds: [...kinds],
    },
  }
}
