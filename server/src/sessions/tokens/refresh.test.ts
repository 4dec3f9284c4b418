import { randomBytes } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { onBothDatabases } from '../../../test-support/databases/databases.ts'
import { platformError } from '../../../test-support/fakes/fake-platform.ts'
import { createSessionBench } from '../../../test-support/session-bench.ts'
import type { SessionTables } from '../tables.ts'
import { createTokenStore } from './token-store.ts'

onBothDatabases('F-353 refreshing', (database) => {
  let bench: ReturnType<typeof createSessionBench>
  beforeEach(() => {
    bench = createSessionBench(database.current)
  })
  const works = (bearer: string, cookie: string) => bench.sessions.byHandle({ bearer, cookie })

  it('hands out a new pair; the old access handle works a minute longer for requests under way', async () => {
    const { answer, cookie } = await bench.signIn()
    const next = await bench.sessions.refresh(answer.refresh_token, cookie)
    expect(next.access_token).not.toBe(answer.access_token)
    expect(next.refresh_token).not.toBe(answer.refresh_token)
    await expect(works(next.access_token, cookie)).resolves.toBeDefined()
    await expect(works(answer.access_token, cookie)).resolves.toBeDefined()
    bench.pass(60_000)
    await expect(works(answer.access_token, cookie)).rejects.toMatchObject({ code: 'session-expired' })
    await expect(works(next.access_token, cookie)).resolves.toBeDefined()
  })

  it('needs the cookie of the same sign-in', async () => {
    const { answer, cookie } = await bench.signIn()
    const other = await bench.signIn()
    const refused = [
      [undefined, 'cookie-missing'],
      ['made-up', 'session-unknown'],
      [other.cookie, 'refresh-unknown'],
    ] as const
    for (const [foreign, code] of refused) {
      await expect(bench.sessions.refresh(answer.refresh_token, foreign)).rejects.toMatchObject({
        status: 401,
        code,
      })
    }
    await expect(bench.sessions.refresh(answer.refresh_token, cookie)).resolves.toBeDefined()
    await expect(works(other.answer.access_token, other.cookie)).resolves.toBeDefined()
  })

  it('takes a used handle for reuse also after the clock was set back', async () => {
    const { answer, cookie } = await bench.signIn()
    await bench.sessions.refresh(answer.refresh_token, cookie, true)
    bench.pass(-86_400_000)
    await expect(bench.sessions.refresh(answer.refresh_token, cookie, true)).rejects.toMatchObject({
      code: 'refresh-reused',
    })
    bench.pass(86_400_000)
  })

  it('ends the whole sign-in when a used handle comes back', async () => {
    const { answer, cookie } = await bench.signIn()
    const next = await bench.sessions.refresh(answer.refresh_token, cookie, true)
    bench.pass(10_001)
    await expect(bench.sessions.refresh(answer.refresh_token, cookie, true)).rejects.toMatchObject({
      status: 401,
      code: 'refresh-reused',
    })
    await expect(works(next.access_token, cookie)).rejects.toMatchObject({
      code: 'session-ended',
      detail: expect.stringContaining('used refresh token'),
    })
    await expect(bench.sessions.refresh(next.refresh_token, cookie)).rejects.toMatchObject({ status: 401 })
  })

  it('ends it at once when the successor had been used already, grace or not', async () => {
    const { answer, cookie } = await bench.signIn()
    const next = await bench.sessions.refresh(answer.refresh_token, cookie)
    await bench.sessions.refresh(next.refresh_token, cookie)
    await expect(bench.sessions.refresh(answer.refresh_token, cookie)).rejects.toMatchObject({
      code: 'refresh-reused',
    })
  })

  it('ends it at once when the new access handle had been used already, grace or not', async () => {
    const { answer, cookie } = await bench.signIn()
    const next = await bench.sessions.refresh(answer.refresh_token, cookie)
    await works(next.access_token, cookie)
    await expect(bench.sessions.refresh(answer.refresh_token, cookie)).rejects.toMatchObject({
      status: 401,
      code: 'refresh-reused',
    })
    await expect(works(next.access_token, cookie)).rejects.toMatchObject({ code: 'session-ended' })
  })

  it('answers the same pair to a request that was under way before the new handle was used', async () => {
    const { answer, cookie } = await bench.signIn()
    bench.fake.slowDown(100)
    const slow = bench.node().refresh(answer.refresh_token, cookie)
    await vi.waitFor(() => expect(bench.fake.calls.resolveAccount).toBe(2))
    bench.fake.slowDown(0)
    const next = await bench.sessions.refresh(answer.refresh_token, cookie)
    bench.pass(1)
    await works(next.access_token, cookie)
    expect(await slow).toEqual(next)
    await expect(works(next.access_token, cookie)).resolves.toBeDefined()
  })

  it('refuses a used handle of a script a moment later, although nobody has shown the new pair', async () => {
    const { answer, cookie } = await bench.signIn()
    await bench.sessions.refresh(answer.refresh_token, cookie)
    bench.pass(1)
    await expect(bench.sessions.refresh(answer.refresh_token, cookie)).rejects.toMatchObject({
      status: 401,
      code: 'refresh-reused',
    })
  })

  it('answers the same pair to a tab that read the other tab a moment late, but not two seconds later', async () => {
    const { answer, cookie } = await bench.signIn()
    const next = await bench.sessions.refresh(answer.refresh_token, cookie, true)
    await works(next.access_token, cookie)
    bench.pass(2_000)
    expect(await bench.sessions.refresh(answer.refresh_token, cookie, true)).toEqual(next)
    bench.pass(1)
    await expect(bench.sessions.refresh(answer.refresh_token, cookie, true)).rejects.toMatchObject({
      code: 'refresh-reused',
    })
  })

  it('answers the same pair again to a page whose answer got lost within ten seconds', async () => {
    const { answer, cookie } = await bench.signIn()
    const first = await bench.sessions.refresh(answer.refresh_token, cookie, true)
    bench.pass(9_000)
    const again = await bench.sessions.refresh(answer.refresh_token, cookie, true)
    expect(again).toEqual(first)
    await expect(works(again.access_token, cookie)).resolves.toBeDefined()
    await expect(bench.sessions.refresh(first.refresh_token, cookie)).resolves.toBeDefined()
  })

  it('F-032 twenty tabs on two nodes at once get one and the same pair from one renewal', async () => {
    const { answer, cookie } = await bench.signIn()
    bench.pass(3_600_000)
    bench.fake.slowDown(20)
    const nodes = [bench.sessions, bench.node()]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, tab) => nodes[tab % 2]?.refresh(answer.refresh_token, cookie)),
    )
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(bench.fake.calls.refreshTokens).toBe(1)
    await expect(works(answers[0]?.access_token ?? '', cookie)).resolves.toBeDefined()
  })

  it.each(['maintenance', 'throttled', 'unavailable', 'network', 'timeout', 'malformed'] as const)(
    'F-033 answers 503 and signs nobody out when the platform says %s',
    async (code) => {
      const { answer, cookie } = await bench.signIn()
      bench.pass(3_600_000)
      bench.fake.fail('refreshTokens', platformError(code))
      await expect(bench.sessions.refresh(answer.refresh_token, cookie)).rejects.toMatchObject({
        status: 503,
        code: `platform-${code}`,
        retryAfter: 30,
      })
      // The handle in hand works on for a quarter of an hour, so that last good copies can be read during the outage.
      bench.pass(15 * 60_000 - 1)
      await expect(works(answer.access_token, cookie)).resolves.toBeDefined()
      bench.pass(1)
      await expect(works(answer.access_token, cookie)).rejects.toMatchObject({ code: 'session-expired' })
      bench.fake.recover()
      await expect(bench.sessions.refresh(answer.refresh_token, cookie)).resolves.toBeDefined()
    },
  )

  it('spends no platform token while the one in hand is good', async () => {
    const { answer, cookie } = await bench.signIn()
    bench.fake.fail('refreshTokens', platformError('network'))
    await expect(bench.sessions.refresh(answer.refresh_token, cookie)).resolves.toBeDefined()
    expect(bench.fake.calls.refreshTokens).toBe(0)
  })

  it.each(['network', 'malformed', 'timeout'] as const)(
    'keeps the session, and asks to connect again, when the answer to a renewal was lost (%s)',
    async (code) => {
      const { answer, cookie } = await bench.signIn()
      const { id } = await works(answer.access_token, cookie)
      bench.pass(3_600_000)
      bench.fake.loseRenewal(code)
      await expect(bench.sessions.refresh(answer.refresh_token, cookie)).rejects.toMatchObject({
        status: 503,
        code: `platform-${code}`,
      })
      const next = await bench.node().refresh(answer.refresh_token, cookie)
      await expect(works(next.access_token, cookie)).resolves.toMatchObject({ id })
      const calls = bench.fake.calls.refreshTokens
      await expect(bench.sessions.accessToken(id)).rejects.toMatchObject({
        status: 401,
        code: 'reconnect-needed',
        detail: expect.stringContaining('connect again'),
      })
      expect(bench.fake.calls.refreshTokens).toBe(calls)
    },
  )

  it('keeps it too where the platform had refused others before: a refusal makes up for no lost answer', async () => {
    const { answer, cookie } = await bench.signIn()
    bench.pass(3_600_000)
    const refresh = () => bench.sessions.refresh(answer.refresh_token, cookie)
    bench.fake.fail('refreshTokens', platformError('maintenance'))
    for (const _ of [1, 2]) await expect(refresh()).rejects.toMatchObject({ code: 'platform-maintenance' })
    bench.fake.recover()
    bench.fake.loseRenewal('timeout')
    await expect(refresh()).rejects.toMatchObject({ code: 'platform-timeout' })
    const next = await refresh()
    await expect(works(next.access_token, cookie)).resolves.toBeDefined()
  })

  it('keeps the session and its tokens on a node with another key, which cannot open them', async () => {
    const { answer, cookie } = await bench.signIn()
    const { id } = await works(answer.access_token, cookie)
    const foreign = bench.node({ sealing: randomBytes(32) })
    await expect(foreign.accessToken(id)).rejects.toMatchObject({ code: 'reconnect-needed' })
    const next = await foreign.refresh(answer.refresh_token, cookie)
    await expect(works(next.access_token, cookie)).resolves.toMatchObject({ id })
    await expect(bench.sessions.accessToken(id)).resolves.toContain('access-')
  })

  it('keeps the session when the server died in the middle of a renewal', async () => {
    const { answer, cookie } = await bench.signIn()
    const { id } = await works(answer.access_token, cookie)
    bench.pass(3_600_000)
    const store = createTokenStore(database.current.query)
    await store.lease(id, 1, 'a dead node', bench.now(), bench.now() + 20_000)
    bench.fake.revoke(answer.membership_id)
    bench.pass(20_001)
    await expect(bench.sessions.refresh(answer.refresh_token, cookie)).resolves.toBeDefined()
    await expect(bench.sessions.accessToken(id)).rejects.toMatchObject({ code: 'reconnect-needed' })
  })

  it('F-033 notices at once that the platform took the grant back, however good the token is', async () => {
    const { answer, cookie, member } = await bench.signIn()
    bench.fake.revoke(member)
    await expect(bench.sessions.refresh(answer.refresh_token, cookie)).rejects.toMatchObject({
      code: 'grant-invalid',
    })
  })

  it('F-033 ends the session with 401 when the platform took the grant back, also after an outage', async () => {
    const { answer, cookie, member } = await bench.signIn()
    bench.pass(3_600_000)
    bench.fake.fail('refreshTokens', platformError('maintenance'))
    await expect(bench.sessions.refresh(answer.refresh_token, cookie)).rejects.toMatchObject({
      status: 503,
      retryAfter: 30,
    })
    bench.fake.recover()
    bench.fake.revoke(member)
    await expect(bench.sessions.refresh(answer.refresh_token, cookie)).rejects.toMatchObject({
      status: 401,
      code: 'grant-invalid',
    })
    await expect(works(answer.access_token, cookie)).rejects.toMatchObject({ code: 'session-ended' })
  })
})

