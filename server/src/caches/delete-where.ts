interface Keyed {
  keys(): Iterable<string>
  delete(key: string): unknown
}

/** Removes the entries whose key matches. */
export function deleteWhere(cache: Keyed, matches: (key: string) => boolean) {
  for (const key of [...cache.keys()]) if (matches(key)) cache.delete(key)
}
