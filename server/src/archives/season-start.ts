import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { z } from 'zod'

const SEASONS = 'DestinySeasonDefinition'
const seasonSchema = z.object({ startDate: z.string(), endDate: z.optional(z.string()) })

/** When the season that runs began; undefined where none does: the definitions date none, or the newest is over (G-47). */
export function seasonStart(
  manifest: Pick<Manifest, 'hashes' | 'definition'>,
  now: number,
): number | undefined {
  const starts = manifest.hashes(SEASONS).flatMap((hash) => {
    const season = seasonSchema.safeParse(manifest.definition(SEASONS, hash))
    const start = season.success ? Date.parse(season.data.startDate) : Number.NaN
    return Number.isFinite(start) && start <= now && !isOver(season.data?.endDate, now) ? [start] : []
  })
  return starts.length > 0 ? Math.max(...starts) : undefined
}

/** A season without a date for its end goes on. */
const isOver = (endDate: string | undefined, now: number) =>
  endDate !== undefined && Date.parse(endDate) <= now
