import { languagesAnswerSchema } from '@ai-vault/contract/service/languages.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api/api-client.ts'

/** What the game platform has names in, and what the server would choose for this browser. */
export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: ({ signal }) => callApi({ path: '/api/languages', schema: languagesAnswerSchema, signal }),
  staleTime: 10 * 60_000,
  meta: { snapshot: true },
})
