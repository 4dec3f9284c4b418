import { STATUS_POLL_MS, STATUS_TIMEOUT_MS } from '@ai-vault/contract/service/limits.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api/api-client.ts'
import { systemStatus } from '../stored/first-answers.ts'

/** Polled every 2 minutes while someone looks, at once on return; 5 s and no second try (F-050, F-052). */
export const systemStatusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) =>
    callApi({ path: '/api/system-status', schema: systemStatus, signal, timeoutMs: STATUS_TIMEOUT_MS }),
  refetchInterval: STATUS_POLL_MS,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  staleTime: STATUS_POLL_MS,
  retry: false,
})
