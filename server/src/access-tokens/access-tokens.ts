import { randomUUID } from 'node:crypto'
import {
  type AccessToken,
  MOST_ACCESS_TOKENS,
  type NewAccessToken,
} from '@ai-vault/contract/account/access-tokens.ts'
import { ApiError } from '../errors/api-error.ts'
import { hashOf, newSecret } from '../secrets/digest.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import { refuse } from '../sessions/refusals.ts'
import type { AccessTokenStore } from './access-token-store.ts'

/** Unlike the handles of a sign-in (`va_`, `vr_`), so that each is told apart before anything is looked up. */
const PREFIX = 'vp_'
const TOUCH_EVERY_MS = 60_000

export interface AccessTokensDeps {
  readonly store: AccessTokenStore
  readonly sessions: {
    /** The sign-in of the player that was used last, if one still stands. */
    latestOf(membershipId: string): Promise<Session | undefined>
  }
  readonly now: () => number
}

export type AccessTokens = ReturnType<typeof createAccessTokens>

/**
 * Personal access tokens, for a player's own scripts. A token is shown once and kept as SHA-256 only. It stands for the
 * player, not for a sign-in; but what it reads comes from the platform through a sign-in, so it rests while the player
 * is signed in nowhere.
 */
export function createAccessTokens({ store, sessions, now }: AccessTokensDeps) {
  return {
    isToken: (bearer: string) => bearer.startsWith(PREFIX),

    async playerOf(token: string): Promise<Session> {
      const row = await store.byHash(hashOf(token))
      if (!row) throw refuse('token-unknown')
      const session = await sessions.latestOf(row.membership_id)
      if (!session) throw refuse('token-resting')
      if (now() - (row.last_used_at ?? 0) > TOUCH_EVERY_MS) await store.touch(row.id, now())
      return session
    },

    async list(membershipId: string): Promise<AccessToken[]> {
      const rows = await store.list(membershipId)
      return rows.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        created_at: new Date(created_at).toISOString(),
        ...(last_used_at === null ? {} : { last_used_at: new Date(last_used_at).toISOString() }),
      }))
    },

    async create(membershipId: string, name: string): Promise<NewAccessToken> {
      const token = PREFIX + newSecret()
      const made = { id: randomUUID(), name, created_at: now() }
      const row = { ...made, token_hash: hashOf(token), membership_id: membershipId }
      if (!(await store.insert(row, MOST_ACCESS_TOKENS))) {
        throw new ApiError(
          422,
          'too-many-tokens',
          `At most ${MOST_ACCESS_TOKENS} access tokens per player: revoke one first.`,
        )
      }
      return { ...made, created_at: new Date(made.created_at).toISOString(), token }
    },

    async revoke(membershipId: string, id: string): Promise<void> {
      if (await store.remove(membershipId, id)) return
      throw new ApiError(404, 'token-not-found', 'No such access token of yours.')
    },

    forget: store.forget,
  }
}
