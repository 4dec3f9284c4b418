import { inBackground } from '@ai-vault/platform/budget/lane.ts'

/** Why work has to end early: its own key was dropped, or everything stops. */
export interface WorkEnds {
  readonly dropped: AbortSignal
  readonly stopping: AbortSignal
}

/** Work that nobody waits for: one piece for each key at a time, and none is begun once it stops. */
export function createKeyedWork() {
  const running = new Map<string, { readonly work: Promise<void>; readonly end: AbortController }>()
  const stopping = new AbortController()

  return {
    /** Begins unless it is under way; answers at once. */
    begin(key: string, run: (ends: WorkEnds) => Promise<void>) {
      if (running.has(key) || stopping.signal.aborted) return
      const end = new AbortController()
      const ends = { dropped: end.signal, stopping: stopping.signal }
      const work = inBackground(() => run(ends)).finally(() => running.delete(key))
      running.set(key, { work, end })
    },

    has: (key: string): boolean => running.has(key),

    /** Resolves when nothing is under way for this key. */
    settled: (key: string): Promise<void> => running.get(key)?.work ?? Promise.resolve(),

    /** Ends what is under way for this key and waits for it. */
    async drop(key: string) {
      const now = running.get(key)
      now?.end.abort()
      await now?.work
    },

    /** Ends everything and waits for it. */
    async stop() {
      stopping.abort()
      await Promise.allSettled([...running.values()].map(({ work }) => work))
    },
  }
}
