import type { SessionAnswer } from '@ai-vault/contract/account/session.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { hashOf, newSecret } from '../secrets/digest.ts'
import type { SecretKeys } from '../secrets/secret-key.ts'
import { newHandle } from './handles.ts'
import { checkState, newLoginNonce, stateOf } from './login-state.ts'
import type { NonceStore } from './nonce-store.ts'
import { refuseState } from './refusals.ts'
import type { SessionStore } from './session-store.ts'
import { sealTokens } from './tokens/platform-tokens.ts'

export const ACCESS_LIFETIME_MS = 3_600_000
const USER_AGENT_LENGTH = 200

export interface SignInDeps {
  readonly store: SessionStore
  readonly nonces: Pick<NonceStore, 'spend'>
  readonly platform: Pick<Platform, 'authorizeUrl' | 'exchangeCode' | 'resolveAccount'>
  readonly keys: SecretKeys
  readonly now: () => number
}

export interface CallbackRequest {
  readonly code: string
  readonly state: string
  readonly nonce: string | undefined
  readonly userAgent: string
  /** The session this browser had so far: it ends, for its cookie is overwritten. */
  readonly replacedCookie: string | undefined
}

export function createSignIn({ store, nonces, platform, keys, now }: SignInDeps) {
  async function endReplaced(cookie: string | undefined) {
    const replaced = cookie && (await store.byCookie(hashOf(cookie)))
    if (replaced) await store.end(replaced.id, 'replaced', now())
  }

  return {
    begin(): { authUrl: string; nonce: string } {
      const nonce = newLoginNonce(now())
      return { nonce, authUrl: platform.authorizeUrl(stateOf(keys.loginState, nonce)) }
    },

    async complete(request: CallbackRequest): Promise<{ answer: SessionAnswer; cookie: string }> {
      const { nonce = '' } = request
      const check = checkState(keys.loginState, nonce, request.state, now())
      if (check !== 'good') throw refuseState(check)
      if (!(await nonces.spend(nonce, now()))) throw refuseState('spent')
      const tokens = await platform.exchangeCode(request.code)
      const account = await platform.resolveAccount(tokens.accessToken)
      const [id, cookie] = [newSecret(), newSecret()]
      const [access, refresh] = [newHandle('access'), newHandle('refresh')]
      const accessExpiresAt = now() + ACCESS_LIFETIME_MS
      await store.insert(
        {
          id,
          cookie_hash: hashOf(cookie),
          membership_id: account.membershipId,
          membership_type: account.membershipType,
          platform_membership_id: account.platformMembershipId,
          display_name: account.displayName,
          access_hash: hashOf(access),
          access_expires_at: accessExpiresAt,
          platform_tokens: sealTokens(keys.sealing, id, tokens),
          tokens_version: 1,
          tokens_expire_at: tokens.refreshExpiresAt,
          user_agent: request.userAgent.slice(0, USER_AGENT_LENGTH),
          created_at: now(),
          last_used_at: now(),
        },
        hashOf(refresh),
      )
      await endReplaced(request.replacedCookie)
      const answer = {
        access_token: access,
        refresh_token: refresh,
        expires_at: Math.floor(accessExpiresAt / 1000),
        membership_id: account.membershipId,
        membership_type: String(account.membershipType),
        display_name: account.displayName,
      }
      return { answer, cookie }
    },
  }
}
