import { useQuery } from '@tanstack/react-query'
import { readSignal } from './system-signal.ts'
import { systemStatusQuery } from './system-status-query.ts'
import { useOnline } from './use-online.ts'

/** The last check's answer; a failed check, or no network, counts as no answer, whatever stood before. */
export function useSystemStatus() {
  const { data, isError, isPending, dataUpdatedAt } = useQuery(systemStatusQuery)
  const online = useOnline()
  const status = isError || !online ? undefined : data
  return { status, isPending: isPending && online, checkedAt: dataUpdatedAt, ...readSignal(status) }
}
