import pLimit from 'p-limit'

/** No room among those that wait. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Runs at most so many pieces of work at a time; the others wait in the order they came, if there is room for them. */
export function limitConcurrency(
  most: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(most)
  return async (work) => {
    const isFull = limit.activeCount + limit.pendingCount >= most + mostWaiting
    if (isFull) throw new QueueFullError('Too many are waiting already')
    return limit(work)
  }
}
