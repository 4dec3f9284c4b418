import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import type { MilestoneProgress } from '@ai-vault/game/guardian.ts'
import { ACTIVITY_KINDS, type ActivityKind } from '@ai-vault/game/scores/week/activity-kinds.ts'
import { opensAt } from '@ai-vault/game/scores/week/open-days.ts'
import { nextWeeklyReset, weeklyMatrix } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import { beginsOnly, type DashboardInput, scaledMaxPower } from './dashboard-input.ts'
import { minutesLeft } from './timed-milestones.ts'
import { CLASS_NAMES } from './words.ts'

const ACTIVITIES_NAMED = 3

type Row = Extra<'weekly'>['rows'][number]

export function weeklyPart(input: DashboardInput): Extra<'weekly'> | undefined {
  const { guardian, manifest, lookups, now } = input
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
    rows: inOrder(
      rows.map(({ hash, name, activityHashes, cells }) => ({
        hash,
        name,
        ...ofKind(lookups.milestoneKind(hash), input),
        ...activityNames(activityHashes, manifest),
        cells: cells.map((cell) => (cell ? toCell(cell, input) : null)),
      })),
      (kind) => isForLater(kind, input),
    ),
  }
}

function toCell(milestone: MilestoneProgress, input: DashboardInput) {
  const { complete, progress, completionValue } = milestone
  const minutes = complete ? undefined : minutesLeft(milestone, input)
  return {
    complete,
    progress,
    completion_value: completionValue,
    ...(minutes === undefined ? {} : { minutes_left: minutes }),
  }
}

function ofKind(kind: ActivityKind | undefined, { facts, now }: Pick<DashboardInput, 'facts' | 'now'>) {
  if (kind === undefined) return {}
  const opens = opensAt(kind, now)
  const seconds = facts?.history?.tallies[kind]?.medianSeconds
  return {
    kind,
    ...(seconds ? { run_minutes: Math.max(1, Math.round(seconds / 60)) } : {}),
    ...(opens === undefined ? {} : { opens_at: new Date(opens).toISOString() }),
  }
}

/** Nothing for somebody who has just begun: it asks for a practised team, or for an even match. */
const NOT_FOR_BEGINNERS: ReadonlySet<ActivityKind> = new Set([
  'raid',
  'dungeon',
  'nightfall',
  'trials',
  'competitive',
  'iron-banner',
  'gambit',
])

function isForLater(kind: ActivityKind, input: DashboardInput): boolean {
  const scaled = scaledMaxPower(input.assessment) ?? 0
  return ACTIVITY_KINDS[kind].powerFrom > scaled || (beginsOnly(input) && NOT_FOR_BEGINNERS.has(kind))
}

/** What is begun first, then by the time it takes; what is for later comes last. */
function inOrder(rows: readonly Row[], isLater: (kind: ActivityKind) => boolean): Row[] {
  const begun = ({ cells }: Row) => cells.some((cell) => cell && (cell.complete || cell.progress > 0))
  const isBeyond = ({ kind, opens_at: opens }: Row) =>
    opens !== undefined || (kind !== undefined && isLater(kind as ActivityKind))
  const minutesOf = ({ run_minutes: minutes = Number.MAX_SAFE_INTEGER }: Row) => minutes
  return rows.toSorted(
    (one, other) =>
      Number(isBeyond(one)) - Number(isBeyond(other)) ||
      Number(begun(other)) - Number(begun(one)) ||
      minutesOf(one) - minutesOf(other),
  )
}

/** One activity stands there once for each of its difficulties, often by one name. */
export function activityNames(
  hashes: readonly number[],
  manifest: DashboardInput['manifest'],
): { activities?: string[] } {
  const names = hashes.flatMap((hash) => manifest.named('DestinyActivityDefinition', hash)?.name || [])
  const known = [...new Set(names)]
  return known.length > 0 ? { activities: known.slice(0, ACTIVITIES_NAMED) } : {}
}
