/** Runs one piece of work per key at a time; whoever asks meanwhile gets the same answer. */
export function singleFlight<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key) => {
    const under = running.get(key)
    if (under) return under
    const started = work(key).finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
