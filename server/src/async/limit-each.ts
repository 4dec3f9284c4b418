import { QueueFullError } from './limit-concurrency.ts'

/** At most so many pieces of work at a time for each key; what comes beyond that is refused. */
export function limitEach(most: number) {
  const running = new Map<string, number>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = running.get(key) ?? 0
    if (before >= most) throw new QueueFullError('Too many are under way already')
    running.set(key, before + 1)
    try {
      return await work()
    } finally {
      const left = (running.get(key) ?? 1) - 1
      if (left > 0) running.set(key, left)
      else running.delete(key)
    }
  }
}
