import type { Decision, Review, ReviewChange } from '@ai-vault/contract/items/reviews.ts'

/** What the player decided, by instance id. */
export type Decisions = ReadonlyMap<string, Decision>

/** What the server knows, with what it does not know yet laid over it. */
export function mergeDecisions(accepted: readonly Review[], pending: readonly ReviewChange[]): Decisions {
  const decisions = new Map(accepted.map((review) => [review.item_instance_id, review.decision]))
  for (const { item_instance_id, decision } of pending) {
    if (decision) decisions.set(item_instance_id, decision)
    else decisions.delete(item_instance_id)
  }
  return decisions
}

export type DecisionCounts = Readonly<Record<Decision, number>>

/** Of the copies that are still there; a decision about one that is gone counts nowhere. */
export function countDecisions(ids: Iterable<string>, decisions: Decisions): DecisionCounts {
  const counts = { keep: 0, review: 0, dismantle: 0 }
  for (const id of ids) {
    const decision = decisions.get(id)
    if (decision) counts[decision]++
  }
  return counts
}
