/**
 * Keeps what was used lately, cheaply: entries live in a young and an old generation. When the young one holds
 * half the limit it becomes the old one, and what nobody asked for since then is forgotten. A hit on a young entry
 * is a single look-up.
 */
export class BoundedCache<Key, Value> {
  #young = new Map<Key, { readonly value: Value }>()
  #old = new Map<Key, { readonly value: Value }>()
  readonly #generation: number

  constructor(limit: number) {
    this.#generation = Math.max(1, Math.floor(limit / 2))
  }

  /** `make` may return undefined: absence is remembered like any value. */
  get(key: Key, make: () => Value): Value {
    const young = this.#young.get(key)
    if (young) return young.value
    const entry = this.#old.get(key) ?? { value: make() }
    if (this.#young.size >= this.#generation) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, entry)
    return entry.value
  }
}
