/**
 * Requests made from what the server says of itself (/api/docs/json): some as they should be, most of them not. The same
 * seed makes the same requests.
 */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  readonly 'x-auth'?: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: 'path' | 'query' | 'header' | 'cookie'
    readonly schema?: Schema
  }[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }
}

interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
}

export interface HostileRequest {
  readonly method: string
  readonly url: string
  readonly auth: string
  readonly headers: Record<string, string>
  readonly payload?: string
}

export type Random = () => number

/** Mulberry32: small, and good enough to make trouble. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  "' or 1=1; drop table sessions; --",
  '<script>alert(1)</script>',
  '#{7*7}{{7*7}}',
  '../../../../etc/passwd',
  '..%2f..%2fsecret.key',
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  'ﷺ'.repeat(50),
  '🐢'.repeat(200),
  '(((((a+)+)+)+)+)$',
  `${'('.repeat(500)}`,
  'a'.repeat(5_000),
  'x'.repeat(70_000),
  '4611686018400000001',
  '99999999999999999999999999',
  '2026-02-30T25:61:61Z',
]
const NUMBERS = [0, -0, -1, 1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MAX_SAFE_INTEGER]

function deep(levels: number): string {
  return `${'['.repeat(levels)}${']'.repeat(levels)}`
}

function anything(random: Random): unknown {
  const kinds = [
    () => pick(random, TEXTS),
    () => pick(random, NUMBERS),
    () => pick(random, [true, false, null]),
    () => [],
    () => ({}),
    () => Array.from({ length: Math.floor(random() * 300) }, () => pick(random, TEXTS.slice(0, 12))),
    () => ({ [pick(random, TEXTS.slice(0, 12))]: pick(random, NUMBERS) }),
    () => JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
  ]
  return pick(random, kinds)()
}

/** Mostly as the schema has it, so that the trouble reaches the inside. */
export function valueFor(schema: Schema | undefined, random: Random, trouble: number): unknown {
  if (!schema || random() < trouble) return anything(random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(random, schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return valueFor(pick(random, choices), random, trouble)
  if (schema.allOf?.length) {
    return Object.assign({}, ...schema.allOf.map((part) => valueFor(part, random, trouble)))
  }
  const type = Array.isArray(schema.type) ? pick(random, schema.type as string[]) : schema.type
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => random() > trouble / 2)
          .map(([name, part]) => [name, valueFor(part, random, trouble)]),
      )
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () => valueFor(schema.items, random, trouble))
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = minimum + 10 } = schema
      return Math.floor(minimum + random() * (Math.min(maximum, minimum + 1_000) - minimum))
    }
    case 'boolean':
      return random() < 0.5
    case 'null':
      return null
    default: {
      const length = Math.min(schema.maxLength ?? 12, Math.max(schema.minLength ?? 1, 12))
      return random() < 0.5 ? pick(random, TEXTS) : 'abcdefghijkl1234567890'.repeat(4).slice(0, length)
    }
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** An address has no room for half a character; the rest stands as it is, encoded or not. */
function inAddress(value: unknown, random: Random): string {
  const text = asText(value).toWellFormed().slice(0, 2_000)
  return random() < 0.9
    ? encodeURIComponent(text)
    : pick(random, ['%', '%zz', '%00', '%c3%28', '%2e%2e%2f', '%F0%9F'])
}

const BROKEN_BODIES = [
  '{',
  '[1,',
  '{"a":1}}',
  '"',
  'nul',
  '{"a":\u0000}',
  deep(20_000),
  '{"a":1e999}',
  '\ufeff{}',
]
const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-7',
  '',
  'x',
]

export function hostileRequest(
  { paths }: ApiDocument,
  random: Random,
  wanted: (path: string) => boolean,
): HostileRequest {
  const path = pick(random, Object.keys(paths).filter(wanted))
  const [method, operation] = pick(random, Object.entries(paths[path] ?? {}))
  const trouble = pick(random, [0, 0.1, 0.4, 0.9])
  const { parameters = [], requestBody } = operation
  let address = path
  const query: string[] = []
  for (const { name, in: place, schema } of parameters) {
    const value = () => inAddress(valueFor(schema, random, trouble), random)
    if (place === 'path') address = address.replace(`{${name}}`, value() || 'x')
    if (place === 'query' && random() > 0.3) {
      query.push(...Array.from({ length: random() < 0.1 ? 3 : 1 }, () => `${name}=${value()}`))
    }
  }
  if (random() < 0.1) query.push(`${encodeURIComponent(pick(random, TEXTS).toWellFormed().slice(0, 500))}=1`)
  const url = query.length > 0 ? `${address}?${query.join('&')}` : address
  const auth = operation['x-auth'] ?? 'public'
  if (method === 'get') return { method: 'GET', url, auth, headers: {} }
  const schema = requestBody?.content?.['application/json']?.schema
  const payload =
    random() < 0.1 ? pick(random, BROKEN_BODIES) : JSON.stringify(valueFor(schema, random, trouble))
  const type = random() < 0.95 ? 'application/json' : pick(random, CONTENT_TYPES)
  return {
    method: method.toUpperCase(),
    url,
    auth,
    headers: type ? { 'content-type': type } : {},
    ...(payload === undefined ? {} : { payload }),
  }
}
