import type { Planner } from '@ai-vault/contract/atlas/records.ts'
import { movePin, pin, unpin } from '@ai-vault/game/triumphs/planner.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keepPlanner, plannerQuery } from '../../../data/atlas/record-queries.ts'

/** What the player pinned. Changes show at once and are kept for the account; what the server refuses goes back. */
export function usePlanner(membershipId: string) {
  const client = useQueryClient()
  const query = plannerQuery(membershipId)
  const { data } = useQuery(query)
  const pinned = data?.pinned ?? []

  async function change(make: (pinned: readonly number[]) => readonly number[]) {
    await client.cancelQueries({ queryKey: query.queryKey })
    const before = client.getQueryData(query.queryKey)
    const next: Planner = { pinned: [...make(before?.pinned ?? [])], changed_at: Date.now() }
    client.setQueryData(query.queryKey, next)
    try {
      const kept = await keepPlanner(next)
      if (client.getQueryData(query.queryKey)?.changed_at === next.changed_at) {
        client.setQueryData(query.queryKey, kept)
      }
      return true
    } catch {
      if (client.getQueryData(query.queryKey)?.changed_at === next.changed_at) {
        client.setQueryData(query.queryKey, before)
      }
      return false
    }
  }

  return {
    pinned,
    pin: (hash: number) => change((now) => pin(now, hash)),
    unpin: (hash: number) => change((now) => unpin(now, hash)),
    /** One that is only proposed is pinned in its place first, with those before it. */
    move: (hash: number, by: -1 | 1, shown: readonly number[]) =>
      change((now) => movePin([...shown, ...now.filter((other) => !shown.includes(other))], hash, by)),
  }
}
