import { type ActivityKind, activityKind } from '@ai-vault/game/scores/week/activity-kinds.ts'
import { ACTIVITY_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { z } from 'zod'

const activitySchema = z.object({ activityModeTypes: z.array(z.number()).optional() })

/** What kind of activity a definition describes; undefined where it tells none that we know. */
export function kindOfActivity(
  manifest: Pick<Manifest, 'definition'>,
  hash: number,
): ActivityKind | undefined {
  const { data } = activitySchema.safeParse(manifest.definition(ACTIVITY_TABLE, hash))
  return activityKind(data?.activityModeTypes ?? [])
}
