import { prophecySchema } from '@ai-vault/contract/advice/prophecy.ts'
import { queryOptions } from '@tanstack/react-query'
import { callOwn } from '../api/api-client.ts'
import { languageQuery } from '../language/language.ts'

/** While history or reports are being read, this often the page asks again. */
const WATCH_MS = 4_000

/** What the player's own history says to do next. */
export const prophecyQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['prophecy', membershipId],
    queryFn: ({ signal }) => callOwn('/api/prophecy', prophecySchema, { query: languageQuery(), signal }),
    refetchInterval: ({ state }) =>
      state.data && (state.data.progress.state === 'fetching' || state.data.reports_left > 0)
        ? WATCH_MS
        : false,
    retry: (failures, error) => failures < 2 && 'status' in error && error.status === 0,
    meta: { named: true },
  })
