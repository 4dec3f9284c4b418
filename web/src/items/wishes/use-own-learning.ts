import { type OwnLearning, ownLearningSchema } from '@ai-vault/contract/items/own-lists.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callApi } from '../../data/api/api-client.ts'
import { ownLists } from './own-lists.ts'

const CALL = { path: '/api/wish-lists/own', schema: ownLearningSchema, personal: true } as const
const KEY = 'own-learning'
const LOOK_AGAIN_MS = 1_000
/** The community's lists are some megabytes. */
const SEND_LIMIT_MS = 120_000

export const ownLearningQuery = (membershipId: string) =>
  queryOptions({
    queryKey: [KEY, membershipId],
    queryFn: ({ signal }): Promise<OwnLearning> => callApi({ ...CALL, signal }),
    refetchInterval: ({ state }) => (state.data?.learning === 'under-way' ? LOOK_AGAIN_MS : false),
  })

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
 * with true or false it switches the learning. Once something else is learned, all that shows a rating is asked for anew.
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
    onSuccess: (learning) => learning && client.setQueryData(query.queryKey, learning),
  })

  // Lists from before there was any learning, or whose learning came to nothing.
  const isUntaught = report?.learning === 'on' && !report.learned
  useEffect(() => {
    if (isUntaught && listsOn().length > 0) teach(undefined)
  }, [isUntaught, teach])

  const learned = report && (report.learned?.at ?? '')
  const known = useRef(learned)
  useEffect(() => {
    const before = known.current
    known.current = learned
    if (before === undefined || learned === undefined || before === learned) return
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY })
  }, [client, learned])

  return { report, teach, error }
}
