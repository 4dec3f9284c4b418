/** The Atlas's address: which of its places, what it is filtered by, which destination and point. */
export interface AtlasSearch {
  /** The place: overview, triumphs, titles, collectibles, map or plan. */
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
  /** How many minutes the plan has. */
  readonly time?: string | undefined
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
  'time',
] as const satisfies readonly (keyof AtlasSearch)[]

/** Numbers are text like the rest. Answers of the assistant call the place `tab` and the triumph `record`. */
export function readAtlasSearch({ tab, record, ...named }: Record<string, unknown>): AtlasSearch {
  const raw: Record<string, unknown> = { list: tab, triumph: record, ...named }
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

/** Each has an address of its own. */
export const PLACES = ['overview', 'triumphs', 'titles', 'collectibles', 'map', 'plan'] as const
export type Place = (typeof PLACES)[number]

const OF_TRIUMPHS = ['category', 'q', 'sort', 'show', 'seal', 'here', 'triumph'] as const
const OF_MAP = ['destination', 'zone', 'point', 'points'] as const

/** Which place an address means. Links from elsewhere may name only what they are about. */
export function placeOf(search: AtlasSearch): Place {
  const named = PLACES.find((place) => place === search.list)
  if (named) return named
  const speaksOf = (keys: readonly (keyof AtlasSearch)[]) => keys.some((key) => search[key] !== undefined)
  if (search.kind !== undefined || search.class !== undefined) return 'collectibles'
  if (speaksOf(OF_TRIUMPHS)) return 'triumphs'
  return speaksOf(OF_MAP) ? 'map' : 'overview'
}

/** A value of a fixed set, or the first of it. */
export const oneOf = <Value extends string>(
  values: readonly [Value, ...Value[]],
  wanted: string | undefined,
): Value => values.find((value) => value === wanted) ?? values[0]
