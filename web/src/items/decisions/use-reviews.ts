import type { Decision, ReviewChange } from '@ai-vault/contract/items/reviews.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { type Decisions, mergeDecisions } from './decisions.ts'
import { addPending, type PendingReviews } from './pending-reviews.ts'
import { forgetReviews, pendingQuery, reviewsQuery, setPending } from './sync-reviews.ts'

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
