/** How far along something is. */

/** With anything left it is not the whole, however little that is. */
const MOST_WHILE_OPEN = 99

/** F-204: the rounded percent, and 100 only for the whole; nothing of nothing is 0 (G-40). */
export function progressPercent(current: number, total: number): number {
  if (total <= 0) return 0
  const percent = Math.round((current / total) * 100)
  return current < total ? Math.min(MOST_WHILE_OPEN, percent) : percent
}

export interface Countable {
  readonly progress: number
  readonly completionValue: number
  readonly complete: boolean
}

/** 0 to 1. An objective without a goal counts as done only where the platform says so. */
export function objectiveShare({ progress, completionValue, complete }: Countable): number {
  if (complete) return 1
  return completionValue > 0 ? Math.min(1, Math.max(0, progress / completionValue)) : 0
}

/** The mean over the objectives: each counts alike, however high its number. */
export function objectivesShare(objectives: readonly Countable[]): number {
  if (objectives.length === 0) return 0
  return objectives.reduce((sum, objective) => sum + objectiveShare(objective), 0) / objectives.length
}

/**
 * F-204 for a whole triumph: what is counted over what is asked for, all objectives together. The steps of a stepped
 * triumph are marks on one counter, so there the last of them is the whole. A complete triumph is 100.
 */
export function triumphPercent(
  objectives: readonly Countable[],
  { complete, stepped }: { readonly complete: boolean; readonly stepped: boolean },
): number {
  if (complete) return 100
  const last = objectives.at(-1)
  if (stepped && last)
    return Math.min(
      MOST_WHILE_OPEN,
      progressPercent(Math.min(last.progress, last.completionValue), last.completionValue),
    )
  const sum = (count: (objective: Countable) => number) =>
    objectives.reduce((total, objective) => total + count(objective), 0)
  return Math.min(
    MOST_WHILE_OPEN,
    progressPercent(
      sum(({ progress, completionValue }) => Math.min(progress, completionValue)),
      sum(({ completionValue }) => completionValue),
    ),
  )
}
