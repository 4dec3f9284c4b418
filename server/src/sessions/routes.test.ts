import { sessionAnswerSchema, sessionListSchema } from '@ai-vault/contract/account/session.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'

describe('signing in over HTTP', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it('F-037 login gives an address with a state and a nonce cookie that scripts cannot read', async () => {
    const response = await test.app.inject({ url: '/api/bungie/login' })
    const state = new URL(response.json().auth_url).searchParams.get('state')
    const cookie = response.cookies.find(({ name }) => name === 'vault_login')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(state?.length).toBeGreaterThanOrEqual(32)
    expect(cookie?.value).not.toContain(state)
  })

  it('the callback answers handles and sets the session cookie; the nonce is spent', async () => {
    const browser = createTestBrowser(test.app)
    const answer = await browser.signIn('100')
    expect(sessionAnswerSchema.parse(answer)).toEqual(answer)
    expect(browser.jar.has('vault_session')).toBe(true)
    expect(browser.jar.has('vault_login')).toBe(false)
    expect((await browser.get('/api/bungie/sessions')).statusCode).toBe(200)
  })

  it('lets nothing of a sign-in be kept on the way', async () => {
    const browser = createTestBrowser(test.app)
    const { refresh_token } = await browser.signIn('150')
    const answers = [
      await browser.request({ url: '/api/bungie/login' }),
      await browser.get('/api/bungie/sessions'),
      await browser.post('/api/bungie/refresh', { refresh_token: 'unknown' }),
      await browser.post('/api/bungie/refresh', { refresh_token }),
      await browser.post('/api/bungie/callback', { code: 'x', state: 'y' }),
      await browser.post('/api/bungie/logout'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 401, 200, 400, 200])
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store')
  })

  it('F-019 refuses a code without the nonce, with a tampered state, and a second time', async () => {
    const browser = createTestBrowser(test.app)
    const login = await browser.request({ url: '/api/bungie/login' })
    const state = new URL(login.json().auth_url).searchParams.get('state') ?? ''
    const nonce = browser.jar.get('vault_login') ?? ''
    const finish = (payload: object, cookie: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/bungie/callback',
        payload,
        headers: { cookie },
      })
    const stranger = await finish({ code: '100', state }, '')
    expect(stranger.statusCode).toBe(400)
    expect(stranger.json()).toMatchObject({
      code: 'state-mismatch',
      detail: expect.stringContaining('did not begin'),
    })
    const changed = (state.startsWith('x') ? 'y' : 'x') + state.slice(1)
    const tampered = await finish({ code: '100', state: changed }, `vault_login=${nonce}`)
    expect(tampered.json()).toMatchObject({
      code: 'state-mismatch',
      detail: expect.stringContaining('does not match'),
    })
    expect(tampered.cookies.find(({ name }) => name === 'vault_session')).toBeUndefined()
    const calls = test.fake.calls.exchangeCode
    await browser.signIn('100')
    const again = await browser.post('/api/bungie/callback', { code: '100', state })
    expect(again.json()).toMatchObject({ code: 'state-mismatch' })
    expect(test.fake.calls.exchangeCode).toBe(calls + 1)
  })

  it('answers a code the platform does not take, and one without a field', async () => {
    const browser = createTestBrowser(test.app)
    const login = await browser.request({ url: '/api/bungie/login' })
    const state = new URL(login.json().auth_url).searchParams.get('state')
    const bad = await browser.post('/api/bungie/callback', { code: 'bad', state })
    expect(bad.statusCode).toBe(401)
    const incomplete = await browser.post('/api/bungie/callback', { code: 'x' })
    expect(incomplete.statusCode).toBe(422)
    expect(incomplete.json()).toMatchObject({
      code: 'invalid-request',
      detail: expect.stringContaining('state'),
    })
  })

  it('refresh rotates the handles and renews the cookie; reuse ends the sign-in, and says so', async () => {
    const browser = createTestBrowser(test.app)
    const { refresh_token } = await browser.signIn('200')
    const first = await browser.post('/api/bungie/refresh', { refresh_token })
    expect(first.statusCode).toBe(200)
    expect(first.cookies.map(({ name }) => name)).toContain('vault_session')
    test.pass(11_000)
    const reused = await browser.post('/api/bungie/refresh', { refresh_token })
    expect(reused.statusCode).toBe(401)
    expect(reused.json()).toMatchObject({
      code: 'refresh-reused',
      detail: expect.stringContaining('used refresh token'),
    })
    const after = await browser.request({
      url: '/api/bungie/sessions',
      bearer: first.json().access_token,
    })
    expect(after.statusCode).toBe(401)
  })

  it('F-031 logout ends the session and clears cookie and cache, with or without a session', async () => {
    const browser = createTestBrowser(test.app)
    await browser.signIn('300')
    const cookie = `vault_session=${browser.jar.get('vault_session')}`
    const response = await browser.post('/api/bungie/logout')
    expect(response.json()).toEqual({ success: true })
    expect(browser.jar.has('vault_session')).toBe(false)
    expect(response.headers['clear-site-data']).toBe('"cache"')
    const again = await test.app.inject({
      url: '/api/bungie/sessions',
      headers: { cookie, authorization: `Bearer ${browser.handles.access_token}` },
    })
    expect(again.json()).toMatchObject({
      code: 'session-ended',
      detail: expect.stringContaining('signed out'),
    })
    expect((await test.app.inject({ method: 'POST', url: '/api/bungie/logout' })).statusCode).toBe(200)
  })

  it('lists sessions with the device of each, and revokes one', async () => {
    const [laptop, phone] = [createTestBrowser(test.app), createTestBrowser(test.app)]
    await laptop.signIn('400')
    await phone.signIn('400')
    const list = sessionListSchema.parse((await laptop.get('/api/bungie/sessions')).json())
    expect(list.sessions.map(({ user_agent }) => user_agent)).toEqual(['lightMyRequest', 'lightMyRequest'])
    const other = list.sessions.find((session) => !session.current)
    const gone = await laptop.request({
      method: 'DELETE',
      url: `/api/bungie/sessions/${other?.id}`,
      bearer: laptop.handles.access_token,
    })
    expect(gone.statusCode).toBe(200)
    expect((await phone.get('/api/bungie/sessions')).statusCode).toBe(401)
  })

  it('F-322 signs out everywhere in one call: every device of the player, and nobody else', async () => {
    const [laptop, phone, stranger] = [1, 2, 3].map(() => createTestBrowser(test.app))
    await laptop?.signIn('450')
    await phone?.signIn('450')
    await stranger?.signIn('451')
    const gone = await laptop?.request({
      method: 'DELETE',
      url: '/api/bungie/sessions',
      bearer: laptop.handles.access_token,
    })
    expect([gone?.statusCode, gone?.json()]).toEqual([200, { success: true }])
    expect(gone?.headers['clear-site-data']).toBe('"cache"')
    expect(laptop?.jar.has('vault_session')).toBe(false)
    const after = await Promise.all([laptop, phone, stranger].map((one) => one?.get('/api/bungie/sessions')))
    expect(after.map((answer) => answer?.statusCode)).toEqual([401, 401, 200])
    expect(after[1]?.json()).toMatchObject({ code: 'session-ended' })
  })

  it('answers the same pair to 50 refreshes of a page on plain http, where only the origin tells whose it is', async () => {
    const browser = createTestBrowser(test.app)
    const { refresh_token } = await browser.signIn('460')
    const refresh = () =>
      browser.request({
        method: 'POST',
        url: '/api/bungie/refresh',
        payload: { refresh_token },
        headers: { host: 'vault.lan:3000', origin: 'http://vault.lan:3000' },
      })
    const answers = []
    // A browser has six connections: most of them come after the first was answered.
    for (let at = 0; at < 10; at++) {
      answers.push(...(await Promise.all([1, 2, 3, 4, 5].map(refresh))))
      test.pass(100)
    }
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.json().refresh_token)).size).toBe(1)
    const { access_token } = answers[0]?.json() ?? {}
    const alive = await browser.request({ url: '/api/bungie/sessions', bearer: access_token })
    expect(alive.statusCode).toBe(200)
  })

  it('over https the cookies are bound to the host and sent over https only', async () => {
    const secure = await createTestApp({ publicUrl: 'https://vault.example' })
    const response = await secure.app.inject({ url: '/api/bungie/login' })
    expect(response.cookies[0]).toMatchObject({ name: '__Host-vault_login', secure: true, path: '/' })
    expect(response.headers['strict-transport-security']).toContain('max-age=31536000')
    await secure.close()
  })
})
