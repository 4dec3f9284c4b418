import type { Planner } from '@ai-vault/contract/atlas/records.ts'
import { moveTriumph, pin, unpin } from '@ai-vault/game/triumphs/planner.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../data/api/api-error.ts'
import { keepPlanner, plannerQuery } from '../../../data/atlas/record-queries.ts'

const NOTHING: Planner = { pinned: [], order: [], changed_at: 0 }
type Changes = Partial<Pick<Planner, 'pinned' | 'order'>>

/**
 * What the player pinned and how they ordered it. Changes show at once and are kept for the account; one that was not kept
 * goes back and resolves to the reason.
 */
export function usePlanner(membershipId: string) {
  const client = useQueryClient()
  const query = plannerQuery(membershipId)
  const { data } = useQuery(query)
  // A copy that an older version saved in the browser has no order.
  const [pinned, order] = [data?.pinned ?? [], data?.order ?? []]

  async function change(make: (now: Planner) => Changes): Promise<string | undefined> {
    await client.cancelQueries({ queryKey: query.queryKey })
    const before = client.getQueryData(query.queryKey)
    const now = before ?? NOTHING
    const next: Planner = { ...now, ...make(now), changed_at: Date.now() }
    client.setQueryData(query.queryKey, next)
    try {
      const kept = await keepPlanner(next)
      if (client.getQueryData(query.queryKey)?.changed_at === next.changed_at) {
        client.setQueryData(query.queryKey, kept)
      }
      return undefined
    } catch (error) {
      if (client.getQueryData(query.queryKey)?.changed_at === next.changed_at) {
        client.setQueryData(query.queryKey, before)
      }
      return error instanceof ApiError ? error.message : ''
    }
  }

  return {
    pinned,
    order,
    pin: (hash: number) => change((now) => ({ pinned: [...pin(now.pinned, hash)] })),
    unpin: (hash: number) => change((now) => ({ pinned: [...unpin(now.pinned, hash)] })),
    /** Among those that are shown; what is only proposed stays a proposal. */
    move: (hash: number, by: -1 | 1, shown: readonly number[]) =>
      change(() => ({ order: [...moveTriumph(shown, hash, by)] })),
  }
}
