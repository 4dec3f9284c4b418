import type { Query } from '@ai-vault/contract/advice/query.ts'
import { createNameIndex } from '@ai-vault/sentinel/reader/names/name-index.ts'
import { describe, expect, test, vi } from 'vitest'
import { type MockMove, mockModel } from '../../../test-support/fakes/mock-model.ts'
import { HAND_CANNONS, HOSTILE } from '../../../test-support/fakes/model-scripts.ts'
import { MODEL_LIMITS, readWithModel } from './model-reader.ts'

const names = createNameIndex([
  { kind: 'weapon', name: 'Gjallarhorn', hash: 4, exotic: true },
  { kind: 'perk', name: 'Kill Clip', hash: 5 },
  { kind: 'activity', name: 'Vault of Glass', hash: 6 },
])
const never = new AbortController().signal
const own: Query = { intent: 'best_owned_slot', slots: {}, exclude: [], unread: [] }

async function read(
  move: MockMove,
  more: { text?: string; signal?: AbortSignal; budget?: number; asked?: () => void } = {},
) {
  const mock = mockModel(() => {
    more.asked?.()
    return move
  })
  const outcome = await readWithModel({
    text: more.text ?? 'best hand cannon I own',
    names,
    memory: { list: [] },
    facts: { clock: { now: Date.UTC(2026, 10, 18) } },
    model: mock.model,
    budget: more.budget ?? MODEL_LIMITS.turnTokens,
    builtIn: { is: 'read', queries: [own], certainty: 0.9 },
    signal: more.signal ?? never,
  })
  return { ...mock, outcome }
}
const says = (answer: object): MockMove => ({ text: [JSON.stringify(answer)] })
const queryOf = async (slots: object, text: string, more: object = {}) => {
  const { outcome } = await read(says({ queries: [{ intent: 'do_i_have', slots, ...more }] }), { text })
  if (outcome.is !== 'read' || outcome.reading.is !== 'read') throw new Error(JSON.stringify(outcome))
  return outcome.reading.queries[0] as Query
}

describe('a model that reads', () => {
  test('answers with a query, is counted, and is surer where the built-in reader agrees', async () => {
    const { outcome, prompts } = await read(says(HAND_CANNONS))
    expect(outcome).toEqual({
      is: 'read',
      reading: {
        is: 'read',
        certainty: 0.95,
        queries: [
          { intent: 'best_owned_slot', slots: { weapon_type: ['hand_cannon'] }, exclude: [], unread: [] },
        ],
      },
      tokens: { input: 100, output: 10 },
      spent: 110,
    })
    expect(prompts).toHaveLength(1)
    const other = await read(says({ queries: [{ intent: 'dupes' }] }))
    expect(other.outcome).toMatchObject({ reading: { certainty: 0.8 } })
  })

  test('a fence and words around the object do no harm', async () => {
    const { outcome } = await read({
      text: ['Sure!\n```json\n', JSON.stringify(HAND_CANNONS), '\n```\nEnjoy!'],
    })
    expect(outcome).toMatchObject({ is: 'read', reading: { queries: [{ intent: 'best_owned_slot' }] } })
  })

  test('up to three queries, questions asked back, and what is out of scope', async () => {
    const three = ['dupes', 'help', 'champions'].map((intent) => ({ intent }))
    expect((await read(says({ queries: three }))).outcome).toMatchObject({ reading: { queries: three } })
    expect(
      (await read(says({ queries: [{ intent: 'rate_roll' }], missing: ['item'] }))).outcome,
    ).toMatchObject({
      reading: { is: 'ask', missing: ['item'], readings: [{ query: { intent: 'rate_roll' } }] },
    })
    expect((await read(says({ out_of_scope: true }))).outcome).toMatchObject({
      reading: { is: 'out_of_scope' },
    })
    expect((await read(says({ queries: [...three, { intent: 'dupes' }] }))).outcome).toMatchObject({
      is: 'failed',
      code: 'broken-answer',
    })
  })

  test('names are those of the game, whatever hash the model gives', async () => {
    expect(
      await queryOf(
        {
          item: { name: 'gjallarhorn', hash: 99, instance_id: '7' },
          perk: ['killclip'],
          activity: ['raid', 'vault of glass'],
        },
        'x',
      ),
    ).toMatchObject({
      slots: {
        item: { name: 'Gjallarhorn', hash: 4 },
        perk: [{ name: 'Kill Clip', hash: 5 }],
        activity: [{ name: 'raid' }, { name: 'Vault of Glass', hash: 6 }],
      },
    })
  })

  test('a name that nothing has is taken only from the question itself, and then has no hash', async () => {
    expect((await queryOf({ item: 'Glorbo’s Fang' }, 'do I have Glorbo’s Fang?')).slots).toEqual({
      item: { name: 'Glorbo’s Fang' },
    })
    expect((await queryOf({ item: 'Glorbo’s Fang' }, 'do I have it?')).slots).toEqual({})
  })

  test('other words have to stand in the question too; a wrong slot spoils no other', async () => {
    const slots = {
      vendor: 'xur',
      currency: 'strange_coin',
      player: HOSTILE[9],
      role: HOSTILE[0],
      limit: 900,
      mode: 'pvp',
      element: ['void', 'fire'],
    }
    const query = await queryOf(slots, 'what does Xur have for strange coins', {
      exclude: ['exotic', ...HOSTILE],
      not_read: ['strange', ...HOSTILE],
    })
    expect(query).toEqual({
      intent: 'do_i_have',
      slots: { vendor: 'xur', currency: 'strange_coin', mode: 'pvp' },
      exclude: [{ value: 'exotic' }],
      unread: ['strange'],
    })
  })
})

