import type { PlatformErrorCode } from '../errors.ts'

/** The platform's own error codes, in our words. Codes that are not listed are `unexpected`. */
const CODES: readonly (readonly [PlatformErrorCode, ...codes: number[]])[] = [
  ['maintenance', 5],
  ['bad-request', 7, 8, 18, 19],
  ['not-found', 21, 611, 622, 1620, 1623, 1627, 1653],
  ['unauthorized', 22, 99, 2106, 2110, 2111, 2117, 2118, 2122, 2123, 2124],
  ['throttled', 31, 35, 36, 37, 51, 54, 55, 56, 57, 1672],
  ['no-account', 217, 1601, 1670],
  ['private', 1665],
  ['configuration', 2101, 2102, 2107, 2108],
]

export const codeOfPlatformCode = (platformCode: number): PlatformErrorCode =>
  CODES.find(([, ...codes]) => codes.includes(platformCode))?.[0] ?? 'unexpected'

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
