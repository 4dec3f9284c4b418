/**
 * What became of something that an answer held, or should have held, and that the app could not use as it came.
 * `missing`: expected and absent, so that a default stands in; `wrong-type`: of another JSON type than expected;
 * `unknown`: a hash, category or number that nothing here knows; `dropped`: an entry left out as a whole;
 * `disagrees`: two statements of the answer contradict each other.
 */
export type FindingKind = 'missing' | 'wrong-type' | 'unknown' | 'dropped' | 'disagrees'

export interface Finding {
  readonly kind: FindingKind
  readonly what: string
  readonly count: number
  /** Some of the values it was found with: hashes of definitions, categories, numbers of enumerations, JSON types. */
  readonly values: readonly (number | string)[]
}

export interface Findings {
  /** `value` never names a player: no membership, character or instance id, and no name. */
  add(kind: FindingKind, what: string, value?: number | string): void
  list(): readonly Finding[]
}

const VALUES_KEPT = 20

export function createFindings(): Findings {
  const found = new Map<
    string,
    { kind: FindingKind; what: string; count: number; values: Set<number | string> }
  >()
  return {
    add(kind, what, value) {
      const key = `${kind} ${what}`
      const entry = found.get(key) ?? { kind, what, count: 0, values: new Set() }
      entry.count += 1
      if (value !== undefined && entry.values.size < VALUES_KEPT) entry.values.add(value)
      found.set(key, entry)
    },
    list: () => [...found.values()].map(({ values, ...entry }) => ({ ...entry, values: [...values] })),
  }
}
