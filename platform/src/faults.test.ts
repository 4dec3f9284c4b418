import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from '@ai-vault/sandbox/demo-credentials.ts'
import { type Sandbox, startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Account } from './account/account.ts'
import { createPlatform } from './create-platform.ts'
import type { PlatformErrorCode } from './errors.ts'
import type { Platform, PlatformTokens } from './platform.ts'
import { fakeClock } from './testing/fake-clock.ts'
import { signIn, signInAndResolve } from './testing/signed-in.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/**
 * Every switch of the sandbox, as a caller of the client meets it: a stable code or a tolerable answer while the
 * fault lasts, and the next call served as if nothing had happened. Reads are tried three times, so a fault that
 * shows must last for three calls.
 */
const WHOLE_CALL = 3
const PROFILE = '/Destiny2/'
/** No answer takes as long on a busy machine; the one that shall is waited for by a clock that is moved. */
const PATIENCE_MS = 30_000

let sandbox: Sandbox
let platform: Platform
let account: Account
let tokens: PlatformTokens
const clock = fakeClock(Date.now())

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  platform = createPlatform({
    platformUrl: sandbox.url,
    apiKey: DEMO_API_KEY,
    clientId: DEMO_CLIENT_ID,
    clientSecret: DEMO_CLIENT_SECRET,
    dataDir: temporaryFolder(),
    userAgent: 'AiVault/test',
    requestsPerSecond: 1_000,
    clock,
    timeouts: { requestMs: PATIENCE_MS },
  })
  await platform.manifest.refresh()
  ;({ tokens, account } = await signInAndResolve(platform, 'newcomer'))
})

afterEach(() => fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' }))

afterAll(async () => {
  await platform.close()
  await sandbox.close()
})

async function breakPlatform(fault: object): Promise<void> {
  const answer = await fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  expect(answer.ok).toBe(true)
}

const read = () => platform.readGuardian(account, { accessToken: tokens.accessToken })

async function expectRecovery(): Promise<void> {
  const guardian = await read()
  expect(guardian.withheld).toEqual([])
  expect(guardian.weapons.length).toBeGreaterThan(0)
}

test.each<[string, PlatformErrorCode, object]>([
  ['maintenance', 'maintenance', { count: 1 }],
  ['html', 'unavailable', { count: WHOLE_CALL }],
  ['cut', 'network', { count: WHOLE_CALL }],
  ['unexpected', 'unexpected', { count: WHOLE_CALL }],
  ['privacy', 'private', { count: 1 }],
  ['no-account', 'no-account', { count: 1 }],
  ['malformed', 'malformed', { count: WHOLE_CALL }],
])('%s reaches the caller as %s, and the next call recovers', async (kind, code, fault) => {
  await breakPlatform({ kind, path: PROFILE, ...fault })
  await expect(read()).rejects.toMatchObject({ name: 'PlatformError', code })
  await expectRecovery()
})

test('slow reaches the caller as timeout, and the next call recovers', async () => {
  await breakPlatform({ kind: 'slow', path: PROFILE, count: 1, ms: 2 * PATIENCE_MS })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const failure = expect(read()).rejects.toMatchObject({ name: 'PlatformError', code: 'timeout' })
    await expect
      .poll(async () => (await fetch(`${sandbox.url}/sandbox/faults`)).text())
      .not.toContain('"slow"')
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    await failure
  } finally {
    vi.useRealTimers()
  }
  await expectRecovery()
})

test.each(['html', 'cut', 'unexpected', 'malformed'])(
  'a single %s is not seen by the caller at all',
  async (kind) => {
    await breakPlatform({ kind, path: PROFILE, count: 1 })
    await expectRecovery()
  },
)

test('throttle holds calls back for as long as the platform asks, and then serves them', async () => {
  await breakPlatform({ kind: 'throttle', path: PROFILE, count: 2, ms: 4_000 })
  clock.slept.length = 0
  await expectRecovery()
  expect(clock.slept).toEqual([4_000, 4_000])
})

