import { MIN_HANDLE_LENGTH } from '@ai-vault/contract/account/session.ts'
import { beforeEach, expect, it } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { createSessionBench } from '../../test-support/session-bench.ts'
import type { SessionTables } from './tables.ts'

onBothDatabases('a session', (database) => {
  let bench: ReturnType<typeof createSessionBench>
  beforeEach(() => {
    bench = createSessionBench(database.current)
  })

  it('F-027 hands out opaque handles and keeps neither them nor the platform tokens readable', async () => {
    const { answer, cookie, member } = await bench.signIn()
    for (const handle of [answer.access_token, answer.refresh_token, cookie]) {
      expect(handle.length).toBeGreaterThanOrEqual(MIN_HANDLE_LENGTH)
    }
    expect(answer.expires_at).toBe(bench.now() / 1000 + 3600)
    expect(answer).toMatchObject({ membership_id: member, membership_type: '3' })
    const stored = JSON.stringify([
      await database.current.query.withTables<SessionTables>().selectFrom('sessions').selectAll().execute(),
      await database.current.query
        .withTables<SessionTables>()
        .selectFrom('refresh_handles')
        .selectAll()
        .execute(),
    ])
    for (const secret of [answer.access_token, answer.refresh_token, cookie, `-of-${member}`, 'refresh-1']) {
      expect(stored).not.toContain(secret)
    }
  })

  it('is opened once by a nonce, on whatever node and also when two try at once', async () => {
    const { nonce, authUrl } = bench.sessions.signIn.begin()
    const state = new URL(authUrl).searchParams.get('state') ?? ''
    const request = { code: 'somebody', state, nonce, userAgent: 'test', replacedCookie: undefined }
    const nodes = [bench.sessions, bench.node()]
    const tries = await Promise.allSettled(nodes.map((node) => node.signIn.complete(request)))
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await bench.sessions.purge()
    await expect(bench.node().signIn.complete(request)).rejects.toMatchObject({
      status: 400,
      code: 'state-mismatch',
      detail: expect.stringContaining('finished already'),
    })
    const kept = () =>
      database.current.query.withTables<SessionTables>().selectFrom('spent_nonces').selectAll().execute()
    expect(JSON.stringify(await kept())).not.toContain(nonce)
    bench.pass(15 * 60_000 + 1)
    await bench.sessions.purge()
    expect(await kept()).toEqual([])
  })

  it('is found by handle and cookie together only', async () => {
    const { answer, cookie, member } = await bench.signIn()
    const other = await bench.signIn()
    const bearer = answer.access_token
    await expect(bench.sessions.byHandle({ bearer, cookie })).resolves.toMatchObject({ membershipId: member })
    const refusals = [
      [{ bearer: undefined, cookie: undefined }, 'session-missing'],
      [{ bearer: undefined, cookie }, 'session-missing'],
      [{ bearer, cookie: undefined }, 'cookie-missing'],
      [{ bearer, cookie: other.cookie }, 'cookie-mismatch'],
      [{ bearer, cookie: 'made-up' }, 'session-unknown'],
      [{ bearer: answer.refresh_token, cookie }, 'cookie-mismatch'],
    ] as const
    for (const [credentials, code] of refusals) {
      await expect(bench.sessions.byHandle(credentials)).rejects.toMatchObject({ status: 401, code })
    }
  })

  it('expires after an hour and is known by cookie alone as long as the platform grant lives', async () => {
    const { answer, cookie, member } = await bench.signIn()
    const credentials = { bearer: answer.access_token, cookie }
    bench.pass(3_599_999)
    await expect(bench.sessions.byHandle(credentials)).resolves.toBeDefined()
    bench.pass(1)
    await expect(bench.sessions.byHandle(credentials)).rejects.toMatchObject({ code: 'session-expired' })
    await expect(bench.sessions.byCookie(cookie)).resolves.toMatchObject({ membershipId: member })
    bench.pass(90 * 86_400_000)
    await expect(bench.sessions.byCookie(cookie)).rejects.toMatchObject({ code: 'session-ended' })
  })

  it('is listed for its member only, revoked by id, and then refused with the reason', async () => {
    const first = await bench.signIn()
    const second = await bench.signIn(first.member)
    const stranger = await bench.signIn()
    const as = async ({ answer, cookie }: typeof first) =>
      bench.sessions.byHandle({ bearer: answer.access_token, cookie })
    const { sessions } = await bench.sessions.list(await as(second))
    expect(sessions).toHaveLength(2)
    const current = sessions.filter((session) => session.current)
    expect(current).toHaveLength(1)
    const target = sessions.find((session) => !session.current)?.id ?? ''
    await expect(bench.sessions.revoke(await as(stranger), target)).rejects.toMatchObject({ status: 404 })
    await bench.sessions.revoke(await as(second), target)
    await expect(as(first)).rejects.toMatchObject({
      code: 'session-ended',
      detail: expect.stringContaining('revoked from another session'),
    })
    await expect(as(second)).resolves.toBeDefined()
  })

  it('ends on sign-out, and when the same browser signs in again', async () => {
    const first = await bench.signIn()
    const second = await bench.signIn(first.member, first.cookie)
    await expect(bench.sessions.byCookie(first.cookie)).rejects.toMatchObject({
      detail: expect.stringContaining('signed in again'),
    })
    await bench.sessions.signOut(second.cookie)
    await bench.sessions.signOut(second.cookie)
    await bench.sessions.signOut(undefined)
    await expect(bench.sessions.byCookie(second.cookie)).rejects.toMatchObject({
      detail: expect.stringContaining('signed out'),
    })
  })

  it('is forgotten with its player, and nobody else’s with it', async () => {
    const { cookie, member } = await bench.signIn()
    const other = await bench.signIn()
    await bench.sessions.forget(member)
    await expect(bench.sessions.byCookie(cookie)).rejects.toMatchObject({ code: 'session-unknown' })
    await expect(bench.sessions.byCookie(other.cookie)).resolves.toMatchObject({ membershipId: other.member })
  })

  it('leaves no platform token behind when it ends, and no row thirty days later', async () => {
    const { cookie, member } = await bench.signIn()
    await bench.sessions.signOut(cookie)
    const rows = () =>
      database.current.query
        .withTables<SessionTables>()
        .selectFrom('sessions')
        .select('platform_tokens')
        .where('membership_id', '=', member)
        .execute()
    expect(await rows()).toEqual([{ platform_tokens: '' }])
    bench.pass(30 * 86_400_000)
    await bench.sessions.purge()
    expect(await rows()).toHaveLength(1)
    bench.pass(1)
    await bench.sessions.purge()
    expect(await rows()).toEqual([])
  })

  it('remembers a used refresh handle for thirty days, and the one in use for as long as it stands', async () => {
    const { answer, cookie } = await bench.signIn()
    const next = await bench.sessions.refresh(answer.refresh_token, cookie)
    const { id } = await bench.sessions.byCookie(cookie)
    const handles = async () => {
      await bench.sessions.purge()
      const query = database.current.query.withTables<SessionTables>()
      return (
        await query.selectFrom('refresh_handles').select('used_at').where('session_id', '=', id).execute()
      ).length
    }
    bench.pass(30 * 86_400_000)
    expect(await handles()).toBe(2)
    bench.pass(1)
    expect(await handles()).toBe(1)
    await expect(bench.sessions.refresh(next.refresh_token, cookie)).resolves.toBeDefined()
  })
})
