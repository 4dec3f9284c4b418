import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import type { PlatformErrorCode } from '../errors.ts'
import { aReply } from '../testing/requests.ts'
import { readTokenAnswer } from './token-calls.ts'

const granted = {
  access_token: 'CPq+/=',
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_token: 'refresh',
  refresh_expires_in: 7_776_000,
  membership_id: '7094',
}

const refusal = (status: number, body: string): unknown => {
  try {
    return readTokenAnswer(aReply({ status, body }), 0)
  } catch (error) {
    return error
  }
}

test('a grant carries both tokens, when they end, and the platform membership', () => {
  expect(readTokenAnswer(aReply({ body: JSON.stringify(granted) }), 1_000)).toEqual({
    accessToken: 'CPq+/=',
    accessExpiresAt: 3_601_000,
    refreshToken: 'refresh',
    refreshExpiresAt: 7_776_001_000,
    platformMembershipId: '7094',
  })
})

test('a public client gets a sign-in that ends with its access token', () => {
  const { refresh_token: _, refresh_expires_in: __, ...publicGrant } = granted
  const tokens = readTokenAnswer(aReply({ body: JSON.stringify(publicGrant) }), 0)
  expect(tokens).toMatchObject({ refreshToken: '', refreshExpiresAt: 3_600_000 })
})

const bare = (error: string, error_description: string) => JSON.stringify({ error, error_description })

test.each<[string, number, string, PlatformErrorCode]>([
  ['maintenance, which comes as HTTP 400', 400, bare('server_error', 'SystemDisabled'), 'maintenance'],
  ['a used or unknown code', 400, bare('invalid_grant', 'AuthorizationCodeInvalid'), 'grant-invalid'],
  ['a revoked sign-in', 400, bare('server_error', 'AuthorizationRecordRevoked'), 'grant-invalid'],
  ['an expired sign-in', 400, bare('server_error', 'AuthorizationRecordExpired'), 'grant-invalid'],
  ['a stale code', 400, bare('server_error', 'AuthorizationCodeStale'), 'grant-invalid'],
  ['the enveloped twin', 500, '{"ErrorCode":2118,"ErrorStatus":"RefreshTokenExpired"}', 'grant-invalid'],
  ['a bare 401', 401, '', 'grant-invalid'],
  ['a firewall page', 403, '<html>blocked</html>', 'unavailable'],
  ['an enveloped maintenance', 503, '{"ErrorCode":5,"ErrorStatus":"SystemDisabled"}', 'maintenance'],
  ['another server error', 400, bare('server_error', 'DestinyUnexpectedError'), 'unexpected'],
  ['throttling', 400, bare('server_error', 'PerEndpointRequestThrottleExceeded'), 'throttled'],
  ['a wrong client', 401, bare('invalid_client', 'x'), 'configuration'],
  ['a broken form', 400, bare('invalid_request', 'Missing required parameter'), 'bad-request'],
  ['a load balancer', 502, '<html></html>', 'unavailable'],
  ['half an answer', 200, '{"access_token":"abc', 'malformed'],
])('G-21 %s (%i) is told for what it is', (_, status, body, code) => {
  expect(refusal(status, body)).toMatchObject({ code })
})

test('F-033 an outage never reads as an ended sign-in', () => {
  for (const status of [200, 400, 429, 500, 502, 503, 504]) {
    for (const body of [
      '',
      '<html></html>',
      '{}',
      bare('server_error', 'SystemDisabled'),
      '{"ErrorCode":1618}',
    ]) {
      expect(refusal(status, body)).not.toMatchObject({ code: 'grant-invalid' })
    }
  }
})

test('a failure tells nothing of the tokens in a broken answer', () => {
  const broken = JSON.stringify({ ...granted, membership_id: undefined, access_token: 'secret' })
  expect(inspect(refusal(200, broken), { depth: 9 })).not.toContain('secret')
})
