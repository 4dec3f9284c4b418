import { componentNumber } from '../wire/components.ts'

export const FAULT_KINDS = [
  'maintenance',
  'throttle',
  'slow',
  'html',
  'cut',
  'unexpected',
  'privacy',
  'no-account',
  'token-expired',
  'token-revoked',
  'stale',
  'missing-component',
  'unknown-values',
  'malformed',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/**
 * What to break. `path` is a prefix of the calls it hits, with or without the leading /Platform (default: all). It
 * ends after `count` hits or `seconds`, whichever comes first. `ms` is how long `slow` waits, how old `stale` is, and
 * how long `throttle` asks to wait.
 */
export interface FaultOrder {
  readonly kind: FaultKind
  readonly path?: string
  readonly component?: number
  readonly count?: number
  readonly seconds?: number
  readonly ms?: number
}

type Parsed = { readonly order: FaultOrder } | { readonly reason: string }

const FIELDS = ['kind', 'path', 'component', 'count', 'seconds', 'ms']
const isKind = (value: unknown): value is FaultKind => FAULT_KINDS.some((kind) => kind === value)
const isNumber = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max

const CHECKS: readonly [field: string, reason: string, holds: (value: unknown) => boolean][] = [
  ['kind', `kind is one of ${FAULT_KINDS.join(', ')}`, isKind],
  [
    'path',
    'path is the beginning of a path, such as /Platform/Destiny2/',
    (value) => value === undefined || (typeof value === 'string' && /^\/.{0,199}$/.test(value)),
  ],
  [
    'component',
    'component is a component of the platform, by number or name',
    (value) => value === undefined || componentNumber(String(value)) !== undefined,
  ],
  [
    'count',
    'count is a whole number from 1 to 1000000',
    (value) => value === undefined || (Number.isInteger(value) && isNumber(value, 1, 1_000_000)),
  ],
  [
    'seconds',
    'seconds is a number above 0, at most 86400',
    (value) => value === undefined || isNumber(value, Number.MIN_VALUE, 86_400),
  ],
  [
    'ms',
    'ms is a number from 0 to 86400000',
    (value) => value === undefined || isNumber(value, 0, 86_400_000),
  ],
]

/** Reads the body of a control request; a bad one comes back as the reason. */
export function parseFaultOrder(body: unknown): Parsed {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { reason: 'send a JSON object with at least a kind' }
  }
  const given = new Map<string, unknown>(Object.entries(body))
  const unknownField = [...given.keys()].find((field) => !FIELDS.includes(field))
  if (unknownField !== undefined) {
    return { reason: `${JSON.stringify(unknownField)} is not a field; there are ${FIELDS.join(', ')}` }
  }
  const failed = CHECKS.find(([field, , holds]) => !holds(given.get(field)))
  if (failed) return { reason: failed[1] }
  if (given.get('kind') === 'missing-component' && given.get('component') === undefined) {
    return { reason: 'missing-component needs a component' }
  }
  const component = given.has('component') ? componentNumber(String(given.get('component'))) : undefined
  // Every field was checked above.
  return { order: { ...body, ...(component === undefined ? {} : { component }) } as FaultOrder }
}
