import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'
import { isPushService } from './push-services.ts'

const hmac = (key: Buffer, ...parts: Buffer[]) =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest()
const one = Buffer.from([1])

/** A browser's side of a subscription, and what its push service received: opened as a browser opens it (RFC 8291). */
function subscriber() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const length = body.readUInt8(20)
      const sender = body.subarray(21, 21 + length)
      const secret = hmac(auth, keys.computeSecret(sender))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender, one])
      const pseudo = hmac(salt, hmac(secret, info))
      const key = hmac(pseudo, Buffer.from('Content-Encoding: aes128gcm\0'), one).subarray(0, 16)
      const nonce = hmac(pseudo, Buffer.from('Content-Encoding: nonce\0'), one).subarray(0, 12)
      const sealed = body.subarray(21 + length)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString()
    },
  }
}

onBothDatabases('F-336 notices pushed to a closed browser', (database) => {
  let service: Server
  let origin: string
  let received: { path: string; authorization: string; body: Buffer }[]
  let status: number
  let test: TestApp
  let serial = 0

  beforeEach(async () => {
    received = []
    status = 201
    service = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk) => chunks.push(chunk))
      request.on('end', () => {
        const { url: path = '', headers } = request
        received.push({ path, authorization: headers.authorization ?? '', body: Buffer.concat(chunks) })
        response.writeHead(status).end()
      })
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    test = await createTestApp({
      database: database.current,
      settings: { pushServices: [origin] },
      keys: KEYS,
    })
  })
  afterEach(async () => {
    await test.close()
    service.close()
    service.closeAllConnections()
  })

  async function player(member = `46116860184000077${++serial}`) {
    const browser = createTestBrowser(test.app)
    const { access_token: bearer } = await browser.signIn(member)
    const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
      browser.request({ method, url, payload, bearer })
    return {
      member,
      subscribe: (endpoint: string, keys: object) =>
        send('PUT', '/api/push/subscription', { endpoint, keys }),
      unsubscribe: (endpoint: string) => send('POST', '/api/push/unsubscribe', { endpoint }),
      publicKey: async () => (await browser.get('/api/push')).json().public_key as string,
    }
  }
  const publish = (content: string, to?: string) =>
    test.services.notices.publish({ type: 'message', content }, to)

  it('reach a player’s other browsers where one has a service that is down and another a key that is none', async () => {
    const { keys, open } = subscriber()
    await test.close()
    test = await createTestApp({
      database: database.current,
      settings: { pushServices: [origin, 'http://127.0.0.1:1'] },
      keys: KEYS,
    })
    const { member, subscribe } = await player()
    expect((await subscribe('http://127.0.0.1:1/down', subscriber().keys)).statusCode).toBe(200)
    const broken = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: keys.auth }
    expect((await subscribe(`${origin}/broken`, broken)).statusCode).toBe(200)
    expect((await subscribe(`${origin}/well`, keys)).statusCode).toBe(200)
    await publish('Hello.', member)
    await vi.waitFor(() => expect(received).toHaveLength(1))
    expect(received[0]?.path).toBe('/well')
    expect(JSON.parse(open(received[0]?.body ?? Buffer.alloc(0))).body).toBe('Hello.')
  })

  it('arrive sealed for that browser alone, signed with the keys that were made at the first start', async () => {
    const { member, subscribe, publicKey } = await player()
    const { keys, open } = subscriber()
    expect((await subscribe(`${origin}/to/me`, keys)).statusCode).toBe(200)
    await publish('God roll: Fatebringer.', member)
    await vi.waitFor(() => expect(received).toHaveLength(1))
    const [{ path, authorization, body }] = received as [(typeof received)[number]]
    expect(path).toBe('/to/me')
    expect(body.toString('latin1')).not.toContain('Fatebringer')
    expect(JSON.parse(open(body))).toEqual({ title: 'AI Vault', body: 'God roll: Fatebringer.' })
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
    expect(key).toBe(await publicKey())
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(key ?? '', 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const verifying = {
      key: createPublicKey({ key: jwk, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    } as const
    expect(
      verify('sha256', Buffer.from(`${head}.${claims}`), verifying, Buffer.from(signature, 'base64url')),
    ).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).aud).toBe(origin)
    // The same keys on another node and after a restart, or every subscription would be void.
    const again = await createTestApp({ database: database.current, keys: KEYS })
    const browser = createTestBrowser(again.app)
    await browser.signIn(member)
    expect((await browser.get('/api/push')).json().public_key).toBe(key)
    await again.close()
  })

  it('begin anew after the SECRET_KEY was changed on purpose, instead of keeping the server from its start', async () => {
    const { member, subscribe, publicKey } = await player()
    await subscribe(`${origin}/old-key`, subscriber().keys)
    const before = await publicKey()
    const changed = await createTestApp({ database: database.current, settings: { pushServices: [origin] } })
    const browser = createTestBrowser(changed.app)
    await browser.signIn(member)
    const after = (await browser.get('/api/push')).json().public_key
    expect(after).not.toBe(before)
    expect((await browser.get('/api/push')).json().public_key).toBe(after)
    await changed.services.notices.publish({ type: 'message', content: 'x' }, member)
    await changed.close()
    expect(received).toEqual([])
  })

  it('go to nobody else: not what is for all, nor for another player, nor to a browser that was switched off', async () => {
    const [one, other] = [await player(), await player()]
    await one.subscribe(`${origin}/one`, subscriber().keys)
    await other.subscribe(`${origin}/other`, subscriber().keys)
    await publish('for everybody')
    // Somebody else's address is theirs to take back.
    await one.unsubscribe(`${origin}/other`)
    await publish('for the other', other.member)
    await vi.waitFor(() => expect(received.map(({ path }) => path)).toEqual(['/other']))
    await other.unsubscribe(`${origin}/other`)
    await publish('for the other again', other.member)
    await publish('for the one', one.member)
    await vi.waitFor(() => expect(received.map(({ path }) => path)).toEqual(['/other', '/one']))
  })

  it('end where the browser took its subscription back, and outlast a service that fails', async () => {
    const { member, subscribe } = await player()
    await subscribe(`${origin}/gone`, subscriber().keys)
    status = 500
    await publish('first', member)
    await vi.waitFor(() => expect(received).toHaveLength(1))
    status = 410
    await publish('second', member)
    await vi.waitFor(() => expect(received).toHaveLength(2))
    const browsers = async () => (await test.services.playerData.exportOf(member)).push
    await vi.waitFor(async () => expect(await browsers()).toEqual({ browsers: [] }))
  })

  it('stand in the export without the address, and are deleted with everything else', async () => {
    const { member, subscribe } = await player()
    await subscribe(`${origin}/secret-address`, subscriber().keys)
    const exported = await test.services.playerData.exportOf(member)
    expect(exported.push).toEqual({
      browsers: [{ service: new URL(origin).host, created_at: expect.any(Number) }],
    })
    expect(JSON.stringify(exported)).not.toContain('secret-address')
    await test.services.playerData.forget(member)
    await publish('nobody', member)
    expect((await test.services.playerData.exportOf(member)).push).toEqual({ browsers: [] })
    expect(received).toEqual([])
  })

  it('are sent through push services alone: an address in our own network is refused', async () => {
    const { subscribe } = await player()
    for (const endpoint of [
      'https://10.0.0.1/x',
      'http://localhost:5432/',
      'https://fcm.googleapis.com.evil.test/x',
    ]) {
      const answer = await subscribe(endpoint, subscriber().keys)
      expect([endpoint, answer.statusCode, answer.json().code]).toEqual([
        endpoint,
        422,
        'unknown-push-service',
      ])
    }
  })
})

const KEYS = { sealing: randomBytes(32), handles: randomBytes(32), loginState: randomBytes(32) }

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('%s is one', (endpoint) => expect(isPushService(endpoint)).toBe(true))
  it.each([
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://notify.windows.com.evil.test/abc',
    'https://evilpush.apple.com/abc',
    'nothing',
  ])('%s is not', (endpoint) => expect(isPushService(endpoint)).toBe(false))
})
