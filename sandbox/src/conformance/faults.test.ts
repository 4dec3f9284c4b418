import { afterEach, describe, expect, it } from 'vitest'
import { startTestSandbox } from '../test-support/test-sandbox.ts'

const { sandbox, caller, profile: address } = await startTestSandbox()
const profile = `${address}?components=100,200,205`
afterEach(() => caller.clearFaults())

interface Profile {
  responseMintedTimestamp: string
  profile?: object
  characters?: { data: Record<string, { light: number }> }
  characterEquipment?: { data: Record<string, { items: { state: number; location: number }[] }> }
}
const readProfile = (token?: string) => caller.call<Profile>(profile, token === undefined ? {} : { token })
const expectRecovery = async () => {
  const { status, body } = await readProfile()
  expect([status, body.ErrorCode]).toEqual([200, 1])
  expect(body.Response.profile).toBeDefined()
}

describe('a fault, and the call after it', () => {
  it.each([
    ['maintenance', 503, 5, 'SystemDisabled'],
    ['unexpected', 500, 1618, 'DestinyUnexpectedError'],
    ['privacy', 500, 1665, 'DestinyPrivacyRestriction'],
    ['no-account', 500, 1601, 'DestinyAccountNotFound'],
  ])('%s: HTTP %i with code %i', async (kind, status, code, name) => {
    await caller.setFault({ kind, count: 1 })
    const answer = await readProfile()
    expect([answer.status, answer.body.ErrorCode, answer.body.ErrorStatus]).toEqual([status, code, name])
    expect(answer.body).not.toHaveProperty('Response')
    await expectRecovery()
  })

  it('throttle: code 51, then 1672, each with the seconds to wait', async () => {
    await caller.setFault({ kind: 'throttle', count: 2, ms: 3_000 })
    const first = await readProfile()
    const second = await readProfile()
    expect([first.status, first.body.ErrorCode, first.body.ThrottleSeconds]).toEqual([429, 51, 3])
    expect([second.status, second.body.ErrorCode, second.body.ThrottleSeconds]).toEqual([503, 1672, 3])
    await expectRecovery()
  })

  it('slow: the right answer, late', async () => {
    await caller.setFault({ kind: 'slow', count: 1, ms: 1_200 })
    const order: string[] = []
    const slow = caller.call('/Settings/').then(({ body }) => order.push(`slow ${body.ErrorCode}`))
    await expect.poll(() => caller.control('GET', '/faults')).toMatchObject({ body: { faults: [] } })
    await caller.call('/Settings/').then(({ body }) => order.push(`next ${body.ErrorCode}`))
    await slow
    expect(order).toEqual(['next 1', 'slow 1'])
  })

  it('html: a 503 page instead of JSON', async () => {
    await caller.setFault({ kind: 'html', count: 1 })
    const response = await caller.fetchPlatform(profile)
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('<h1>503')
    await expectRecovery()
  })

  it('cut: a good beginning, and the connection gone before the end', async () => {
    await caller.setFault({ kind: 'cut', count: 1 })
    const response = await caller.fetchPlatform(profile)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
    await expectRecovery()
  })

  it('malformed: JSON that cannot be parsed, under status 200', async () => {
    await caller.setFault({ kind: 'malformed', count: 1 })
    const response = await caller.fetchPlatform(profile)
    const text = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    await expectRecovery()
  })

  it('is not spent on a caller who has hung up', async () => {
    await caller.setFault({ kind: 'slow', count: 2, ms: 300 })
    const hangUp = new AbortController()
    const left = caller.fetchPlatform('/Settings/', { signal: hangUp.signal }).catch(() => 'gone')
    await expect
      .poll(() => caller.control('GET', '/faults'))
      .toMatchObject({ body: { faults: [{ hits: 1 }] } })
    hangUp.abort()
    expect(await left).toBe('gone')
    await caller.setFault({ kind: 'malformed', path: '/Settings/', count: 1 })
    await expectRecovery()
    const text = await (await caller.fetchPlatform('/Settings/')).text()
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
  })

  it('stale: the same profile as it was minted earlier', async () => {
    const fresh = (await readProfile()).body.Response
    await caller.setFault({ kind: 'stale', count: 1, ms: 3_600_000 })
    const stale = (await readProfile()).body.Response
    expect(Date.parse(stale.responseMintedTimestamp)).toBe(
      Date.parse(fresh.responseMintedTimestamp) - 3_600_000,
    )
    expect(Object.keys(stale.characters?.data ?? {})).toEqual(Object.keys(fresh.characters?.data ?? {}))
    expect((await readProfile()).body.Response).toEqual(fresh)
  })

  it('missing-component: success, with one component simply not there', async () => {
    await caller.setFault({ kind: 'missing-component', component: 'Characters', count: 1 })
    const { status, body } = await readProfile()
    expect([status, body.ErrorCode]).toEqual([200, 1])
    expect(body.Response.characters).toBeUndefined()
    expect(body.Response.profile).toBeDefined()
    expect((await readProfile()).body.Response.characters).toBeDefined()
  })

  it('unknown-values: fields and enum values nobody knows, beside the known ones', async () => {
    const known = (await readProfile()).body.Response
    await caller.setFault({ kind: 'unknown-values', count: 1 })
    const { body } = await readProfile()
    expect(body.ErrorCode).toBe(1)
    expect(body.Response).toHaveProperty('newComponent')
    const items = (answer: Profile) =>
      Object.values(answer.characterEquipment?.data ?? {}).flatMap((one) => one.items)
    expect(items(body.Response).some(({ location }) => location === 9)).toBe(true)
    expect(items(body.Response).length).toBe(items(known).length)
    expect((await readProfile()).body.Response).toEqual(known)
  })

  it('token-expired: 401 until the token is refreshed', async () => {
    const tokens = await caller.signIn('veteran')
    await caller.setFault({ kind: 'token-expired' })
    const refused = await readProfile(tokens.access_token)
    expect([refused.status, refused.body.ErrorCode]).toEqual([401, 22])
    const { body } = await caller.refresh(tokens.refresh_token)
    expect((await readProfile(body.access_token)).body.ErrorCode).toBe(1)
    await caller.clearFaults()
    expect((await readProfile(tokens.access_token)).body.ErrorCode).toBe(1)
  })

  it('token-revoked: 401, refresh does not help, a new sign-in does', async () => {
    const tokens = await caller.signIn('veteran')
    await caller.setFault({ kind: 'token-revoked' })
    const refused = await readProfile(tokens.access_token)
    expect([refused.status, refused.body.ErrorStatus]).toEqual([401, 'AuthorizationRecordRevoked'])
    expect(await caller.refresh(tokens.refresh_token)).toEqual({
      status: 400,
      body: { error: 'server_error', error_description: 'AuthorizationRecordRevoked' },
    })
    const { access_token } = await caller.signIn('veteran')
    expect((await readProfile(access_token)).body.ErrorCode).toBe(1)
  })
})

