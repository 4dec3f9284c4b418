import type { ActivityKind } from './activity-kinds.ts'
import { nextWeeklyReset } from './weekly-matrix.ts'

const DAY_MS = 86_400_000
/** Trials of Osiris is played from Friday's reset to the week's own on Tuesday. */
const DAYS_OPEN: Partial<Readonly<Record<ActivityKind, number>>> = { trials: 4 }

/** When an activity that is closed opens next; undefined while it is open. */
export function opensAt(kind: ActivityKind | undefined, now: number): number | undefined {
  const days = kind && DAYS_OPEN[kind]
  if (days === undefined) return undefined
  const opens = nextWeeklyReset(now) - days * DAY_MS
  return opens > now ? opens : undefined
}

/** When an activity of some days of the week was open last, or is now; undefined where it is always open. */
export function lastOpen(
  kind: ActivityKind,
  now: number,
): { readonly from: number; readonly before: number } | undefined {
  const days = DAYS_OPEN[kind]
  if (days === undefined) return undefined
  const reset = nextWeeklyReset(now)
  const before = reset - days * DAY_MS > now ? reset - 7 * DAY_MS : reset
  return { from: before - days * DAY_MS, before }
}

/** Whether a task of the week opens only later in it; `opens_at` is an ISO time, absent where the task is always open. */
export const opensLater = (
  { opens_at: opens }: { readonly opens_at?: string | undefined },
  now: number,
): boolean => opens !== undefined && Date.parse(opens) > now
