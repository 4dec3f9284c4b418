import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { z } from 'zod'

const SEASONS = 'DestinySeasonDefinition'
const seasonSchema = z.object({ startDate: z.string() })

/** When the newest season that has begun did so; undefined where the definitions date none (G-47). */
export function seasonStart(
  manifest: Pick<Manifest, 'hashes' | 'definition'>,
  now: number,
): number | undefined {
  const starts = manifest.hashes(SEASONS).flatMap((hash) => {
    const season = seasonSchema.safeParse(manifest.definition(SEASONS, hash))
    const start = season.success ? Date.parse(season.data.startDate) : Number.NaN
    return Number.isFinite(start) && start <= now ? [start] : []
  })
  return starts.length > 0 ? Math.max(...starts) : undefined
}
