import { useQuery } from '@tanstack/react-query'
import { readSignal } from './system-signal.ts'
import { systemStatusQuery } from './system-status-query.ts'
import { useOnline, useReturnedAt } from './use-online.ts'

/**
 * The last check's answer. A failed check, or no network, counts as no answer, whatever stood before; and what was said
 * before the connection was lost counts for nothing until the check after its return has been answered.
 */
export function useSystemStatus() {
  const { data, isError, isFetching, dataUpdatedAt } = useQuery(systemStatusQuery)
  const online = useOnline()
  const isOver = dataUpdatedAt < useReturnedAt()
  const status = isError || !online || isOver ? undefined : data
  const isPending = isFetching && (!data || isOver) && online && !isError
  return { status, isPending, checkedAt: dataUpdatedAt, ...readSignal(status) }
}