describe('maintenance on the token endpoint', () => {
  it('is HTTP 400 with SystemDisabled, and the refresh token is still good afterwards', async () => {
    const { refresh_token } = await caller.signIn('veteran')
    await caller.setFault({ kind: 'maintenance', count: 1 })
    expect(await caller.refresh(refresh_token)).toEqual({
      status: 400,
      body: { error: 'server_error', error_description: 'SystemDisabled' },
    })
    expect((await caller.refresh(refresh_token)).status).toBe(200)
  })

  it('of the game alone shows in the settings and the alerts', async () => {
    interface Settings {
      systems: Record<string, { enabled: boolean }>
    }
    await caller.setFault({ kind: 'maintenance', path: '/Platform/Destiny2/' })
    const settings = (await caller.call<Settings>('/Settings/')).body.Response
    expect([settings.systems.Destiny2?.enabled, settings.systems.Authentication?.enabled]).toEqual([
      false,
      true,
    ])
    expect((await caller.call<object[]>('/GlobalAlerts/')).body.Response).toHaveLength(1)
    await caller.clearFaults()
    expect((await caller.call<object[]>('/GlobalAlerts/')).body.Response).toEqual([])
  })
})

describe('the reach of a fault', () => {
  it('is the paths that begin as asked, in any case and with or without /Platform', async () => {
    for (const path of ['/Platform/destiny2/Manifest', '/Destiny2/Manifest']) {
      await caller.setFault({ kind: 'unexpected', path })
      expect((await caller.call('/Destiny2/Manifest/')).body.ErrorCode).toBe(1618)
      expect((await caller.call('/Settings/')).body.ErrorCode).toBe(1)
      await caller.clearFaults()
    }
  })

  it('includes the definition files', async () => {
    interface Manifest {
      jsonWorldComponentContentPaths: { en: Record<string, string> }
    }
    const { body } = await caller.call<Manifest>('/Destiny2/Manifest/')
    const path = body.Response.jsonWorldComponentContentPaths.en.DestinyInventoryItemDefinition
    await caller.setFault({ kind: 'cut', path: '/common/', count: 1 })
    const cut = await fetch(`${sandbox.url}${path}`)
    await expect(cut.text()).rejects.toThrow()
    await caller.setFault({ kind: 'malformed', path: '/common/', count: 1 })
    const broken = await (await fetch(`${sandbox.url}${path}`)).text()
    expect(() => JSON.parse(broken)).toThrow(SyntaxError)
    expect((await fetch(`${sandbox.url}${path}`)).status).toBe(200)
  })

  it('ends by itself after its seconds', async () => {
    await caller.setFault({ kind: 'maintenance', seconds: 1.2 })
    const code = async () => (await caller.call('/Settings/')).body.ErrorCode
    expect(await code()).toBe(5)
    await expect.poll(code).toBe(1)
  })
})
