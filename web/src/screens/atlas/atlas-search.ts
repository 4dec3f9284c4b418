/** The Atlas's address: which list, what it is filtered by, which destination and point. */
export interface AtlasSearch {
  readonly list?: string | undefined
  readonly category?: string | undefined
  readonly q?: string | undefined
  readonly sort?: string | undefined
  readonly show?: string | undefined
  /** A seal whose triumphs are listed alone. */
  readonly seal?: string | undefined
  /** Of collectibles: their kind, and the class that wears them. */
  readonly kind?: string | undefined
  readonly class?: string | undefined
  readonly destination?: string | undefined
  /** `1`: the lists hold only what is at that destination. */
  readonly here?: string | undefined
  /** A zone of that destination, by its name, that the map is to show. */
  readonly zone?: string | undefined
  readonly point?: string | undefined
  /** Which points the list of points holds. */
  readonly points?: string | undefined
  /** The triumph that the map leads to. */
  readonly triumph?: string | undefined
}

const KEYS = [
  'list',
  'category',
  'q',
  'sort',
  'show',
  'seal',
  'kind',
  'class',
  'destination',
  'here',
  'zone',
  'point',
  'points',
  'triumph',
] as const satisfies readonly (keyof AtlasSearch)[]

/** Numbers are text like the rest. */
export function readAtlasSearch(raw: Record<string, unknown>): AtlasSearch {
  return Object.fromEntries(
    KEYS.map((key) => {
      const value = raw[key]
      return [
        key,
        value === undefined || value === '' || typeof value === 'object' ? undefined : String(value),
      ]
    }),
  )
}

/** A value of a fixed set, or the first of it. */
export const oneOf = <Value extends string>(
  values: readonly [Value, ...Value[]],
  wanted: string | undefined,
): Value => values.find((value) => value === wanted) ?? values[0]
