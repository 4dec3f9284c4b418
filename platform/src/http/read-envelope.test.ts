import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import type { PlatformErrorCode } from '../errors.ts'
import { aReply } from '../testing/requests.ts'
import { readEnvelope } from './read-envelope.ts'

const failureOf = (reply: Parameters<typeof aReply>[0]): unknown => {
  try {
    return readEnvelope(aReply(reply))
  } catch (error) {
    return error
  }
}

const enveloped = (ErrorCode: number, more: object = {}) =>
  JSON.stringify({
    ErrorCode,
    ThrottleSeconds: 0,
    ErrorStatus: 'Some',
    Message: 'Text',
    MessageData: {},
    ...more,
  })

test('a success gives what the envelope holds', () => {
  expect(readEnvelope(aReply({ body: enveloped(1, { Response: { version: '1' } }) }))).toEqual({
    version: '1',
  })
})

test.each<[number, PlatformErrorCode]>([
  [5, 'maintenance'],
  [31, 'throttled'],
  [36, 'throttled'],
  [51, 'throttled'],
  [57, 'throttled'],
  [1672, 'throttled'],
  [99, 'unauthorized'],
  [22, 'unauthorized'],
  [2111, 'unauthorized'],
  [1601, 'no-account'],
  [1618, 'unexpected'],
  [1653, 'not-found'],
  [1665, 'private'],
  [2101, 'configuration'],
  [7, 'bad-request'],
  [987654, 'unexpected'],
])('platform code %i is %s, whatever the HTTP status', (platformCode, code) => {
  for (const status of [200, 500]) {
    expect(failureOf({ status, body: enveloped(platformCode) })).toMatchObject({ code, platformCode })
  }
})

test('the platform may say how long to wait', () => {
  expect(failureOf({ status: 503, body: enveloped(51, { ThrottleSeconds: 3 }) })).toMatchObject({
    retryAfterMs: 3_000,
  })
  expect(failureOf({ status: 429, body: '<html>slow down</html>', retryAfter: '4' })).toMatchObject({
    code: 'throttled',
    retryAfterMs: 4_000,
  })
})

test.each<[number, string, PlatformErrorCode]>([
  [503, '<html>Service Unavailable</html>', 'unavailable'],
  [502, '', 'unavailable'],
  [302, '', 'unavailable'],
  [401, '<html>IIS</html>', 'unauthorized'],
  [403, '<html>firewall</html>', 'configuration'],
  [404, '<html>none</html>', 'not-found'],
  [200, '<html>surprise</html>', 'malformed'],
  [200, '{"Response":{"a":1', 'malformed'],
  [200, '', 'malformed'],
  [200, '[]', 'malformed'],
  [200, '{"Response":{}}', 'malformed'],
])('HTTP %i with %j is %s', (status, body, code) => {
  expect(failureOf({ status, body })).toMatchObject({ code, httpStatus: status })
})

test('the form of the token endpoint is understood on other calls too', () => {
  const body = (error_description: string) => JSON.stringify({ error: 'server_error', error_description })
  expect(failureOf({ status: 400, body: body('SystemDisabled') })).toMatchObject({ code: 'maintenance' })
  expect(failureOf({ status: 400, body: body('Whatever') })).toMatchObject({ code: 'unexpected' })
})

test('no free text of the answer gets into the failure', () => {
  const body = enveloped(1618, { ErrorStatus: 'token secret-1 leaked', Message: 'secret-2' })
  expect(inspect(failureOf({ status: 500, body }), { depth: 9 })).not.toContain('secret')
  expect(inspect(failureOf({ body: '{"access_token":"secret-3",' }), { depth: 9 })).not.toContain('secret')
})
