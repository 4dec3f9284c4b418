import { useQuery } from '@tanstack/react-query'
import { systemStatusQuery } from './queries.ts'
import { readSignal } from './system-signal.ts'

/** The last check's answer; a failed check counts as no answer, whatever stood before. */
export function useSystemStatus() {
  const { data, isError, isPending, dataUpdatedAt } = useQuery(systemStatusQuery)
  const status = isError ? undefined : data
  return { status, isPending, checkedAt: dataUpdatedAt, ...readSignal(status) }
}
