import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { GEAR_TIERS, type GearTierRow } from '@ai-vault/game/gear/gear-tiers.ts'

/** It stands first on the screen; which tier an activity drops goes by the difficulty, so most tiers share one list. */
export const TOP_TIER = GEAR_TIERS.at(-1) as GearTierRow

type Weekly = Extra<'weekly'>
export type WeekTask = Weekly['rows'][number]

const SHOWN = 3

/** Something of it is left on a character. */
export const isOpenTask = ({ cells }: WeekTask) => cells.some((cell) => cell !== null && !cell.complete)

/** The week's tasks in which gear of a tier drops: what is still open first, the tier's own order of kinds within. */
export function tasksForTier({ rows }: Weekly, { droppedBy }: GearTierRow): readonly WeekTask[] {
  const kinds: readonly string[] = droppedBy
  const rank = (task: WeekTask) => (isOpenTask(task) ? 0 : kinds.length) + kinds.indexOf(task.kind ?? '')
  return rows
    .filter(({ kind }) => kind !== undefined && kinds.includes(kind))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, SHOWN)
}
