import type { OutageDetail } from '@ai-vault/contract/service/errors.ts'
import { PlatformError, type PlatformErrorCode } from '@ai-vault/platform/errors.ts'
import { ApiError } from './api-error.ts'

interface Answer {
  readonly status: number
  readonly detail: string | OutageDetail
}

const MAINTENANCE: OutageDetail = {
  error: 'Bungie server outage',
  user_message: 'The Destiny 2 servers are down for maintenance. Your sign-in is kept.',
  technical_details: 'The game platform reports SystemDisabled for this call.',
  suggested_actions: [
    'Check again in a few minutes',
    'Look at the @BungieHelp account for the announced end',
    'Nothing needs to be done about your sign-in',
  ],
}

/**
 * What each failure of the game platform becomes in our own API. The texts carry the words the specification's
 * error catalogue looks for: outage, platform server error, unavailable, token expired, privacy.
 */
const ANSWERS: Readonly<Record<PlatformErrorCode, Answer>> = {
  maintenance: { status: 503, detail: MAINTENANCE },
  throttled: {
    status: 503,
    detail: 'The Destiny 2 API is temporarily unavailable: it asked us to slow down.',
  },
  unavailable: { status: 502, detail: 'Bungie platform server error: the service is unavailable.' },
  unexpected: { status: 502, detail: 'Bungie platform server error: the platform failed unexpectedly.' },
  network: { status: 502, detail: 'Bungie platform server error: the platform could not be reached.' },
  malformed: { status: 502, detail: 'Bungie platform server error: the answer could not be read.' },
  timeout: {
    status: 504,
    detail: 'Bungie platform server error: the service is unavailable, it did not answer in time.',
  },
  unauthorized: { status: 401, detail: 'Authentication token expired. Please sign in again.' },
  'grant-invalid': { status: 401, detail: 'Authentication token expired. Please sign in again.' },
  private: {
    status: 403,
    detail: 'Privacy restriction: this Destiny profile is set to private on the platform.',
  },
  'no-account': { status: 404, detail: 'No Destiny 2 account was found for this sign-in.' },
  'not-found': { status: 404, detail: 'The platform does not know what was asked for.' },
  configuration: {
    status: 503,
    detail: 'API configuration issue: the platform refused this installation. Please contact support.',
  },
  'bad-request': { status: 502, detail: 'Bungie platform server error: the platform refused the request.' },
}

/** Failures that pass by themselves: they end nobody's session, and a last good copy may stand in. */
const OUTAGES: ReadonlySet<PlatformErrorCode> = new Set([
  'maintenance',
  'throttled',
  'unavailable',
  'unexpected',
  'network',
  'malformed',
  'timeout',
  'configuration',
  'bad-request',
])

export function isOutage(error: unknown): error is PlatformError {
  return error instanceof PlatformError && OUTAGES.has(error.code)
}

export function apiErrorOfPlatform(error: PlatformError): ApiError {
  const { status, detail } = ANSWERS[error.code]
  const retryAfter = error.retryAfterMs === undefined ? undefined : Math.ceil(error.retryAfterMs / 1000)
  return new ApiError(status, `platform-${error.code}`, detail, {
    retryAfter: retryAfter ?? (status === 503 ? 30 : undefined),
    cause: error,
  })
}
