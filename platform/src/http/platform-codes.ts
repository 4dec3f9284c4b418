import type { PlatformErrorCode } from '../errors.ts'

/** The platform's own error codes, in our words. Codes that are not listed are `unexpected`. */
const CODES: Readonly<Record<number, PlatformErrorCode>> = {
  5: 'maintenance',
  7: 'bad-request',
  8: 'bad-request',
  18: 'bad-request',
  19: 'bad-request',
  21: 'not-found',
  22: 'unauthorized',
  31: 'throttled',
  35: 'throttled',
  36: 'throttled',
  37: 'throttled',
  51: 'throttled',
  54: 'throttled',
  55: 'throttled',
  56: 'throttled',
  57: 'throttled',
  99: 'unauthorized',
  217: 'no-account',
  611: 'not-found',
  622: 'not-found',
  1601: 'no-account',
  1620: 'not-found',
  1623: 'not-found',
  1627: 'not-found',
  1653: 'not-found',
  1665: 'private',
  1670: 'no-account',
  1672: 'throttled',
  2101: 'configuration',
  2102: 'configuration',
  2106: 'unauthorized',
  2107: 'configuration',
  2108: 'configuration',
  2110: 'unauthorized',
  2111: 'unauthorized',
  2117: 'unauthorized',
  2118: 'unauthorized',
  2122: 'unauthorized',
  2123: 'unauthorized',
  2124: 'unauthorized',
}

export const codeOfPlatformCode = (platformCode: number): PlatformErrorCode =>
  CODES[platformCode] ?? 'unexpected'

/** For answers that carry no platform code: a load balancer's page, an empty body. */
export function codeOfHttpStatus(status: number): PlatformErrorCode {
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'configuration'
  if (status === 404) return 'not-found'
  if (status === 429) return 'throttled'
  if (status >= 500 || (status >= 300 && status < 400)) return 'unavailable'
  if (status >= 400) return 'bad-request'
  return 'malformed'
}