test('throttle that asks for too long reaches the caller with the time to wait, and the next call recovers', async () => {
  await breakPlatform({ kind: 'throttle', path: PROFILE, count: 1, ms: 60_000 })
  await expect(read()).rejects.toMatchObject({ code: 'throttled', retryAfterMs: expect.any(Number) })
  await expect(read()).rejects.toMatchObject({ code: 'throttled' })
  clock.advance(60_000)
  await expectRecovery()
})

test('token-expired asks for a refresh, and the new token is served', async () => {
  await breakPlatform({ kind: 'token-expired' })
  await expect(read()).rejects.toMatchObject({ code: 'unauthorized' })
  tokens = await platform.refreshTokens(tokens.refreshToken)
  await expectRecovery()
})

test('token-revoked ends the sign-in, and a new one is served', async () => {
  await breakPlatform({ kind: 'token-revoked' })
  await expect(read()).rejects.toMatchObject({ code: 'unauthorized' })
  await expect(platform.refreshTokens(tokens.refreshToken)).rejects.toMatchObject({ code: 'grant-invalid' })
  tokens = await signIn(platform, 'newcomer')
  await expectRecovery()
})

test('G-21 maintenance at a refresh ends nothing: the same token works afterwards', async () => {
  await breakPlatform({ kind: 'maintenance', count: 1 })
  await expect(platform.refreshTokens(tokens.refreshToken)).rejects.toMatchObject({
    code: 'maintenance',
    httpStatus: 400,
  })
  tokens = await platform.refreshTokens(tokens.refreshToken)
  await expectRecovery()
})

test('a refresh token that was used already is an ended grant', async () => {
  const used = tokens.refreshToken
  tokens = await platform.refreshTokens(used)
  await expect(platform.refreshTokens(used)).rejects.toMatchObject({ code: 'grant-invalid' })
  tokens = await signIn(platform, 'newcomer')
})

test('stale answers are recognised by their mint', async () => {
  const held = await read()
  await breakPlatform({ kind: 'stale', path: PROFILE, count: 1, ms: 3_600_000 })
  const stale = await read()
  expect(Date.parse(stale.mintedAt)).toBeLessThan(Date.parse(held.mintedAt))
  expect(Date.parse((await read()).mintedAt)).toBeGreaterThanOrEqual(Date.parse(held.mintedAt))
})

test.each([
  [102, 'vault'],
  [201, 'characterInventories'],
  [305, 'itemDetails'],
  [900, 'records'],
])('G-46 missing-component %i is told as withheld, and the next call has it', async (component, name) => {
  await breakPlatform({ kind: 'missing-component', path: PROFILE, component, count: 1 })
  expect((await read()).withheld).toEqual([name])
  await expectRecovery()
})

test('unknown-values change nothing that is known', async () => {
  const before = await read()
  await breakPlatform({ kind: 'unknown-values', path: PROFILE, count: 1 })
  const strange = await read()
  expect(strange.weapons.map(({ instanceId }) => instanceId)).toEqual(
    before.weapons.map(({ instanceId }) => instanceId),
  )
  expect(strange.weapons.map(({ columns, frame, element }) => ({ columns, frame, element }))).toEqual(
    before.weapons.map(({ columns, frame, element }) => ({ columns, frame, element })),
  )
  await expectRecovery()
})

test('maintenance is told by the health of the platform', async () => {
  expect(await platform.health()).toMatchObject({ enabled: true })
  await breakPlatform({ kind: 'maintenance', count: 2 })
  expect(await platform.health()).toMatchObject({ enabled: false })
  expect(await platform.health()).toMatchObject({ enabled: true })
})

test('privacy hides history from a caller, and the next call has it', async () => {
  const { characters } = await read()
  const history = () =>
    platform.readHistory(account, { characterId: characters[0]?.id ?? '', accessToken: tokens.accessToken })
  await breakPlatform({ kind: 'privacy', count: 1 })
  await expect(history()).rejects.toMatchObject({ code: 'private', platformCode: 1665 })
  expect((await history()).length).toBeGreaterThan(0)
})
