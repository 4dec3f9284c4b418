import type { QueuedPoint } from '@ai-vault/contract/atlas/moderation.ts'
import { useState } from 'react'

/**
 * The point at hand, by its id: the queue is read anew every half minute, and rows above it come and go. Where the point
 * itself is gone, the one in its place is next.
 */
export function useCurrentPoint(points: readonly QueuedPoint[]) {
  const [held, setHeld] = useState({ id: '', at: 0 })
  const found = points.findIndex(({ id }) => id === held.id)
  const here = found >= 0 ? found : Math.min(held.at, Math.max(0, points.length - 1))
  const point = points[here]
  // Its place is remembered as it moves, for when it goes.
  if (point && (point.id !== held.id || here !== held.at)) setHeld({ id: point.id, at: here })
  return { here, point, setCurrent: (id: string) => setHeld((before) => ({ ...before, id })) }
}
