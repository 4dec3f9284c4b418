import fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import type { App } from '../../http/fastify-app.ts'
import type { Access } from '../../http/protection/declared-access.ts'
import { hashOf } from '../../secrets/digest.ts'
import {
  type EndReason,
  isRefusal,
  refuse,
  refuseEnded,
  refuseState,
  type SessionRefusal,
} from '../refusals.ts'
import type { SessionStore } from '../session-store.ts'
import type { SessionRow } from '../tables.ts'
import { createAuthenticator } from './authenticate.ts'
import { createCookies } from './cookies.ts'
import { createRoles } from './roles.ts'
import { guardRoutes } from './route-guard.ts'
import { bearerOf } from './session-guard.ts'

const NOW = 1_000_000_000
const row = (changes: Partial<SessionRow> = {}) =>
  ({
    id: 's1',
    membership_id: '7',
    membership_type: 3,
    display_name: 'Vesper',
    ended_at: null,
    end_reason: null,
    tokens_expire_at: NOW + 1,
    tokens_lost_at: null,
    last_used_at: NOW,
    access_hash: hashOf('new'),
    access_expires_at: NOW + 1,
    access_first_used_at: NOW,
    previous_access_hash: hashOf('old'),
    previous_access_until: NOW + 1,
    ...changes,
  }) as SessionRow

/** An authenticator over one session, and what it has written about it. */
function over(changes: Partial<SessionRow> = {}) {
  const written = { end: vi.fn(), touch: vi.fn(), noteAccessUse: vi.fn() }
  const found = row(changes)
  const store = {
    ...written,
    byCookie: async (hash: string) => (hash === hashOf('cookie') ? found : undefined),
    byId: async (id: string) => (id === 's1' ? found : undefined),
    liveOfMember: async () => [
      row({ id: 'lost', tokens_lost_at: 1 }),
      row({ id: 'over', tokens_expire_at: NOW }),
      found,
    ],
  } as unknown as SessionStore
  const authenticator = createAuthenticator(store, () => NOW)
  const by = (bearer: string | undefined, cookie: string | undefined = 'cookie') =>
    authenticator.byHandle({ bearer, cookie })
  return { ...written, authenticator, by }
}
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'let in',
    (error: { code: string }) => error.code,
  )

describe('G-04 who is let in', () => {
  it('is who shows handle and cookie of one session, until the moment it expires', async () => {
    expect(await over().by('new')).toEqual({
      id: 's1',
      membershipId: '7',
      membershipType: 3,
      displayName: 'Vesper',
    })
    expect(await code(over().by(undefined))).toBe('session-missing')
    expect(await code(over().by('new', ''))).toBe('cookie-missing')
    expect(await code(over().by('new', 'other'))).toBe('session-unknown')
    expect(await code(over().by('foreign'))).toBe('cookie-mismatch')
    expect(await code(over({ access_expires_at: NOW }).by('new'))).toBe('session-expired')
  })

  it('is let in by the handle before for as long as that was promised', async () => {
    expect(await code(over().by('old'))).toBe('let in')
    expect(await code(over({ previous_access_until: NOW }).by('old'))).toBe('session-expired')
    expect(await code(over({ previous_access_until: null }).by('old'))).toBe('session-expired')
    expect(await code(over({ previous_access_hash: null }).by('old'))).toBe('cookie-mismatch')
  })

  it('is nobody once the session has ended, and a grant that ran out ends it', async () => {
    expect(await code(over({ ended_at: 1, end_reason: 'revoked' }).by('new'))).toBe('session-ended')
    const { by, end, authenticator } = over({ tokens_expire_at: NOW })
    expect(await code(by('new'))).toBe('session-ended')
    expect(end).toHaveBeenCalledWith('s1', 'expired', NOW)
    expect(await code(authenticator.byCookie('cookie'))).toBe('session-ended')
    expect(await code(over().authenticator.byId('s1'))).toBe('let in')
    expect(await code(over().authenticator.byId('s2'))).toBe('session-unknown')
  })

  it('is noted at the first use of a handle, and at most every five minutes after', async () => {
    const first = over({ access_first_used_at: null, last_used_at: NOW - 5 * 60_000 })
    await first.by('new')
    expect(first.noteAccessUse).toHaveBeenCalledWith('s1', hashOf('new'), NOW)
    expect(first.touch).not.toHaveBeenCalled()
    const later = over({ last_used_at: NOW - 5 * 60_000 - 1 })
    await later.by('new')
    expect(later.touch).toHaveBeenCalledWith('s1', NOW)
    expect(later.noteAccessUse).not.toHaveBeenCalled()
  })

  it('is the last sign-in that still works, for who asks without one', async () => {
    expect((await over().authenticator.latestOf('7'))?.id).toBe('s1')
    expect(await over({ tokens_lost_at: 1 }).authenticator.latestOf('7')).toBeUndefined()
  })
})

