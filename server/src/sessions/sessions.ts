import type { SessionList } from '@ai-vault/contract/account/session.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { Query } from '../db/database.ts'
import { ApiError } from '../errors/api-error.ts'
import { hashOf } from '../secrets/digest.ts'
import type { SecretKeys } from '../secrets/secret-key.ts'
import { createAuthenticator, type Session } from './guards/authenticate.ts'
import { LOGIN_LIFETIME_MS } from './login-state.ts'
import { createNonceStore } from './nonce-store.ts'
import { createSessionStore } from './session-store.ts'
import { createSignIn } from './sign-in.ts'
import { createPlatformTokenKeeper } from './tokens/platform-tokens.ts'
import { createRefresh } from './tokens/refresh.ts'
import { createTokenStore } from './tokens/token-store.ts'

const DAY_MS = 86_400_000
const KEEP_ENDED_MS = 30 * DAY_MS

export interface SessionsDeps {
  readonly query: Query
  readonly platform: Platform
  readonly keys: SecretKeys
  readonly now: () => number
}

export type Sessions = ReturnType<typeof createSessions>

/** Everything about being signed in, put together. */
export function createSessions({ query, platform, keys, now }: SessionsDeps) {
  const store = createSessionStore(query)
  const nonces = createNonceStore(query)
  const tokenStore = createTokenStore(query)
  const tokens = createPlatformTokenKeeper({ store: tokenStore, platform, sealingKey: keys.sealing, now })
  const authenticator = createAuthenticator(store, now)
  return {
    signIn: createSignIn({ store, nonces, platform, keys, now }),
    refresh: createRefresh({ store, authenticator, tokens, handleKey: keys.handles, now }),
    byHandle: authenticator.byHandle,
    byCookie: authenticator.byCookie,
    byId: authenticator.byId,
    latestOf: authenticator.latestOf,
    accessToken: tokens.accessToken,

    async signOut(cookie: string | undefined) {
      const row = cookie && (await store.byCookie(hashOf(cookie)))
      if (row) await store.end(row.id, 'signed-out', now())
    },

    async list(session: Session): Promise<SessionList> {
      const rows = await store.ofMember(session.membershipId)
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          created_at: new Date(row.created_at).toISOString(),
          last_used_at: new Date(row.last_used_at).toISOString(),
          user_agent: row.user_agent,
          current: row.id === session.id,
        })),
      }
    },

    async revoke(session: Session, id: string) {
      const row = await store.byId(id)
      const own = row?.membership_id === session.membershipId && row.ended_at === null
      if (!own) throw new ApiError(404, 'session-not-found', 'No such session of yours.')
      await store.end(id, 'revoked', now())
    },

    /** On every device at once, this one included. */
    signOutEverywhere: (session: Session) => store.endAllOf(session.membershipId, 'signed-out', now()),

    exportOf: store.exportOf,
    forget: store.forget,

    async purge() {
      await store.purge(now() - KEEP_ENDED_MS, now() - KEEP_ENDED_MS)
      await nonces.purge(now() - LOGIN_LIFETIME_MS)
    },
  }
}