onBothDatabases('the platform token of a session', (database) => {
  let bench: ReturnType<typeof createSessionBench>
  beforeEach(() => {
    bench = createSessionBench(database.current)
  })

  it('is used as it is while it is good, and renewed once when it runs out, by whoever asks', async () => {
    const { answer, cookie } = await bench.signIn()
    const { id } = await bench.sessions.byHandle({ bearer: answer.access_token, cookie })
    const first = await bench.sessions.accessToken(id)
    expect(await bench.sessions.accessToken(id)).toBe(first)
    expect(bench.fake.calls.refreshTokens).toBe(0)
    bench.pass(3_600_000 - 60_000 - 1)
    expect(await bench.sessions.accessToken(id)).toBe(first)
    bench.pass(1)
    bench.fake.slowDown(20)
    const nodes = [bench.sessions, bench.node(), bench.node()]
    const tokens = await Promise.all(nodes.flatMap((node) => [node.accessToken(id), node.accessToken(id)]))
    expect(new Set(tokens).size).toBe(1)
    expect(tokens[0]).not.toBe(first)
    expect(bench.fake.calls.refreshTokens).toBe(1)
  })

  it('is renewed when the platform refused it, whatever its age', async () => {
    const { answer, cookie } = await bench.signIn()
    const { id } = await bench.sessions.byHandle({ bearer: answer.access_token, cookie })
    const refused = await bench.sessions.accessToken(id)
    expect(await bench.sessions.accessToken(id, refused)).not.toBe(refused)
  })

  it('can be renewed after a failure: the lease is given back', async () => {
    const { answer, cookie } = await bench.signIn()
    const { id } = await bench.sessions.byHandle({ bearer: answer.access_token, cookie })
    const refused = await bench.sessions.accessToken(id)
    bench.fake.fail('refreshTokens', platformError('maintenance'))
    await expect(bench.sessions.accessToken(id, refused)).rejects.toMatchObject({ code: 'maintenance' })
    bench.fake.recover()
    await expect(bench.node().accessToken(id, refused)).resolves.toBeDefined()
  })

  it('is taken over from a node that died with the lease, once the lease runs out', async () => {
    const { answer, cookie } = await bench.signIn()
    const { id } = await bench.sessions.byHandle({ bearer: answer.access_token, cookie })
    await database.current.query
      .withTables<SessionTables>()
      .updateTable('sessions')
      .set({ lease_owner: 'a dead node', lease_until: bench.now() + 20_000 })
      .where('id', '=', id)
      .execute()
    const refused = await bench.sessions.accessToken(id)
    const waiting = bench.sessions.accessToken(id, refused)
    const early = Symbol('early')
    expect(await Promise.race([waiting, new Promise((resolve) => setImmediate(resolve, early))])).toBe(early)
    bench.pass(20_001)
    await expect(waiting).resolves.not.toBe(refused)
  })

  it('of a node that was too slow never replaces what the node after it has saved', async () => {
    const { answer, cookie } = await bench.signIn()
    const { id } = await bench.sessions.byHandle({ bearer: answer.access_token, cookie })
    const store = createTokenStore(database.current.query)
    expect(await store.save(id, 1, 'of the second node', bench.now() + 1_000)).toBe(true)
    expect(await store.save(id, 1, 'of the slow node', bench.now() + 1_000)).toBe(false)
    expect(await store.read(id)).toMatchObject({ sealed: 'of the second node', version: 2 })
  })
})
