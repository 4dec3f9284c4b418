import type { MilestoneProgress } from '../../guardian.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** The epoch began on a Thursday; the game's week begins on Tuesday at 17:00 UTC. */
const FIRST_RESET_MS = 5 * DAY_MS + 17 * 3_600_000

/** The first weekly reset after this moment. */
export function nextWeeklyReset(now: number): number {
  return FIRST_RESET_MS + (Math.floor((now - FIRST_RESET_MS) / WEEK_MS) + 1) * WEEK_MS
}

export interface WeeklyRow {
  readonly hash: number
  readonly name: string
  /** The activities it is about this week, as far as the platform names them. */
  readonly activityHashes: readonly number[]
  /** One for each character; undefined where the character was not given the milestone. */
  readonly cells: readonly (MilestoneProgress | undefined)[]
}

/** A row for each milestone that has a name and something to count, in the order in which the platform lists them. */
export function weeklyMatrix(
  milestones: readonly MilestoneProgress[],
  characterIds: readonly string[],
): readonly WeeklyRow[] {
  const rows = new Map<
    number,
    { readonly name: string; readonly byCharacter: Map<string, MilestoneProgress> }
  >()
  for (const milestone of milestones) {
    if (!milestone.name || milestone.completionValue <= 0) continue
    const row = rows.get(milestone.hash) ?? { name: milestone.name, byCharacter: new Map() }
    row.byCharacter.set(milestone.characterId, milestone)
    rows.set(milestone.hash, row)
  }
  return [...rows].map(([hash, { name, byCharacter }]) => ({
    hash,
    name,
    activityHashes: [...new Set([...byCharacter.values()].flatMap((each) => each.activityHashes ?? []))],
    cells: characterIds.map((id) => byCharacter.get(id)),
  }))
}
