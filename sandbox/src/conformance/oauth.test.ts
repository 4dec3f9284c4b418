import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from '../demo-credentials.ts'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'
import { createCaller, type SandboxCaller } from '../test-support/sandbox-caller.ts'

const NOW = new Date('2026-07-01T12:00:00Z')
const MY_ACCOUNT = '/User/GetMembershipsForCurrentUser/'
let sandbox: Sandbox
let caller: SandboxCaller

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock: () => NOW })
  caller = createCaller(sandbox)
})
afterAll(() => sandbox.close())

describe('the token endpoint', () => {
  it('exchanges a code for tokens of the platform’s form and lifetimes', async () => {
    const { status, body } = await caller.redeem(await caller.codeFor('veteran'))
    const veteran = (await caller.guardians()).find(({ id }) => id === 'veteran')
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^(?=.*\+)(?=.*\/).*=$/),
      token_type: 'Bearer',
      expires_in: 3_600,
      refresh_token: expect.stringMatching(/^(?=.*\+)(?=.*\/).*=$/),
      refresh_expires_in: 7_776_000,
      membership_id: veteran?.platformMembershipId,
    })
  })

  it('takes a code once', async () => {
    const code = await caller.codeFor('veteran')
    await caller.redeem(code)
    expect(await caller.redeem(code)).toEqual({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'AuthorizationCodeInvalid' },
    })
  })

  it('takes no code older than ten minutes', async () => {
    const code = await caller.codeFor('veteran')
    await caller.control('POST', '/clock', { advanceSeconds: 601 })
    expect((await caller.redeem(code)).body).toMatchObject({ error_description: 'AuthorizationCodeInvalid' })
    await caller.control('POST', '/clock', { now: null })
  })

  it.each([
    ['in the header', `${DEMO_CLIENT_ID}:${DEMO_CLIENT_SECRET}`, 200],
    ['with a wrong secret', `${DEMO_CLIENT_ID}:wrong`, 400],
    ['of another application', `999:${DEMO_CLIENT_SECRET}`, 400],
  ])('reads client credentials %s', async (_name, credentials, status) => {
    const answer = await caller.token(
      { grant_type: 'authorization_code', code: await caller.codeFor('veteran') },
      { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    )
    expect(answer.status).toBe(status)
  })

  it.each([
    ['a wrong client secret', { client_secret: 'wrong' }, 'invalid_client'],
    ['no grant type', { grant_type: '' }, 'invalid_request', 'Missing required parameter grant_type'],
    ['a client id that is no number', { client_id: 'me' }, 'invalid_request', 'Cannot parse client_id'],
    ['another kind of grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('refuses %s', async (_name, form, error, description?) => {
    const { status, body } = await caller.token({
      grant_type: 'authorization_code',
      code: await caller.codeFor('veteran'),
      ...form,
    })
    expect(status).toBe(400)
    expect(body).toEqual({ error, error_description: description ?? expect.any(String) })
  })

  it('does not read JSON bodies', async () => {
    const response = await fetch(`${sandbox.url}/Platform/App/OAuth/token/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'authorization_code', code: await caller.codeFor('veteran') }),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: 'invalid_request',
      error_description: 'Missing required parameter grant_type',
    })
  })

  it('rotates refresh tokens and takes each one once', async () => {
    const first = await caller.signIn('veteran')
    const second = await caller.refresh(first.refresh_token)
    expect(second.status).toBe(200)
    expect(second.body.refresh_token).not.toBe(first.refresh_token)
    expect(await caller.refresh(first.refresh_token)).toEqual({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'ProvidedTokenNotValidRefreshToken' },
    })
    expect((await caller.refresh(second.body.refresh_token)).status).toBe(200)
  })

  it('does not take an access token for a refresh token', async () => {
    const { access_token } = await caller.signIn('veteran')
    expect((await caller.refresh(access_token)).body).toMatchObject({ error: 'invalid_grant' })
  })
})

describe('tokens in time', () => {
  it('lets an access token run out after an hour and a refreshed one in again', async () => {
    const tokens = await caller.signIn('veteran')
    await caller.control('POST', '/clock', { advanceSeconds: 3_590 })
    expect((await caller.call(MY_ACCOUNT, { token: tokens.access_token })).body.ErrorCode).toBe(1)
    await caller.control('POST', '/clock', { advanceSeconds: 20 })
    const expired = await caller.call(MY_ACCOUNT, { token: tokens.access_token })
    expect([expired.status, expired.body.ErrorCode]).toEqual([401, 22])
    const { body } = await caller.refresh(tokens.refresh_token)
    expect((await caller.call(MY_ACCOUNT, { token: body.access_token })).body.ErrorCode).toBe(1)
    await caller.control('POST', '/clock', { now: null })
  })

  it('lets a refresh token run out after ninety days', async () => {
    const { refresh_token } = await caller.signIn('veteran')
    await caller.control('POST', '/clock', { advanceSeconds: 7_776_010 })
    expect(await caller.refresh(refresh_token)).toEqual({
      status: 400,
      body: { error: 'server_error', error_description: 'AuthorizationRecordExpired' },
    })
    await caller.control('POST', '/clock', { now: null })
  })

  it('keeps players signed in over a restart with the same seed', async () => {
    const tokens = await caller.signIn('veteran')
    const restarted = await startSandbox({ port: 0, clock: () => NOW })
    try {
      const again = createCaller(restarted)
      expect((await again.call(MY_ACCOUNT, { token: tokens.access_token })).body.ErrorCode).toBe(1)
      expect((await again.refresh(tokens.refresh_token)).status).toBe(200)
    } finally {
      await restarted.close()
    }
  })
})

describe('tokens and applications', () => {
  it('counts a token of another API key as not signed in', async () => {
    const { access_token } = await caller.signIn('veteran')
    const other = await startSandbox({ port: 0, clock: () => NOW, apiKey: 'another-key' })
    try {
      const answer = await createCaller(other).call(MY_ACCOUNT, {
        token: access_token,
        headers: { 'x-api-key': 'another-key' },
      })
      expect([answer.status, answer.body.ErrorCode]).toEqual([401, 99])
    } finally {
      await other.close()
    }
  })

  it('gives an application without the inventory scope no private components', async () => {
    const readsBasicsOnly = await startSandbox({ port: 0, clock: () => NOW, scopes: 1 })
    try {
      const other = createCaller(readsBasicsOnly)
      const { access_token } = await other.signIn('veteran')
      const veteran = (await other.guardians()).find(({ id }) => id === 'veteran')
      const path = `/Destiny2/${veteran?.membershipType}/Profile/${veteran?.membershipId}/?components=102`
      const { body } = await other.call<{ profileInventory?: { data?: object } }>(path, {
        token: access_token,
      })
      expect(body.ErrorCode).toBe(1)
      expect(body.Response.profileInventory?.data).toBeUndefined()
    } finally {
      await readsBasicsOnly.close()
    }
  })

  it.each(['nonsense', 'bm90IHNpZ25lZCBieSB1cyBhdCBhbGwsIHNvIG5vIGdvb2Q='])(
    'answers 401 to the token %s',
    async (token) => {
      const answer = await caller.call(MY_ACCOUNT, { token })
      expect([answer.status, answer.body.ErrorCode]).toEqual([401, 99])
    },
  )
})
