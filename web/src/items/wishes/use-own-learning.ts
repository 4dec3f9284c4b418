import { type OwnLearning, ownLearningSchema } from '@ai-vault/contract/items/own-lists.ts'
import {
  type QueryClient,
  QueryObserver,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '../../data/api/api-client.ts'
import { ownLists } from './own-lists.ts'

const CALL = { path: '/api/wish-lists/own', schema: ownLearningSchema, personal: true } as const
const KEY = 'own-learning'
const LOOK_AGAIN_MS = 1_000
/** The community's lists are some megabytes. */
const SEND_LIMIT_MS = 120_000

const ownLearningQuery = (membershipId: string) =>
  queryOptions({
    queryKey: [KEY, membershipId],
    queryFn: async ({ signal, client, queryKey }): Promise<OwnLearning> => {
      const report = await callApi({ ...CALL, signal })
      invalidateIfChanged(client, client.getQueryData(queryKey), report)
      return report
    },
    refetchInterval: ({ state }) => (state.data?.learning === 'under-way' ? LOOK_AGAIN_MS : false),
  })

/** Once something else is learned, all that shows a rating is asked for anew. */
function invalidateIfChanged(client: QueryClient, before: OwnLearning | undefined, now: OwnLearning) {
  if (before === undefined || before.learned?.at === now.learned?.at) return
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY })
}

const listsOn = () => ownLists.get().filter(({ on }) => on)

const send = (learn: boolean): Promise<OwnLearning> =>
  callApi({
    ...CALL,
    method: 'PUT',
    timeoutMs: SEND_LIMIT_MS,
    body: { learn, lists: learn ? listsOn().map(({ name, text }) => ({ name, text })) : [] },
  })

/**
 * What the player's ratings learned from their lists. `teach` sends those that are switched on, unless the learning is off;
 * with true or false it switches the learning. What that comes to is waited for though the dialog may be closed by then.
 */
export function useOwnLearning(membershipId: string) {
  const client = useQueryClient()
  const query = ownLearningQuery(membershipId)
  const { data: report } = useQuery(query)
  const { mutate: teach, error } = useMutation({
    mutationFn: async (learn?: boolean) => {
      const { learning } = learn === undefined ? await client.ensureQueryData(query) : { learning: 'on' }
      return learning === 'off' || learning === 'unavailable' ? undefined : send(learn ?? true)
    },
    onSuccess: (now) => {
      if (!now) return
      invalidateIfChanged(client, client.getQueryData(query.queryKey), now)
      client.setQueryData(query.queryKey, now)
      if (now.learning !== 'under-way') return
      const stop = new QueryObserver(client, query).subscribe(({ data, isError }) => {
        if (isError || data?.learning !== 'under-way') stop()
      })
    },
  })

  // Lists from before there was any learning, or whose learning came to nothing.
  const isUntaught = report?.learning === 'on' && !report.learned
  useEffect(() => {
    if (isUntaught && listsOn().length > 0) teach(undefined)
  }, [isUntaught, teach])

  return { report, teach, error }
}