describe('a role', () => {
  it('may do what is its own and what those below may, and nothing above', () => {
    const { of, includes } = createRoles({ admins: ['1'], moderators: ['1', '2'] })
    expect(['1', '2', '3'].map(of)).toEqual(['admin', 'moderator', 'member'])
    const may = (id: string) => (['member', 'moderator', 'admin'] as const).map((role) => includes(id, role))
    expect(['1', '2', '3'].map(may)).toEqual([
      [true, true, true],
      [true, true, false],
      [true, false, false],
    ])
  })
})

describe('a guarded route', () => {
  async function call(auth: Access, url: string) {
    const app = fastify() as unknown as App
    const signedIn = async () => ({ id: 's1', membershipId: '7', membershipType: 3, displayName: 'Vesper' })
    guardRoutes(app, {
      guard: { signedIn, byCookie: signedIn },
      roles: createRoles({ admins: ['7'], moderators: [] }),
      accessTokens: { isToken: () => false, playerOf: signedIn },
    })
    app.get('/thing', { config: { auth } }, async () => 'done')
    const { statusCode, headers } = await app.inject({ url })
    return [statusCode, headers['cache-control']]
  }

  it('keeps what is about a player from caches that others share', async () => {
    expect(await call('session', '/thing')).toEqual([200, 'private, no-cache'])
    expect(await call('public', '/thing')).toEqual([200, undefined])
  })

  it('G-04 is about the player who asks, but for who moderates and administrates others', async () => {
    const status = async (auth: Access) => (await call(auth, '/thing?membership_id=8'))[0]
    expect(await status('session')).not.toBe(200)
    expect(await Promise.all([status('public'), status('moderator'), status('admin')])).toEqual([
      200, 200, 200,
    ])
  })
})

describe('what a request brings along', () => {
  it.each([
    ['Bearer abc', 'abc'],
    ['bearer abc', 'abc'],
    ['Bearer a b', undefined],
    ['Basic abc', undefined],
    ['x Bearer abc', undefined],
    [undefined, undefined],
  ])('of %s the bearer is %s', (authorization, bearer) => {
    expect(bearerOf({ headers: { authorization } } as never)).toBe(bearer)
  })

  it.each([
    [true, '__Host-'],
    [false, ''],
  ])(
    'G-02 cookies (https: %s) are read by no script, sent to our own pages alone, and last 90 days and a quarter of an hour',
    (secure, prefix) => {
      const cookies = createCookies(secure)
      const [setCookie, clearCookie] = [vi.fn(), vi.fn()]
      const reply = { setCookie, clearCookie } as never
      cookies.setSession(reply, 'x')
      cookies.setLogin(reply, 'y')
      cookies.clearSession(reply)
      cookies.clearLogin(reply)
      const options = { httpOnly: true, sameSite: 'lax', secure, path: '/' }
      expect(setCookie.mock.calls).toEqual([
        [`${prefix}vault_session`, 'x', { ...options, maxAge: 7_776_000 }],
        [`${prefix}vault_login`, 'y', { ...options, maxAge: 900 }],
      ])
      expect(clearCookie.mock.calls).toEqual([
        [`${prefix}vault_session`, options],
        [`${prefix}vault_login`, options],
      ])
    },
  )
})

describe('what a refusal says', () => {
  const UNAUTHORIZED: readonly SessionRefusal[] = [
    'session-missing',
    'cookie-missing',
    'cookie-mismatch',
    'session-expired',
    'session-unknown',
    'session-ended',
    'refresh-unknown',
    'refresh-reused',
    'grant-invalid',
    'reconnect-needed',
    'token-unknown',
    'token-resting',
  ]
  it('F-143 is 401 where a sign-in would help, and 403 where it would not', () => {
    expect(UNAUTHORIZED.map((reason) => refuse(reason).status)).toEqual(UNAUTHORIZED.map(() => 401))
    expect((['role-missing', 'not-owner'] as const).map((reason) => refuse(reason).status)).toEqual([
      403, 403,
    ])
    expect(isRefusal(refuse('not-owner'), 'not-owner')).toBe(true)
    expect(isRefusal(refuse('not-owner'), 'role-missing')).toBe(false)
    expect(isRefusal(new Error('not-owner'), 'not-owner')).toBe(false)
  })

  it('F-144 asks to log in, and each reason has words of its own', () => {
    const messages = UNAUTHORIZED.map((reason) => refuse(reason).message)
    expect(messages.filter((text) => !text.startsWith('Authentication '))).toEqual([])
    const reasons: readonly EndReason[] = [
      'signed-out',
      'revoked',
      'replaced',
      'refresh-reused',
      'grant-invalid',
      'expired',
    ]
    const ended = [...reasons, 'another', null].map((reason) => refuseEnded(reason))
    expect(new Set(ended.map(({ message }) => message)).size).toBe(reasons.length + 1)
    expect(new Set(ended.map(({ status, code: why }) => `${status} ${why}`))).toEqual(
      new Set(['401 session-ended']),
    )
    const states = (['no-nonce', 'mismatch', 'too-old', 'spent'] as const).map((check) => refuseState(check))
    expect(new Set(states.map(({ message }) => message)).size).toBe(4)
    expect(new Set(states.map(({ status, code: why }) => `${status} ${why}`))).toEqual(
      new Set(['400 state-mismatch']),
    )
  })
})
