import { activityReportSchema } from '@ai-vault/contract/archives.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from './api/api-client.ts'
import { languageQuery } from './language.ts'
import { namedAnswer } from './named-answers.ts'

/** The post-game report of one activity; it never changes, and says who of the players is asking. */
export const activityReportQuery = (membershipId: string, instanceId: string) =>
  queryOptions({
    queryKey: ['archives', membershipId, 'activities', instanceId],
    queryFn: ({ signal }) =>
      callApi({
        path: `/api/archives/activities/${instanceId}`,
        query: languageQuery(),
        schema: activityReportSchema,
        personal: true,
        signal,
      }),
    ...namedAnswer(Number.POSITIVE_INFINITY),
    meta: { named: true },
  })
