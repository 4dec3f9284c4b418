import { expect, test } from 'vitest'
import { aRead, aReply } from '../testing/requests.ts'
import type { PlatformRequest, Send } from './message.ts'
import { withBearer, withIdentity, withTrailingSlash } from './request-headers.ts'

function recorder() {
  const sent: PlatformRequest[] = []
  const send: Send = async (request) => {
    sent.push(request)
    return aReply()
  }
  return { sent, send }
}

test('every call says who is asking', async () => {
  const { sent, send } = recorder()
  await withIdentity(send, { apiKey: 'key-1', userAgent: 'AiVault/3' })(aRead())
  expect(sent[0]?.headers).toMatchObject({ 'X-API-Key': 'key-1', 'User-Agent': 'AiVault/3' })
})

test('a token travels as it is, with the characters that encoding would break', async () => {
  const { sent, send } = recorder()
  await withBearer(send)(aRead({ accessToken: 'a+b/c==' }))
  expect(sent[0]?.headers?.Authorization).toBe('Bearer a+b/c==')
})

test('a call without a token claims no sign-in', async () => {
  const { sent, send } = recorder()
  await withBearer(send)(aRead())
  expect(sent[0]?.headers).toBeUndefined()
})

test.each([
  ['http://p.test/Platform/Settings', 'http://p.test/Platform/Settings/'],
  ['http://p.test/Platform/Settings/', 'http://p.test/Platform/Settings/'],
  [
    'http://p.test/Platform/Profile/1?components=100,200',
    'http://p.test/Platform/Profile/1/?components=100,200',
  ],
])('the path of %s ends in a slash', async (given, expected) => {
  const { sent, send } = recorder()
  await withTrailingSlash(send)(aRead({ url: given }))
  expect(sent[0]?.url).toBe(expected)
})
