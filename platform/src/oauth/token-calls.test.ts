import { expect, test } from 'vitest'
import { platformFailure } from '../http/failures.ts'
import type { PlatformRequest } from '../http/message.ts'
import { fakeClock } from '../testing/fake-clock.ts'
import { aReply } from '../testing/requests.ts'
import { createTokenCalls } from './token-calls.ts'

function tokenEndpoint(answer?: () => Promise<string>) {
  const requests: PlatformRequest[] = []
  const calls = createTokenCalls({
    send: async (request) => {
      requests.push(request)
      const grant = { access_token: `a${requests.length}`, expires_in: 3600, membership_id: '1' }
      return aReply({ body: answer ? await answer() : JSON.stringify(grant) })
    },
    tokenUrl: 'http://p.test/Platform/App/OAuth/token/',
    clientId: 'id',
    clientSecret: 'hush',
    userAgent: 'AiVault/3',
    clock: fakeClock(),
  })
  return { calls, requests }
}

test('a code is exchanged by form, with the client in the header and no API key', async () => {
  const { calls, requests } = tokenEndpoint()
  await calls.exchangeCode('c+/=')
  expect(requests[0]).toMatchObject({
    method: 'POST',
    body: 'grant_type=authorization_code&code=c%2B%2F%3D',
    repeatable: false,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Authorization: `Basic ${Buffer.from('id:hush').toString('base64')}`,
    },
  })
  expect(requests[0]?.headers).not.toHaveProperty('X-API-Key')
})

test('one refresh token is spent once, however many ask at the same time', async () => {
  const { calls, requests } = tokenEndpoint()
  const tokens = await Promise.all([
    calls.refreshTokens('r'),
    calls.refreshTokens('r'),
    calls.refreshTokens('r'),
  ])
  expect(requests).toHaveLength(1)
  expect(new Set(tokens.map(({ accessToken }) => accessToken))).toEqual(new Set(['a1']))
})

test('different refresh tokens do not wait for each other', async () => {
  const { calls, requests } = tokenEndpoint()
  await Promise.all([calls.refreshTokens('r1'), calls.refreshTokens('r2')])
  expect(requests).toHaveLength(2)
})

test('after a failed refresh the next one asks again', async () => {
  let down = true
  const { calls, requests } = tokenEndpoint(async () => {
    if (down) throw platformFailure('network')
    return '{"access_token":"a","membership_id":"1"}'
  })
  await expect(calls.refreshTokens('r')).rejects.toMatchObject({ code: 'network' })
  down = false
  expect(await calls.refreshTokens('r')).toMatchObject({ accessToken: 'a' })
  expect(requests).toHaveLength(2)
})
