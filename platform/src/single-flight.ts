/** Work under way, by key: whoever asks for the same key meanwhile gets the same promise. */
export function createSingleFlight<T>() {
  const running = new Map<string, Promise<T>>()
  return {
    run(key: string, work: () => Promise<T>): Promise<T> {
      const known = running.get(key)
      if (known) return known
      const started = work().finally(() => {
        if (running.get(key) === started) running.delete(key)
      })
      running.set(key, started)
      return started
    },
    has: (key: string): boolean => running.has(key),
    /** Whoever asks from now on begins anew; those who wait still get their result. */
    forget(matches: (key: string) => boolean) {
      for (const key of running.keys()) if (matches(key)) running.delete(key)
    },
    /** Resolves or rejects with the work under way for these keys. */
    async settle(matches: (key: string) => boolean = () => true) {
      await Promise.all([...running].filter(([key]) => matches(key)).map(([, work]) => work))
    },
  }
}
