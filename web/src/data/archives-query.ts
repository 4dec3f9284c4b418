import { activityReportSchema } from '@ai-vault/contract/archives.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from './api/api-client.ts'

/** The post-game report of one activity; it never changes, and says who of the players is asking. */
export const activityReportQuery = (membershipId: string, instanceId: string) =>
  queryOptions({
    queryKey: ['archives', membershipId, 'activities', instanceId],
    queryFn: ({ signal }) =>
      callApi({
        path: `/api/archives/activities/${instanceId}`,
        schema: activityReportSchema,
        personal: true,
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
