import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { useEffect, useState } from 'react'
import { useDecider } from '../../../../items/decisions/use-decider.ts'
import type { Reviews } from '../../../../items/decisions/use-reviews.ts'
import type { GearItem } from '../../../../items/gear-item.ts'
import { routeAt } from '../../../../routing/use-address.ts'
import { useArmoryAddress } from '../../address/use-armory-address.ts'
import { beginQueue, currentOf, finish, recordDecision, step, undoLast } from './review-queue.ts'

const route = routeAt('/armory')

export type ReviewRun = ReturnType<typeof useReviewQueue>

/** The queue with its present weapon in the address, and what can be done with it. */
export function useReviewQueue(
  ids: readonly string[],
  byId: ReadonlyMap<string, GearItem>,
  { decisions, decide }: Reviews,
) {
  const named = route.useSearch(({ item }) => item)
  const setAddress = useArmoryAddress()
  const [queue, setQueue] = useState(() => beginQueue(ids, decisions, named))
  const current = currentOf(queue)
  const item = current === undefined ? undefined : byId.get(current)
  const decider = useDecider(decide, () => setQueue((now) => recordDecision(now, decisions)))

  useEffect(() => {
    if (named !== current) setAddress({ item: current })
  }, [named, current, setAddress])

  return {
    queue,
    item,
    decider,
    canUndo: queue.done.length > 0,
    choose: (decision: Decision) => item && decider.choose(item, decision),
    next: () => setQueue((now) => step(now, 1)),
    back: () => setQueue((now) => step(now, -1)),
    finish: () => setQueue(finish),
    undo() {
      const undone = undoLast(queue)
      if (!undone) return
      setQueue(undone.queue)
      decide(undone.id, undone.decision)
    },
  }
}
