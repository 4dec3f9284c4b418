import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { WAIT_MS } from '@ai-vault/game/test-support/limits.ts'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { type ApiDocument, hostileRequest, seededRandom } from '../../test-support/fakes/hostile-requests.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'
import { within } from '../async/patience.ts'

/** `FUZZ_REQUESTS=20000 FUZZ_SEED=7 npx vitest run --project server src/system-tests/fuzz.test.ts` looks longer, and elsewhere. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 600)
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const PLAYER = '4611686018400000001'
/** A request that takes longer than this hangs. */
/** Their answers do not end by themselves; notices/routes.test.ts asks them badly. */
const STREAMS = new Set(['/api/sse/notifications'])
const GROWTH_MB = 96

function heapMegabytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / 2 ** 20
}

onBothDatabases('every call of the API, asked badly', (database) => {
  // As many requests as are asked for take their time; one that hangs is found by itself.
  // biome-ignore lint/plugin: it takes a limit away
  vi.setConfig({ testTimeout: 0 })
  let test: TestApp
  let document: ApiDocument
  beforeAll(async () => {
    test = await createTestApp({
      database: database.current,
      settings: { admins: [PLAYER], moderators: [PLAYER] },
    })
    test.fake.platform.findPlayer = async () => []
    test.fake.platform.findAccount = async () => undefined
    document = (await test.app.inject({ url: '/api/docs/json' })).json()
  })
  afterAll(() => test.close())

  async function signIn() {
    const browser = createTestBrowser(test.app)
    await browser.signIn(PLAYER)
    const cookie = `vault_session=${browser.jar.get('vault_session')}`
    return { cookie, handle: browser.handles.access_token }
  }

  it('answers in time and in the form of the contract, and never with a failure of ours', async () => {
    const random = seededRandom(SEED)
    const seen = new Map<string, Set<number>>()
    const failures: unknown[] = []
    let session = await signIn()
    let early = 0
    for (let at = 0; at < REQUESTS / 2; at++) {
      const { auth, ...request } = hostileRequest(document, random, (path) => !STREAMS.has(path))
      const bearer = auth === 'cookie' ? 'built-in-analyst' : session.handle
      const signedIn = random() < 0.9
      const headers = {
        ...request.headers,
        ...(signedIn ? { cookie: session.cookie, authorization: `Bearer ${bearer}` } : {}),
      }
      const asked = test.app.inject({ ...request, headers } as InjectOptions)
      const answer = await within(WAIT_MS, asked, () => undefined)
      const attempt = {
        at,
        method: request.method,
        url: request.url.slice(0, 200),
        body: request.payload?.slice(0, 300),
      }
      if (!answer) {
        failures.push({ ...attempt, hangs: true })
        continue
      }
      const { statusCode } = answer
      const route = `${request.method} ${answer.raw.req.url?.split(/[?/]/).slice(0, 4).join('/')}`
      seen.set(route, (seen.get(route) ?? new Set()).add(statusCode))
      if (statusCode === 500) failures.push({ ...attempt, answer: answer.body.slice(0, 300) })
      if (statusCode >= 400 && !isErrorAnswer(answer.body))
        failures.push({ ...attempt, shape: answer.body.slice(0, 300) })
      if (/at .*\.ts:\d+|sqlite|postgres|node_modules/i.test(statusCode >= 400 ? answer.body : '')) {
        failures.push({ ...attempt, inside: answer.body.slice(0, 300) })
      }
      // Some of the calls end the sign-in, as they should.
      if (signedIn && statusCode === 401) session = await signIn()
      if (at === Math.floor(REQUESTS / 8)) early = heapMegabytes()
    }
    expect(failures).toEqual([])
    const statuses = new Set([...seen.values()].flatMap((each) => [...each]))
    // It reached the inside, and was refused at the door: else the test would ask nothing.
    for (const status of [200, 400, 401, 404, 422]) expect(statuses).toContain(status)
    expect(heapMegabytes() - early).toBeLessThan(GROWTH_MB)
    expect((Object.prototype as { admin?: unknown }).admin).toBeUndefined()
  })
})

function isErrorAnswer(body: string): boolean {
  try {
    const { detail, code, request_id } = JSON.parse(body)
    return (typeof detail === 'string' || typeof detail?.error === 'string') && Boolean(code && request_id)
  } catch {
    return false
  }
}
