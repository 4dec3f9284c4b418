import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api/api-client.ts'

const historySchema = () =>
  import('@ai-vault/contract/service/status-history.ts').then((module) => module.statusHistorySchema)

/** Asked for when someone opens the system status, and again when a minute has passed. */
export const statusHistoryQuery = queryOptions({
  queryKey: ['status', 'history'],
  queryFn: ({ signal }) => callApi({ path: '/api/system-status/history', schema: historySchema, signal }),
})
