/** Keeps what was used last, up to a number of bytes. Map order is the order of use. */
export function createByteLru<V>(limitBytes: number) {
  const entries = new Map<string, { value: V; bytes: number }>()
  let total = 0

  function remove(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    total -= entry.bytes
  }

  return {
    get bytes() {
      return total
    },
    get(key: string): V | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    /** What alone is larger than the limit is not kept. */
    set(key: string, value: V, bytes: number) {
      remove(key)
      if (bytes > limitBytes) return
      entries.set(key, { value, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= limitBytes) break
        remove(oldest)
      }
    },
    delete: remove,
    deleteWhere(matches: (key: string) => boolean) {
      for (const key of [...entries.keys()]) if (matches(key)) remove(key)
    },
  }
}
