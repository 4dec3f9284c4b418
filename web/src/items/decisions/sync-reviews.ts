import {
  MOST_REVIEWS_PER_CALL,
  type ReviewChange,
  type ReviewsAnswer,
  reviewsAnswerSchema,
} from '@ai-vault/contract/items/reviews.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../data/api/api-client.ts'
import { dashboardKey } from '../../data/queries/queries.ts'
import { dropPending, forgetPending, type PendingReviews, readPending } from './pending-reviews.ts'

/**
 * One query is both directions: it first brings the server what it does not know yet, then reads what it holds. So
 * whatever makes a query run again (a new decision, the network's return, a retry) also saves.
 */
const RETRY_MS = 15_000
const CALL = { path: '/api/reviews', schema: reviewsAnswerSchema, personal: true } as const

const keyOf = (membershipId: string) => ['reviews', membershipId] as const

export const pendingQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['reviews', membershipId, 'pending'],
    queryFn: () => readPending(membershipId),
    // At once: a reading under way could end after the first decision and wipe it out.
    initialData: () => readPending(membershipId),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })

export const reviewsQuery = (membershipId: string, client: QueryClient) =>
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
export async function forgetReviews(client: QueryClient, membershipId: string): Promise<void> {
  await callApi({ ...CALL, method: 'DELETE' })
  setPending(client, membershipId, () => forgetPending(membershipId))
  renewAdvice(client, membershipId)
  await client.refetchQueries({ queryKey: keyOf(membershipId), exact: true })
}

/** The server's own advice counts what is decided; the armory's is judged here and follows by itself. */
function renewAdvice(client: QueryClient, membershipId: string): void {
  void client.invalidateQueries({ queryKey: dashboardKey(membershipId) })
}

export function setPending(
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
