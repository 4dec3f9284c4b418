import type { Clock } from '../clock.ts'
import type { PlatformError, PlatformErrorCode } from '../errors.ts'
import { platformFailure } from '../http/failures.ts'
import type { Reply, Send } from '../http/message.ts'
import { codeOfHttpStatus, codeOfPlatformCode } from '../http/platform-codes.ts'
import { parseJson, statusName } from '../http/read-envelope.ts'
import type { PlatformTokens } from '../platform.ts'
import { createSingleFlight } from '../single-flight.ts'
import { at, id, isObject, number, text, words } from '../wire/read.ts'

interface TokenCallSettings {
  readonly send: Send
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly userAgent: string
  readonly clock: Clock
}

export interface TokenCalls {
  exchangeCode(code: string): Promise<PlatformTokens>
  refreshTokens(refreshToken: string): Promise<PlatformTokens>
}

/** Codes and refresh tokens work once, so these calls are sent once and never repeated by us. */
export function createTokenCalls(settings: TokenCallSettings): TokenCalls {
  /** Whoever refreshes by the same token meanwhile gets the same pair. */
  const refreshing = createSingleFlight<PlatformTokens>()
  const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')

  const ask = async (form: Record<string, string>): Promise<PlatformTokens> => {
    const reply = await settings.send({
      method: 'POST',
      url: settings.tokenUrl,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'application/json',
        Authorization: `Basic ${basic}`,
        'User-Agent': settings.userAgent,
      },
      body: new URLSearchParams(form).toString(),
      area: 'token',
      repeatable: false,
    })
    return readTokenAnswer(reply, settings.clock.now())
  }

  return {
    exchangeCode: (code) => ask({ grant_type: 'authorization_code', code }),
    refreshTokens: (refreshToken) =>
      refreshing.run(refreshToken, () => ask({ grant_type: 'refresh_token', refresh_token: refreshToken })),
  }
}

/**
 * The token endpoint answers bare, and in maintenance says so with HTTP 400. Only the grants listed here are
 * truly over; everything else is an outage and must not sign anybody out (G-21).
 */
const ENDED_GRANTS: ReadonlySet<string> = new Set([
  'RefreshTokenNotYetValid',
  'AccessTokenHasExpired',
  'AuthorizationCodeInvalid',
  'AuthorizationCodeStale',
  'AuthorizationRecordExpired',
  'AuthorizationRecordRevoked',
  'ProvidedTokenNotValidRefreshToken',
  'RefreshTokenExpired',
])
const ENDED_GRANT_CODES: ReadonlySet<number> = new Set([2106, 2110, 2111, 2117, 2118, 2122, 2123, 2124])

const OAUTH_ERRORS: ReadonlyMap<string, PlatformErrorCode> = new Map([
  ['invalid_grant', 'grant-invalid'],
  ['invalid_client', 'configuration'],
  ['unauthorized_client', 'configuration'],
  ['unsupported_grant_type', 'configuration'],
  ['invalid_request', 'bad-request'],
  ['temporarily_unavailable', 'unavailable'],
])

export function readTokenAnswer(reply: Reply, now: number): PlatformTokens {
  const body = parseJson(reply.body)
  const accessToken = words(at(body, 'access_token'))
  const platformMembershipId = id(at(body, 'membership_id'))
  if (reply.status !== 200 || accessToken === undefined || platformMembershipId === undefined) {
    throw failureOfTokenAnswer(body, reply)
  }
  const accessExpiresAt = now + (number(at(body, 'expires_in')) ?? 3600) * 1000
  const refreshSeconds = number(at(body, 'refresh_expires_in'))
  return {
    accessToken,
    accessExpiresAt,
    // A public client gets none: its sign-in ends with the access token.
    refreshToken: text(at(body, 'refresh_token')) ?? '',
    refreshExpiresAt: refreshSeconds === undefined ? accessExpiresAt : now + refreshSeconds * 1000,
    platformMembershipId,
  }
}

function failureOfTokenAnswer(body: unknown, reply: Reply): PlatformError {
  const httpStatus = reply.status
  const platformCode = number(at(body, 'ErrorCode'))
  if (platformCode !== undefined) {
    const code = ENDED_GRANT_CODES.has(platformCode) ? 'grant-invalid' : codeOfPlatformCode(platformCode)
    return platformFailure(code, { platformCode, httpStatus })
  }
  const error = text(at(body, 'error'))
  const platformStatus = statusName(at(body, 'error_description'))
  if (error !== undefined) {
    return platformFailure(codeOfOAuthError(error, platformStatus), {
      httpStatus,
      ...(platformStatus ? { platformStatus } : {}),
    })
  }
  return platformFailure(codeWithoutBody(body, reply), { httpStatus })
}

function codeOfOAuthError(error: string, platformStatus: string | undefined): PlatformErrorCode {
  if (platformStatus === 'SystemDisabled') return 'maintenance'
  if (platformStatus !== undefined && ENDED_GRANTS.has(platformStatus)) return 'grant-invalid'
  if (platformStatus?.includes('Throttle')) return 'throttled'
  return OAUTH_ERRORS.get(error) ?? 'unexpected'
}

/** A firewall's page with 401 or 403 is an outage; the platform's own refusal is not. */
function codeWithoutBody(body: unknown, reply: Reply): PlatformErrorCode {
  if (reply.status === 401 || reply.status === 403) {
    return isObject(body) || reply.body === '' ? 'grant-invalid' : 'unavailable'
  }
  return codeOfHttpStatus(reply.status)
}
