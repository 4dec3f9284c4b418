import type { ArchiveActivity } from '@ai-vault/contract/archives.ts'
import type { Run } from '@ai-vault/game/history/run.ts'
import { type ActivityKind, activityKind } from '@ai-vault/game/scores/week/activity-kinds.ts'
import type { Cursor, RunFilter, RunStore } from './run-store.ts'

const PAGE = 1_000
const COLUMNS = [
  'id',
  'date',
  'name',
  'type',
  'difficulty',
  'result',
  'completion_time',
  'score',
  'kills',
  'deaths',
  'assists',
  'kd_ratio',
  'character_id',
] as const

/** In a file every activity has a type: where no filter of the page stands for it, the kind that its time is counted as. */
interface ExportedActivity extends Omit<ArchiveActivity, 'type'> {
  readonly type?: ArchiveActivity['type'] | ActivityKind
}

function withType(activity: ArchiveActivity, { modes }: Run): ExportedActivity {
  const type = activity.type ?? activityKind(modes)
  return type ? { ...activity, type } : activity
}

/** Page by page, so that a long history is never in memory as a whole. CSV with the mark that Excel needs. */
export async function* exportRuns(
  store: Pick<RunStore, 'list'>,
  membershipId: string,
  filter: RunFilter,
  format: 'csv' | 'json',
  answer: (run: Run) => ArchiveActivity,
): AsyncGenerator<string> {
  yield format === 'csv' ? `\uFEFF${COLUMNS.join(',')}\r\n` : '{"activities":['
  let first = true
  let after: Cursor | undefined
  while (true) {
    const runs = await store.list(membershipId, filter, PAGE, after)
    for (const run of runs) {
      const activity = withType(answer(run), run)
      yield format === 'csv' ? `${csvLine(activity)}\r\n` : `${first ? '' : ','}${JSON.stringify(activity)}`
      first = false
    }
    after = runs.at(-1)
    if (runs.length < PAGE || !after) break
  }
  if (format === 'json') yield ']}'
}

function csvLine(activity: ExportedActivity): string {
  const { team_performance, ...rest } = activity
  const values: Readonly<Record<string, unknown>> = { ...rest, ...team_performance }
  return COLUMNS.map((column) => cell(values[column])).join(',')
}

/** A cell that begins like a formula is text, not one. */
function cell(value: unknown): string {
  const text = value === undefined ? '' : String(value)
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
