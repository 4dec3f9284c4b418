import {
  type Decision,
  MOST_REVIEWS_PER_CALL,
  type ReviewChange,
  type ReviewsAnswer,
  reviewsAnswerSchema,
} from '@ai-vault/contract/items/reviews.ts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { callApi } from '../../data/api/api-client.ts'
import { dashboardKey } from '../../data/queries/queries.ts'
import { type Decisions, mergeDecisions } from './decisions.ts'
import {
  addPending,
  dropPending,
  forgetPending,
  type PendingReviews,
  readPending,
} from './pending-reviews.ts'

const NOTHING: PendingReviews = []

export interface Reviews {
  readonly decisions: Decisions
  /** What the server holds was read, or cannot be for now: a count made before would miss what was decided elsewhere. */
  readonly isRead: boolean
  /** Decides about a copy; null takes the decision back. */
  readonly decide: (instanceId: string, decision: Decision | null) => void
  /** The same about many, as one. */
  readonly decideAll: (changes: readonly (readonly [string, Decision | null])[]) => void
  /** How many decisions only this device knows. */
  readonly waiting: number
  /** Why they are not saved; absent while all is well or under way. */
  readonly failure: Error | undefined
  readonly retry: () => void
  /** Rejects where the server could not be told. */
  readonly forget: () => Promise<void>
}

/** The decisions of one account: shown at once, saved as soon as the server takes them. */
export function useReviews(membershipId: string): Reviews {
  const client = useQueryClient()
  const { data: pending = NOTHING } = useQuery(pendingQuery(membershipId))
  const { data, error, isFetching, isFetched, failureCount, refetch } = useQuery(
    reviewsQuery(membershipId, client),
  )
  const waiting = pending.length

  // What was decided while a call was under way, or in an earlier visit, goes with the next one.
  useEffect(() => {
    if (waiting > 0 && !isFetching && !error) void refetch({ cancelRefetch: false })
  }, [waiting, isFetching, error, refetch])

  const decideAll: Reviews['decideAll'] = useCallback(
    (changes) => {
      const accepted = client.getQueryData(reviewsQuery(membershipId, client).queryKey)?.reviews ?? []
      setPending(client, membershipId, (known) => {
        const after = momentsAfter([...accepted, ...known])
        return addPending(
          membershipId,
          known,
          ...changes.map(([id, decision]) => ({ item_instance_id: id, decision, decided_at: after(id) })),
        )
      })
      void refetch({ cancelRefetch: false })
    },
    [client, membershipId, refetch],
  )
  const decide: Reviews['decide'] = useCallback((id, decision) => decideAll([[id, decision]]), [decideAll])
  const decisions = useMemo(() => mergeDecisions(data?.reviews ?? [], pending), [data, pending])
  return {
    decisions,
    isRead: data !== undefined || isFetched || failureCount > 0,
    decide,
    decideAll,
    waiting,
    failure: error && !isFetching ? error : undefined,
    retry: () => void refetch(),
    forget: () => forgetReviews(client, membershipId),
  }
}

/** Now; or, where the clock was set back, just after what is known: a new decision must not lose to an older one. */
function momentsAfter(known: readonly ReviewChange[]): (instanceId: string) => number {
  const latest = new Map<string, number>()
  for (const { item_instance_id: id, decided_at } of known) {
    latest.set(id, Math.max(latest.get(id) ?? 0, decided_at))
  }
  return (id) => Math.max(Date.now(), (latest.get(id) ?? 0) + 1)
}

/**
 * One query is both directions: it first brings the server what it does not know yet, then reads what it holds. So
 * whatever makes a query run again (a new decision, the network's return, a retry) also saves.
 */
const RETRY_MS = 15_000
const CALL = { path: '/api/reviews', schema: reviewsAnswerSchema, personal: true } as const

const keyOf = (membershipId: string) => ['reviews', membershipId] as const

const pendingQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['reviews', membershipId, 'pending'],
    queryFn: () => readPending(membershipId),
    // At once: a reading under way could end after the first decision and wipe it out.
    initialData: () => readPending(membershipId),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })

const reviewsQuery = (membershipId: string, client: QueryClient) =>
  queryOptions({
    queryKey: keyOf(membershipId),
    queryFn: async ({ signal }) => {
      let answer: ReviewsAnswer | undefined
      for (const reviews of batches(await client.ensureQueryData(pendingQuery(membershipId)))) {
        answer = await callApi({ ...CALL, method: 'PUT', body: { reviews } })
        // Known before it stops waiting, so that no decision vanishes for a moment in between.
        client.setQueryData(keyOf(membershipId), answer)
        setPending(client, membershipId, (known) => dropPending(membershipId, known, reviews))
      }
      if (answer) renewAdvice(client, membershipId)
      return answer ?? callApi({ ...CALL, signal })
    },
    meta: { snapshot: true, written: true },
    refetchInterval: ({ state }) =>
      state.error && client.getQueryData(pendingQuery(membershipId).queryKey)?.length ? RETRY_MS : false,
  })

/** Forgets every decision, here and on the server; what waits is dropped only once the server has forgotten. */
async function forgetReviews(client: QueryClient, membershipId: string): Promise<void> {
  await callApi({ ...CALL, method: 'DELETE' })
  setPending(client, membershipId, () => forgetPending(membershipId))
  renewAdvice(client, membershipId)
  await client.refetchQueries({ queryKey: keyOf(membershipId), exact: true })
}

/** The server's own advice counts what is decided; the armory's is judged here and follows by itself. */
function renewAdvice(client: QueryClient, membershipId: string): void {
  void client.invalidateQueries({ queryKey: dashboardKey(membershipId) })
}

function setPending(
  client: QueryClient,
  membershipId: string,
  change: (known: PendingReviews) => PendingReviews,
) {
  const { queryKey } = pendingQuery(membershipId)
  client.setQueryData(queryKey, (known) => change(known ?? readPending(membershipId)))
}

function* batches(changes: readonly ReviewChange[]) {
  for (let at = 0; at < changes.length; at += MOST_REVIEWS_PER_CALL) {
    yield changes.slice(at, at + MOST_REVIEWS_PER_CALL)
  }
}
