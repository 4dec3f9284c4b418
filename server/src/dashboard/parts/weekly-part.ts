import type { Extra } from '@ai-vault/contract/dashboard-extras.ts'
import { nextWeeklyReset, weeklyMatrix } from '@ai-vault/game/scores/weekly-matrix.ts'
import type { DashboardInput } from './dashboard-input.ts'
import { CLASS_NAMES } from './words.ts'

export function weeklyPart({ guardian, now }: DashboardInput): Extra<'weekly'> | undefined {
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
    rows: rows.map(({ hash, name, cells }) => ({
      hash,
      name,
      cells: cells.map((cell) =>
        cell
          ? { complete: cell.complete, progress: cell.progress, completion_value: cell.completionValue }
          : null,
      ),
    })),
  }
}
