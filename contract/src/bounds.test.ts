import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as sentinel from './advice/sentinel.ts'
import { armorOptimizeRequestSchema } from './items/armor.ts'
import * as limits from './service/limits.ts'

/** Nothing of a request may be without an end. */
const IS_SENT =
  /Request|^submission|^clientFrame|^alertSettings|QuerySchema$|^planner|^armorKept|^pushSubscription/

interface JsonSchema {
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

/** Each part of a schema with its path. */
function partsOf(schema: JsonSchema, path: string): readonly (readonly [path: string, part: JsonSchema])[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema
  return [
    [path, schema],
    ...Object.entries(properties).flatMap(([name, part]) => partsOf(part, `${path}.${name}`)),
    ...(items ? partsOf(items, `${path}[]`) : []),
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

const sentParts = () => allParts((name) => IS_SENT.test(name))

test('F-270 F-294 a confidence, a chance and a share lie between 0 and 1, percents between 0 and 100', async () => {
  const numbers = (await allParts(() => true)).filter(([, part]) => part.type === 'number')
  const outside = (field: RegExp, most: number) =>
    numbers.filter(([path, { minimum, maximum }]) => field.test(path) && (minimum !== 0 || maximum !== most))
  expect(outside(/\.(?:confidence|share|chance|nearest)$/, 1).map(([path]) => path)).toEqual([])
  expect(outside(/\.uptime_percent$/, 100).map(([path]) => path)).toEqual([])
})

test('no text and no list of a request is without an end', async () => {
  const endless = (await sentParts()).filter(
    ([, part]) =>
      (part.type === 'string' &&
        !('maxLength' in part) &&
        !('pattern' in part) &&
        !('const' in part) &&
        !part.enum) ||
      (part.type === 'array' && part.items && !('maxItems' in part)),
  )
  expect(endless.map(([path]) => path)).toEqual([])
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

test('no armor set is wished for twice, and none of more than five pieces in all', () => {
  const sets = (...wished: readonly (readonly [hash: number, pieces: number])[]) =>
    armorOptimizeRequestSchema.safeParse({
      class: 'hunter',
      targets: [0, 0, 0, 0, 0, 0],
      sets: wished.map(([hash, pieces]) => ({ hash, pieces })),
    }).success
  expect([sets([1, 2], [2, 2]), sets([1, 4]), sets()]).toEqual([true, true, true])
  expect([sets([1, 2], [1, 2]), sets([1, 4], [2, 2])]).toEqual([false, false])
})
