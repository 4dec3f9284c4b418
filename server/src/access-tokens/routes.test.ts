import { MOST_ACCESS_TOKENS } from '@ai-vault/contract/account/access-tokens.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'
import type { AccessTokenTables } from './access-token-store.ts'

onBothDatabases('a personal access token', (database) => {
  let test: TestApp
  let member = 4611686018400000100n
  beforeAll(async () => {
    test = await createTestApp({ database: database.current })
  })
  afterAll(() => test.close())

  async function player() {
    member += 1n
    const browser = createTestBrowser(test.app)
    await browser.signIn(String(member))
    const make = async (name: string) => {
      const response = await browser.post('/api/access-tokens', { name })
      return { status: response.statusCode, ...response.json() }
    }
    const revoke = (id: string) =>
      browser.request({
        method: 'DELETE',
        url: `/api/access-tokens/${id}`,
        bearer: browser.handles.access_token,
      })
    const list = async () => (await browser.get('/api/access-tokens')).json().tokens
    return { id: String(member), browser, make, revoke, list }
  }
  /** As a script calls: no cookie, and a body that is wrong, so that whoever was let in gets 422. */
  const script = async (token: string) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/armor/optimize',
      headers: { authorization: `Bearer ${token}` },
      payload: { class: 'nobody' },
    })
    return [response.statusCode, response.json().code]
  }

  it('is shown once, kept as a hash, and stands for its player without a cookie', async () => {
    const { id, make, list } = await player()
    const { status, token, ...made } = await make('  my script ')
    expect([status, token.length, made]).toEqual([
      200,
      46,
      { id: expect.any(String), name: 'my script', created_at: new Date(test.services.now()).toISOString() },
    ])
    expect(await list()).toEqual([made])
    expect(await script(token)).toEqual([422, 'invalid-request'])
    test.pass(120_000)
    await script(token)
    expect(await list()).toEqual([{ ...made, last_used_at: new Date(test.services.now()).toISOString() }])
    const query = test.services.query.withTables<AccessTokenTables>()
    const rows = await query.selectFrom('access_tokens').selectAll().where('membership_id', '=', id).execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(await test.services.playerData.exportOf(id))).not.toContain(rows[0]?.token_hash)
    expect(test.logged.join('')).not.toContain(token)
  })

  it('opens only what is made for it', async () => {
    const { make, id } = await player()
    const { token } = await make('reader')
    const headers = { authorization: `Bearer ${token}` }
    const own = await test.app.inject({ url: `/api/inventory/3/${id}`, headers })
    expect([own.statusCode, own.json().membership_id]).toEqual([200, id])
    const foreign = await test.app.inject({ url: '/api/inventory/3/1', headers })
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'not-owner'])
    for (const url of ['/api/access-tokens', '/api/reviews', '/api/bungie/sessions', '/api/armor/kept']) {
      const response = await test.app.inject({ url, headers })
      expect([url, response.statusCode]).toEqual([url, 401])
    }
  })

  it('is worth nothing once its player has revoked it, and nobody else can', async () => {
    const owner = await player()
    const stranger = await player()
    const { id, token } = await owner.make('one')
    const kept = await owner.make('two')
    const refused = await stranger.revoke(id)
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'token-not-found'])
    expect((await script(token))[0]).toBe(422)
    expect((await owner.revoke(id)).statusCode).toBe(200)
    expect(await script(token)).toEqual([401, 'token-unknown'])
    expect((await owner.revoke(id)).statusCode).toBe(404)
    expect((await owner.list()).map((each: { id: string }) => each.id)).toEqual([kept.id])
  })

  it('rests while its player is signed in nowhere, and works again after the next sign-in', async () => {
    const { id, browser, make } = await player()
    const { token } = await make('sleeper')
    await browser.post('/api/bungie/logout')
    expect(await script(token)).toEqual([401, 'token-resting'])
    await createTestBrowser(test.app).signIn(id)
    expect((await script(token))[0]).toBe(422)
  })

  it('is one of ten, with a name', async () => {
    const { make } = await player()
    expect((await make('   ')).status).toBe(422)
    expect((await make('one\r\nx-injected: \u202etwo')).name).toBe('one x-injected: two')
    expect((await make('x'.repeat(61))).status).toBe(422)
    for (let at = 1; at < MOST_ACCESS_TOKENS; at++) expect((await make(`script ${at}`)).status).toBe(200)
    expect(await make('one more')).toMatchObject({ status: 422, code: 'too-many-tokens' })
  })

  it('is one of ten at most, also where many are made at once', async () => {
    const { make, list } = await player()
    const made = await Promise.all(Array.from({ length: 25 }, (_, at) => make(`script ${at}`)))
    expect(made.filter(({ status }) => status === 200)).toHaveLength(MOST_ACCESS_TOKENS)
    expect(await list()).toHaveLength(MOST_ACCESS_TOKENS)
  })
})
