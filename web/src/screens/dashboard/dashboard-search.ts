import { readAskedFold } from '../../ui/page/asked-fold.ts'

export interface DashboardSearch {
  /** Instance id of the activity whose report is open. */
  readonly report?: string | undefined
  /** Hash of the weekly task that is looked for. */
  readonly task?: string | undefined
  /** The character for whom it is looked for. */
  readonly on?: string | undefined
  /** What stands open: `all`, or one part by its id. */
  readonly open?: string | undefined
}

export function readDashboardSearch({ report, task, on, open }: Record<string, unknown>): DashboardSearch {
  return {
    report: readId(report),
    task: readId(task),
    on: readId(on),
    open: readAskedFold(open),
  }
}

/** An id is text, however few digits it has; anything else names nothing. */
function readId(value: unknown): string | undefined {
  const id = typeof value === 'number' ? String(value) : value
  return typeof id === 'string' && /^\d{1,19}$/.test(id) ? id : undefined
}
