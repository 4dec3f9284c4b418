import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refreshAnswerSchema } from './account/session.ts'
import * as sentinel from './advice/sentinel.ts'
import { pointSchema } from './atlas/points.ts'
import { armorOptimizeRequestSchema } from './items/armor.ts'
import { putReviewsRequestSchema } from './items/reviews.ts'
import { analyzeRequestSchema } from './items/weapons.ts'
import * as limits from './service/limits.ts'

/** Nothing of a request may be without an end. */
const IS_SENT =
  /Request|^submission|^clientFrame|^alertSettings|QuerySchema$|^planner|^armorKept|^pushSubscription|^pushEndpoint|^renameConversation|^aiChoice/

interface JsonSchema {
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly exclusiveMaximum?: unknown
  readonly minLength?: number
  readonly pattern?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

/** Each part of a schema with its path. */
function partsOf(schema: JsonSchema, path: string): readonly (readonly [path: string, part: JsonSchema])[] {
  const { properties = {}, items, prefixItems = [], anyOf = [], oneOf = [], allOf = [] } = schema
  return [
    [path, schema],
    ...Object.entries(properties).flatMap(([name, part]) => partsOf(part, `${path}.${name}`)),
    ...[...prefixItems, ...(items ? [items] : [])].flatMap((part) => partsOf(part, `${path}[]`)),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => partsOf(part, path)),
  ]
}

async function allParts(isWanted: (name: string) => boolean) {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const modules = await Promise.all(
    files
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => import(join(import.meta.dirname, file))),
  )
  const schemas = modules.flatMap((module) => Object.entries<z.ZodMiniType>(module))
  return schemas
    .filter(([name]) => name.endsWith('Schema') && isWanted(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, schema]) =>
      partsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, name),
    )
}

const isBound = (value: unknown) => typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER

const sentParts = () => allParts((name) => IS_SENT.test(name))

test('F-270 F-294 a confidence, a chance and a share lie between 0 and 1, percents between 0 and 100', async () => {
  const numbers = (await allParts(() => true)).filter(([, { type }]) =>
    /^(?:number|integer)$/.test(type ?? ''),
  )
  const outside = (field: RegExp, most: number) =>
    numbers.filter(([path, { minimum, maximum }]) => field.test(path) && (minimum !== 0 || maximum !== most))
  expect(outside(/\.(?:confidence|share|chance|nearest)$/, 1).map(([path]) => path)).toEqual([])
  expect(outside(/percent$/, 100).map(([path]) => path)).toEqual([])
  expect(outside(/\.god_roll_score$/, 10).map(([path]) => path)).toEqual([])
})

/** A pattern from the first sign to the last, in which nothing may come any number of times. */
const isWithEnd = (pattern = '') => /^\^.*\$$/.test(pattern) && !/[+*]|,\}/.test(pattern)

test('a figure that has a bound on one side has one on the other', async () => {
  const figures = (await allParts(() => true)).filter(([, { type }]) => type === 'number')
  const halfOpen = figures.filter(([, { minimum, maximum }]) => isBound(minimum) !== isBound(maximum))
  expect(figures.some(([, { minimum }]) => isBound(minimum))).toBe(true)
  expect(halfOpen.map(([path]) => path)).toEqual([])
})

test('no text and no list of a request is without an end', async () => {
  const endless = (await sentParts()).filter(
    ([, part]) =>
      (part.type === 'string' &&
        !('maxLength' in part) &&
        !isWithEnd(part.pattern) &&
        !('const' in part) &&
        !part.enum) ||
      (part.type === 'array' && part.items && !('maxItems' in part)),
  )
  expect(endless.map(([path]) => path)).toEqual([])
})

test('no number of a request is without bounds, unless it is an id of the game, a time or a figure of a guardian', async () => {
  const ids = /hash(?:es\[\])?$|\.subclass$|\.change_id$|_at$|^plannerSchema|\.document\./
  const sent = (await sentParts()).filter(
    ([path, part]) => /^(?:number|integer)$/.test(part.type ?? '') && !('const' in part) && !ids.test(path),
  )
  expect(sent.length).toBeGreaterThan(20)
  const open = sent.filter(
    ([, { minimum, maximum, exclusiveMaximum = maximum }]) => !isBound(minimum) || !isBound(exclusiveMaximum),
  )
  expect(open.map(([path]) => path)).toEqual([])
})

test('what a player names, and what a sign-in rests on, is not empty', async () => {
  const named =
    /^(?:alertSettings|armorKept).*\.(?:id|name|query)$|^newAccessToken.*\.name$|^recommendBuild.*\.activity_focus$|^createShare\w+\.document\.name$|^notice.*\.content$|^callback|\.refresh_token$|\.query\.(?:slots|exclude).*\.name$/
  const texts = (await sentParts()).filter(
    ([path, part]) => part.type === 'string' && !part.enum && named.test(path),
  )
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter(([, { minLength = 0 }]) => minLength < 1).map(([path]) => path)).toEqual([])
})

test('a flag that cannot be denied is true where it stands', async () => {
  const flags = (await allParts(() => true)).filter(([, part]) => typeof part.const === 'boolean')
  expect(flags.length).toBeGreaterThan(10)
  expect(flags.filter(([, part]) => part.const === false).map(([path]) => path)).toEqual([])
})

test('what is one of several numbers is one of a whole row of them: tiers, places, directions', async () => {
  const rows = (await allParts(() => true)).flatMap(([path, { anyOf = [], enum: values = [] }]) => {
    const numbers = [...values, ...anyOf.map((each) => each.const)].filter(
      (value) => typeof value === 'number',
    )
    return numbers.length > 2 ? [{ path, numbers }] : []
  })
  expect(rows.length).toBeGreaterThan(3)
  const isRow = (numbers: readonly number[]) =>
    numbers.every((number, at) => number === (numbers[0] ?? 0) + at)
  expect(rows.filter(({ numbers }) => !isRow(numbers.toSorted((one, other) => one - other)))).toEqual([])
})