describe('a model that does not', () => {
  test.each([
    ['writes sentences', { text: ['You own Glorbo’s Fang.'] }],
    ['invents an intent', says({ queries: [{ intent: 'dismantle_everything' }] })],
    ['gives another form', says({ queries: 'all of them' })],
    ['gives no query', says({ queries: [] })],
    ['calls a tool that nobody offered', { call: 'dismantle_everything', input: {} }],
    ['breaks its JSON', { text: ['{"queries": [{"intent": '] }],
  ] as const)('%s: it has not read the question', async (_, move) => {
    const { outcome, prompts } = await read(move as MockMove)
    expect(outcome).toMatchObject({ is: 'failed', code: 'broken-answer' })
    expect(prompts).toHaveLength(1)
  })

  test.each([
    ['before the first byte', { text: [], hangs: true }, 15_000, 0],
    ['later', { text: ['{"queries"'], hangs: true }, 10_000, 1_000],
  ] as const)('stalls %s: it is given up in time, and what was sent counts', async (_, move, wait, spent) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      let isOver = false
      const reading = read(move as MockMove).finally(() => {
        isOver = true
      })
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(isOver).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      const { outcome } = await reading
      expect(outcome).toMatchObject({ is: 'failed', code: 'too-slow' })
      expect(outcome.spent).toBeGreaterThanOrEqual(spent)
    } finally {
      vi.useRealTimers()
    }
  })

  test('is cut off in the middle', async () => {
    const { outcome } = await read({ text: ['{"queries": ['], breaksWith: new TypeError('terminated') })
    expect(outcome).toMatchObject({ is: 'failed', code: 'cut-off' })
  })

  test('is stopped: the provider hears of it at once', async () => {
    const stop = new AbortController()
    const { outcome, aborted } = await read(
      { text: ['{"queries": ['], hangs: true },
      { signal: stop.signal, asked: () => setImmediate(() => stop.abort()) },
    )
    expect([outcome, aborted.length]).toMatchObject([{ code: 'stopped' }, 1])
  })

  test('is not asked where the budget does not do', async () => {
    const { outcome, prompts } = await read(says(HAND_CANNONS), { budget: 2_000 })
    expect([outcome, prompts.length]).toMatchObject([{ code: 'budget', spent: 0 }, 0])
  })

  test.each([
    [401, 'key-refused'],
    [402, 'no-credit'],
    [403, 'not-allowed'],
    [404, 'model-unknown'],
    [408, 'provider-timeout'],
    [413, 'too-long'],
    [429, 'rate-limited'],
    [500, 'provider-error'],
    [529, 'overloaded'],
  ])('a refusal with %i is %s, and costs nothing', async (status, code) => {
    expect((await read({ status })).outcome).toMatchObject({ is: 'failed', code, spent: 0 })
  })

  test('a host that is not there is unreachable', async () => {
    const gone = new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })
    expect((await read({ thrown: gone })).outcome).toMatchObject({ code: 'unreachable', spent: 0 })
  })
})
