export interface DashboardSearch {
  /** Instance id of the activity whose report is open. */
  readonly report?: string | undefined
}

/** An activity's number is text, however short it is; anything else opens nothing. */
export function readDashboardSearch({ report }: Record<string, unknown>): DashboardSearch {
  const id = typeof report === 'number' ? String(report) : report
  return { report: typeof id === 'string' && /^\d{1,19}$/.test(id) ? id : undefined }
}