test('who asks for a weapon names it, shows a copy or gives its hash', () => {
  const isAsked = (request: object) =>
    analyzeRequestSchema.safeParse({ type: 'weapon_analysis', ...request }).success
  const named = [{ weapon_name: 'Rose' }, { item_instance_id: '1' }, { item_hash: 0 }]
  expect(named.map(isAsked)).toEqual([true, true, true])
  expect([{}, { weapon_name: '' }, { perks: ['Slideshot'] }].map(isAsked)).toEqual([false, false, false])
})

test('F-032 a renewed sign-in is two handles and when it ends, and nothing less', () => {
  const renewed = { access_token: 'a', refresh_token: 'r', expires_at: 1 }
  expect(refreshAnswerSchema.parse({ ...renewed, display_name: 'Vesper' })).toEqual(renewed)
  for (const name of Object.keys(renewed))
    expect([name, refreshAnswerSchema.safeParse({ ...renewed, [name]: undefined }).success]).toEqual([
      name,
      false,
    ])
})

test('a budget of tokens below none is no budget', () => {
  const budget = (daily_tokens: number) =>
    sentinel.sentinelPreferencesSchema.parse({ v: 1, daily_tokens }).daily_tokens
  expect([budget(0), budget(5_000), budget(-1), budget(0.5)]).toEqual([0, 5_000, undefined, undefined])
})

test('F-225 a point of which nothing more is said is on the map and no one’s, without votes and an appeal', () => {
  const { upvotes, downvotes, status, hidden, appealed, mine } = pointSchema.parse({ id: '1' })
  expect([upvotes, downvotes, status]).toEqual([0, 0, 'approved'])
  expect({ hidden, appealed, mine }).toEqual({ hidden: false, appealed: false, mine: false })
})

test('decisions are sent where there is one', () => {
  const review = { item_instance_id: '1', decision: 'keep', decided_at: 3 }
  const known = putReviewsRequestSchema.safeParse({ reviews: [review] })
  expect(known.error?.issues ?? []).toEqual([])
  expect(putReviewsRequestSchema.safeParse({ reviews: [] }).success).toBe(false)
})

test('F-029 F-032 F-050 F-052 what is told in numbers is as specified', () => {
  const { MIN_VALID_TOKEN_LENGTH, REFRESH_WINDOW_SECONDS, STATUS_POLL_MS, STATUS_TIMEOUT_MS } = limits
  expect([MIN_VALID_TOKEN_LENGTH, REFRESH_WINDOW_SECONDS, STATUS_POLL_MS, STATUS_TIMEOUT_MS]).toEqual([
    20, 300, 120_000, 5_000,
  ])
})

test('F-331 the stream of notices is tried again five times, 3000 ms apart, and gives signs of life meanwhile', () => {
  const { NOTICE_RETRY_LIMIT, NOTICE_RETRY_MS, NOTICE_HEARTBEAT_MS } = limits
  expect([NOTICE_RETRY_LIMIT, NOTICE_RETRY_MS]).toEqual([5, 3_000])
  expect(NOTICE_HEARTBEAT_MS).toBe(25_000)
})

test('G-03 F-180 F-186 the chat closes, starts and takes keys as decided', () => {
  expect([sentinel.SOCKET_SIGNED_OUT, sentinel.SOCKET_NOT_YOURS]).toEqual([4401, 4403])
  expect([sentinel.QUICK_STARTS, sentinel.MIN_AI_KEY_LENGTH]).toEqual([4, 10])
})

const sought = (changes: object = {}) =>
  armorOptimizeRequestSchema.safeParse({ class: 'hunter', targets: [0, 0, 0, 0, 0, 0], ...changes })

test('armor for class and targets alone is sought among all pieces, with mods, tuning and masterworks', () => {
  expect(sought().data).toEqual({
    class: 'hunter',
    targets: [0, 0, 0, 0, 0, 0],
    priority: [],
    sets: [],
    exotic: 'any',
    assume_masterwork: true,
    tuning: true,
    mods: true,
    bonus: [0, 0, 0, 0, 0, 0],
    pinned: [],
    excluded: [],
    only: [],
    energy_taken: [0, 0, 0, 0, 0],
    limit: 20,
    with_maxima: false,
  })
})

test('armor is not sought for a stat that comes twice, one that no armor has, or energy that no piece has', () => {
  const taken = [
    { priority: ['health', 'super'] },
    { targets: [200, 0, 0, 0, 0, 0] },
    { energy_taken: [11, 0, 0, 0, 0] },
  ]
  const refused = [
    { priority: ['super', 'super'] },
    { targets: [201, 0, 0, 0, 0, 0] },
    { targets: [-1, 0, 0, 0, 0, 0] },
    { energy_taken: [12, 0, 0, 0, 0] },
  ]
  expect(taken.map((changes) => sought(changes).success)).toEqual([true, true, true])
  expect(refused.map((changes) => sought(changes).success)).toEqual([false, false, false, false])
})

test('no armor set is wished for twice, and none of more than five pieces in all', () => {
  const sets = (...wished: readonly (readonly [hash: number, pieces: number])[]) =>
    sought({ sets: wished.map(([hash, pieces]) => ({ hash, pieces })) }).success
  expect([sets([1, 2], [2, 2]), sets([1, 4]), sets()]).toEqual([true, true, true])
  expect([sets([1, 2], [1, 2]), sets([1, 4], [2, 2]), sets([1, 3])]).toEqual([false, false, false])
})
