/**
 * Decisions that the server has not accepted yet, kept on this device: a dead network, a failed call or a closed tab
 * loses none. Several tabs write the same list, so every change reads it first and touches its own entries alone.
 */
import { type ReviewChange, reviewChangeSchema } from '@ai-vault/contract/items/reviews.ts'
import { readKept, writeKept } from '../../data/stored/storage.ts'

export type PendingReviews = readonly ReviewChange[]

const keyOf = (membershipId: string) => `pending_reviews_${membershipId}`

/** Anyone may edit the storage: what is no decision is left out. */
export function readPending(membershipId: string): PendingReviews {
  try {
    const stored: unknown = JSON.parse(readKept(keyOf(membershipId)) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((entry) => reviewChangeSchema.safeParse(entry).data ?? [])
  } catch {
    return []
  }
}

const write = (membershipId: string, pending: PendingReviews) =>
  writeKept(keyOf(membershipId), pending.length > 0 ? JSON.stringify(pending) : null)

/** `known` is what this tab holds: where storage is forbidden, it is all there is. */
export function addPending(
  membershipId: string,
  known: PendingReviews,
  ...changes: readonly ReviewChange[]
): PendingReviews {
  const pending = laterOf([...known, ...readPending(membershipId), ...changes])
  write(membershipId, pending)
  return pending
}

/** Takes out what the server has accepted; a newer decision about the same copy stays. */
export function dropPending(
  membershipId: string,
  known: PendingReviews,
  accepted: PendingReviews,
): PendingReviews {
  const done = new Map(accepted.map((change) => [change.item_instance_id, change.decided_at]))
  const pending = laterOf([...known, ...readPending(membershipId)]).filter(
    (change) => (done.get(change.item_instance_id) ?? -1) < change.decided_at,
  )
  write(membershipId, pending)
  return pending
}

export function forgetPending(membershipId: string): PendingReviews {
  write(membershipId, [])
  return []
}

/** One decision a copy, the latest; of two at the same moment the one named last. */
export function laterOf(changes: readonly ReviewChange[]): PendingReviews {
  const latest = new Map<string, ReviewChange>()
  for (const change of changes) {
    const known = latest.get(change.item_instance_id)
    if (!known || known.decided_at <= change.decided_at) latest.set(change.item_instance_id, change)
  }
  return [...latest.values()]
}
