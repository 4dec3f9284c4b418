/** No room among those that wait. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Runs at most so many pieces of work at a time; the others wait in the order they came, if there is room for them. */
export function limitConcurrency(
  most: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) throw new QueueFullError('Too many are waiting already')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
