import { randomBytes } from 'node:crypto'
import type { SandboxClock } from '../clock.ts'
import type { GuardianCard } from '../guardians/account/memberships.ts'
import type { RegisteredApp } from './registered-app.ts'
import { keyFingerprint, type TokenClaims, type TokenCodec } from './token-codec.ts'

export const CODE_SECONDS = 600
export const ACCESS_SECONDS = 3_600
export const REFRESH_SECONDS = 7_776_000

export interface TokenAnswer {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_token: string
  readonly refresh_expires_in: number
  readonly membership_id: string
}

/** A refused grant, in the words of the token endpoint. */
export interface GrantRefusal {
  readonly error: string
  readonly error_description: string
}

type GrantResult = TokenAnswer | GrantRefusal

export interface Grants {
  issueCode(card: GuardianCard): string
  redeemCode(code: string): GrantResult
  refresh(refreshToken: string): GrantResult
  /** What a bearer token says, if we signed it as an access token. Expiry is the caller's to check. */
  readAccessToken(token: string): TokenClaims | undefined
  readRefreshToken(token: string): TokenClaims | undefined
}

const refusal = (error: string, error_description: string): GrantRefusal => ({ error, error_description })

/** Remembers things until a moment, and forgets them afterwards. */
function createMemory<T>(clock: SandboxClock) {
  const entries = new Map<string, { value: T; until: number }>()
  return {
    put(key: string, value: T, until: number) {
      const now = clock.now().getTime()
      for (const [old, entry] of entries) if (entry.until < now) entries.delete(old)
      entries.set(key, { value, until })
    },
    get: (key: string) => entries.get(key),
    delete: (key: string) => entries.delete(key),
  }
}

export function createGrants(options: {
  clock: SandboxClock
  app: RegisteredApp
  codec: TokenCodec
  /** Scopes that this player does not grant. */
  refusedScopes?: (platformMembershipId: string) => number
}): Grants {
  const { clock, app, codec, refusedScopes = () => 0 } = options
  const key = keyFingerprint(app.apiKey)
  const codes = createMemory<string>(clock)
  const usedRefreshTokens = createMemory<true>(clock)

  function issueTokens(platformMembershipId: string): TokenAnswer {
    const issuedAt = clock.tick()
    const claims = {
      platformMembershipId,
      clientId: app.clientId,
      key,
      scopes: app.scopes & ~refusedScopes(platformMembershipId),
      issuedAt,
    }
    const token = (kind: TokenClaims['kind'], seconds: number) =>
      codec.encode({ ...claims, kind, expiresAt: issuedAt + seconds * 1000 })
    return {
      access_token: token('access', ACCESS_SECONDS),
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
      refresh_token: token('refresh', REFRESH_SECONDS),
      refresh_expires_in: REFRESH_SECONDS,
      membership_id: platformMembershipId,
    }
  }

  function read(kind: TokenClaims['kind'], token: string) {
    const claims = codec.decode(token)
    return claims?.kind === kind ? claims : undefined
  }

  return {
    issueCode(card) {
      const code = randomBytes(16).toString('hex')
      codes.put(code, card.platformMembershipId, clock.now().getTime() + CODE_SECONDS * 1000)
      return code
    },
    redeemCode(code) {
      const issued = codes.get(code)
      codes.delete(code)
      if (!issued || issued.until < clock.now().getTime()) {
        return refusal('invalid_grant', 'AuthorizationCodeInvalid')
      }
      return issueTokens(issued.value)
    },
    refresh(refreshToken) {
      const claims = read('refresh', refreshToken)
      const known = claims && claims.clientId === app.clientId && claims.key === key
      if (!known || usedRefreshTokens.get(claims.id)) {
        return refusal('invalid_grant', 'ProvidedTokenNotValidRefreshToken')
      }
      if (claims.expiresAt <= clock.now().getTime()) {
        return refusal('server_error', 'AuthorizationRecordExpired')
      }
      usedRefreshTokens.put(claims.id, true, claims.expiresAt)
      return issueTokens(claims.platformMembershipId)
    },
    readAccessToken: (token) => read('access', token),
    readRefreshToken: (token) => read('refresh', token),
  }
}
