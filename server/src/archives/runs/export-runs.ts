import type { ArchiveActivity } from '@ai-vault/contract/archives.ts'
import { type CsvValue, csvRow, writeCsv } from '@ai-vault/game/csv.ts'
import type { Run } from '@ai-vault/game/history/run.ts'
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

/** Page by page, so that a long history is never in memory as a whole. */
export async function* exportRuns(
  store: Pick<RunStore, 'list'>,
  membershipId: string,
  filter: RunFilter,
  format: 'csv' | 'json',
  answer: (run: Run) => ArchiveActivity,
): AsyncGenerator<string> {
  yield format === 'csv' ? writeCsv([COLUMNS]) : '{"activities":['
  let first = true
  let after: Cursor | undefined
  while (true) {
    const runs = await store.list(membershipId, filter, PAGE, after)
    for (const run of runs) {
      const activity = answer(run)
      yield format === 'csv' ? csvLine(activity) : `${first ? '' : ','}${JSON.stringify(activity)}`
      first = false
    }
    after = runs.at(-1)
    if (runs.length < PAGE || !after) break
  }
  if (format === 'json') yield ']}'
}

function csvLine(activity: ArchiveActivity): string {
  const { team_performance, ...rest } = activity
  const values: Partial<Record<(typeof COLUMNS)[number], CsvValue>> = { ...rest, ...team_performance }
  return csvRow(COLUMNS.map((column) => values[column] ?? ''))
}
