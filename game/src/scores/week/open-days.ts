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

/** Whether a task of the week opens only later in it; `opens_at` is an ISO time, absent where the task is always open. */
export const opensLater = (
  { opens_at: opens }: { readonly opens_at?: string | undefined },
  now: number,
): boolean => opens !== undefined && Date.parse(opens) > now
