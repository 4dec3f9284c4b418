/** Keeps what was used lately: reading an entry makes it the youngest, the oldest makes room. */
export class BoundedCache<Key, Value> {
  readonly #entries = new Map<Key, { readonly value: Value }>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** `make` may return undefined: absence is remembered like any value. */
  get(key: Key, make: () => Value): Value {
    const entry = this.#entries.get(key) ?? { value: make() }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (this.#entries.size > this.#limit) this.#dropOldest()
    return entry.value
  }

  #dropOldest(): void {
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest)
      return
    }
  }
}
