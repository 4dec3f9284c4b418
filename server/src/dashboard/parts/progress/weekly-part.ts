import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { nextWeeklyReset, weeklyMatrix } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import type { DashboardInput } from '../dashboard-input.ts'
import { CLASS_NAMES } from '../words.ts'

const ACTIVITIES_NAMED = 3

export function weeklyPart({
  guardian,
  manifest,
  lookups,
  now,
}: DashboardInput): Extra<'weekly'> | undefined {
  const { characters, milestones, withheld } = guardian
  if (characters.length === 0 || withheld.includes('progressions')) return undefined
  const rows = weeklyMatrix(
    milestones,
    characters.map(({ id }) => id),
  )
  return {
    source: 'live',
    reset_at: new Date(nextWeeklyReset(now)).toISOString(),
    characters: characters.map(({ id, classType }) => ({ id, class: CLASS_NAMES[classType] })),
    rows: rows.map(({ hash, name, activityHashes, cells }) => ({
      hash,
      name,
      ...kindOf(lookups.milestoneKind(hash)),
      ...activityNames(activityHashes, manifest),
      cells: cells.map((cell) =>
        cell
          ? { complete: cell.complete, progress: cell.progress, completion_value: cell.completionValue }
          : null,
      ),
    })),
  }
}

const kindOf = (kind: string | undefined) => (kind === undefined ? {} : { kind })

/** One activity stands there once for each of its difficulties, often by one name. */
function activityNames(
  hashes: readonly number[],
  manifest: DashboardInput['manifest'],
): { activities?: string[] } {
  const names = hashes.flatMap((hash) => manifest.named('DestinyActivityDefinition', hash)?.name || [])
  const known = [...new Set(names)]
  return known.length > 0 ? { activities: known.slice(0, ACTIVITIES_NAMED) } : {}
}
