/**
 * Analyses many weapons, a few at a time. It can be cancelled, and it stops by itself when several in a row failed: an
 * outage must not turn a whole vault into Unrated.
 */
export interface BatchProgress {
  readonly total: number
  readonly done: number
  readonly failed: number
  readonly ended?: 'finished' | 'cancelled' | 'failing'
}

const AT_A_TIME = 3
const MOST_FAILURES_IN_A_ROW = 3

/** `analyze` answers whether it worked. Resolves with the last progress, which was also reported. */
export async function runBatch<T>(
  items: readonly T[],
  analyze: (item: T) => Promise<boolean>,
  report: (progress: BatchProgress) => void,
  signal: AbortSignal,
): Promise<BatchProgress> {
  let progress: BatchProgress = { total: items.length, done: 0, failed: 0 }
  let next = 0
  let failuresInARow = 0
  const isOver = () => signal.aborted || failuresInARow >= MOST_FAILURES_IN_A_ROW || next >= items.length
  const update = (changes: Partial<BatchProgress>) => {
    progress = { ...progress, ...changes }
    report(progress)
  }
  async function work() {
    while (!isOver()) {
      const worked = await analyze(items[next++] as T).catch(() => false)
      if (signal.aborted) return
      failuresInARow = worked ? 0 : failuresInARow + 1
      update({ done: progress.done + 1, failed: progress.failed + (worked ? 0 : 1) })
    }
  }
  update({})
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  update({ ended: signal.aborted ? 'cancelled' : progress.done < items.length ? 'failing' : 'finished' })
  return progress
}
