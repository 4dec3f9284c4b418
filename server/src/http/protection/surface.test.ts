import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteSettings } from '../../../test-support/databases/databases.ts'
import { createTestApp, type TestApp } from '../../../test-support/test-app.ts'
import { createTestBrowser } from '../../../test-support/test-browser.ts'
import { openDatabase } from '../../db/database.ts'
import { features } from '../../features.ts'
import { precompress } from '../../web/precompress.ts'
import { createFastify } from '../fastify-app.ts'

describe('the surface of the server', () => {
  const web = mkdtempSync(join(tmpdir(), 'ai-vault-web-'))
  let test: TestApp
  beforeAll(async () => {
    mkdirSync(join(web, 'assets'))
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>AI Vault</title>')
    writeFileSync(
      join(web, 'pages.json'),
      JSON.stringify({ addresses: ['/', '/login', '/armory', '/dashboard', '/forge/*'], pages: [] }),
    )
    writeFileSync(join(web, 'assets', 'app-12345678.js'), `/* ${'x'.repeat(3_000)} */`)
    writeFileSync(join(web, 'sw.js'), 'self.x = 1')
    writeFileSync(join(web, '.built'), 'stamp')
    expect(await precompress(web)).toBe(1)
    test = await createTestApp({ webFolder: web })
  })
  /** As it stands on the wire: clients tidy addresses up before they send them. */
  async function raw(head: string) {
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(`${head}\r\nConnection: close\r\n\r\n`)
    const [top = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    const [status = '', ...lines] = top.split('\r\n')
    const headers: Record<string, string> = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s)))
    return { statusCode: Number(status.split(' ')[1]), headers, body }
  }
  afterAll(async () => {
    await test.close()
    rmSync(web, { recursive: true })
  })

  it('F-352 sends a strict policy: no inline script, trusted types, nobody frames us', async () => {
    const { headers } = await test.app.inject({ url: '/dashboard' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("img-src 'self' https://platform.test")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('F-014 answers the app with 200 at its own addresses and with 404 elsewhere', async () => {
    for (const [url, status] of [
      ['/', 200],
      ['/armory?filter=god-tier', 200],
      ['/forge/123', 200],
      ['/nowhere', 404],
      ['/%3Cscript%3E', 404],
    ] as const) {
      const response = await test.app.inject({ url })
      expect([url, response.statusCode]).toEqual([url, status])
      expect(response.body).toContain('<title>AI Vault</title>')
      expect(response.headers['cache-control']).toBe('no-cache')
    }
  })

  it('answers an unknown call in the form of the contract', async () => {
    for (const url of ['/api/nothing', '/api', '/missing.js', '/.built', '/..%2fpackage.json']) {
      const response = await test.app.inject({ url })
      expect([url, response.statusCode]).toEqual([url, 404])
      if (url.startsWith('/api/')) expect(response.json().code).toBe('not-found')
      expect(response.body).not.toContain('stamp')
    }
    const post = await test.app.inject({ method: 'POST', url: '/dashboard' })
    expect(post.json()).toMatchObject({ code: 'not-found' })
  })

  it('serves hashed files for a year, precompressed, and the others only after asking', async () => {
    const asset = await test.app.inject({
      url: '/assets/app-12345678.js',
      headers: { 'accept-encoding': 'br, gzip' },
    })
    expect(asset.headers['cache-control']).toContain('max-age=31536000')
    expect(asset.headers['cache-control']).toContain('immutable')
    expect(asset.headers['content-encoding']).toBe('br')
    expect(asset.headers['content-type']).toContain('javascript')
    expect(asset.rawPayload.length).toBeLessThan(200)
    expect(brotliDecompressSync(asset.rawPayload)).toEqual(
      readFileSync(join(web, 'assets', 'app-12345678.js')),
    )
    const plain = await test.app.inject({ url: '/assets/app-12345678.js' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toBe(readFileSync(join(web, 'assets', 'app-12345678.js'), 'utf8'))
    // A build that came after the start is found too, and nothing outside of it.
    writeFileSync(join(web, 'assets', 'late-12345678.js'), 'self.late = 1')
    const late = await test.app.inject({ url: '/assets/late-12345678.js' })
    expect([late.statusCode, late.body]).toEqual([200, 'self.late = 1'])
    for (const url of ['/assets/none-12345678.js', '/assets/..%2f.built', '/assets/']) {
      expect([url, (await test.app.inject({ url })).statusCode]).toEqual([url, 404])
    }
    const worker = await test.app.inject({ url: '/sw.js' })
    expect(worker.headers['cache-control']).toBe('public, max-age=0')
  })

  it('leads other names of this machine to the one that has the cookies', async () => {
    const response = await test.app.inject({ url: '/login?x=1', headers: { host: 'localhost:3000' } })
    expect([response.statusCode, response.headers.location]).toEqual([302, 'http://127.0.0.1:3000/login?x=1'])
    const elsewhere = await test.app.inject({ url: '/login', headers: { host: 'vault.example' } })
    expect(elsewhere.statusCode).toBe(200)
  })

  it('never leads to another host, whatever the address looks like', async () => {
    for (const [url, location] of [
      ['//evil.example/x', 'http://127.0.0.1:3000/evil.example/x'],
      ['//evil.example/x?y=1', 'http://127.0.0.1:3000/evil.example/x?y=1'],
      ['/\\evil.example/x', 'http://127.0.0.1:3000/evil.example/x'],
      ['//', 'http://127.0.0.1:3000/'],
      ['//[', 'http://127.0.0.1:3000/['],
      ['//x:99999999/', 'http://127.0.0.1:3000/x:99999999/'],
    ] as const) {
      const { statusCode, headers } = await raw(`GET ${url} HTTP/1.1\r\nHost: localhost:3000`)
      expect([url, statusCode, headers.location]).toEqual([url, 302, location])
    }
  })

  it('answers an address that cannot be read in the form of the contract, without repeating it', async () => {
    const { statusCode, body } = await raw('GET /%?secret=hunter2 HTTP/1.1\r\nHost: x')
    expect([statusCode, JSON.parse(body)]).toEqual([400, expect.objectContaining({ code: 'bad-url' })])
    expect(body).not.toContain('hunter2')
  })

  it('answers what is not HTTP likewise, and keeps what came out of the log', async () => {
    const { statusCode, body } = await raw('GET / HTTP/1.1\r\nCookie: vault_session=hunter3\r\nbroken header')
    expect([statusCode, JSON.parse(body)]).toEqual([400, expect.objectContaining({ code: 'broken-request' })])
    expect(test.logged.join('')).not.toMatch(/hunter3|rawPacket/)
  })

  it('refuses a request that names two hosts: whoever is on the way may have read the other one', async () => {
    const { statusCode, body } = await raw('GET /healthz HTTP/1.1\r\nHost: a.example\r\nhost: b.example')
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'two-hosts'])
  })

  it('refuses headers that are too large, and says so', async () => {
    const { statusCode, body } = await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(20_000)}`)
    expect([statusCode, JSON.parse(body)]).toEqual([431, expect.objectContaining({ code: 'broken-request' })])
  })

  it('refuses a change that comes from another site', async () => {
    const send = (headers: Record<string, string>) =>
      test.app.inject({ method: 'POST', url: '/api/bungie/logout', headers })
    expect((await send({ origin: 'https://evil.test' })).json().code).toBe('foreign-origin')
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await send({ origin: 'null' })).statusCode).toBe(403)
    const rewritten = { origin: 'http://127.0.0.1:3000', host: 'inside:8080' }
    expect((await send(rewritten)).statusCode).toBe(200)
    expect((await send({ origin: 'http://127.0.0.1:3001', host: 'inside:8080' })).statusCode).toBe(403)
    expect((await send({ origin: 'http://localhost:80', host: 'localhost' })).statusCode).toBe(200)
  })

  it('refuses a body that is too large or broken, and says which', async () => {
    const send = (payload: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/bungie/refresh',
        payload,
        headers: { 'content-type': 'application/json' },
      })
    expect((await send(JSON.stringify({ refresh_token: 'x'.repeat(70_000) }))).statusCode).toBe(413)
    const broken = await send('{')
    expect(broken.statusCode).toBe(400)
    expect(broken.json()).toMatchObject({ code: expect.any(String), detail: expect.any(String) })
  })

  it('is alive, and ready once database and definitions are there', async () => {
    expect((await test.app.inject({ url: '/healthz' })).json()).toEqual({ ok: true })
    expect((await test.app.inject({ url: '/readyz' })).json()).toEqual({
      ready: true,
      database: true,
      manifest: true,
    })
  })

  it('describes every call and its answer at /api/docs/json, and has a page that loads nothing from elsewhere', async () => {
    const document = (await test.app.inject({ url: '/api/docs/json' })).json()
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/briefing',
        '/api/bungie/callback',
        '/api/bungie/login',
        '/api/bungie/logout',
        '/api/bungie/refresh',
        '/api/bungie/sessions',
        '/api/bungie/sessions/{id}',
        '/api/dashboard/live-inventory',
        '/api/inventory/{membership_type}/{membership_id}',
        '/api/system-status',
      ]),
    )
    for (const [path, methods] of Object.entries<Record<string, { summary: string; responses: object }>>(
      document.paths,
    )) {
      for (const [method, call] of Object.entries(methods)) {
        const made = `${method} ${path}` === 'post /api/atlas/map/points'
        const failures = Object.keys(call.responses).filter((status) => status !== (made ? '201' : '200'))
        expect([path, call.summary, failures]).toEqual([path, expect.any(String), ['4XX', '5XX']])
      }
    }
    const page = await test.app.inject({ url: '/api/docs' })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/https?:\/\//)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('F-352 logs a line a request without tokens, cookies, ids or query strings', async () => {
    const browser = createTestBrowser(test.app)
    await browser.signIn('4611686018499999999')
    await browser.get('/api/dashboard/live-inventory?membership_id=4611686018499999999&secret=hunter2')
    await browser.get('/api/inventory/3/1')
    await browser.post('/api/bungie/refresh', { refresh_token: 'wrong-handle' })
    const log = test.logged.join('')
    expect(log).toContain('"route":"/api/dashboard/live-inventory","status":200')
    const { access_token, refresh_token } = browser.handles
    const secrets = [access_token, refresh_token, browser.jar.get('vault_session'), 'wrong-handle', 'hunter2']
    for (const secret of [...secrets, '4611686018499999999']) expect(log).not.toContain(secret)
  })

  it('answers a failure of our own without its inside, and logs it', async () => {
    const broken = await createTestApp()
    await broken.services.query.schema.dropTable('incidents').execute()
    broken.pass(60_000)
    const response = await broken.app.inject({ url: '/api/system-status' })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: 'internal' })
    expect(response.body).not.toMatch(/incidents|sqlite/i)
    expect(broken.logged.join('')).toContain('unexpected failure')
    await broken.close()
  })
})

describe('a database in trouble', () => {
  it('that another process holds is 503 with a time to come back, not a failure of ours', async () => {
    const { settings, remove } = await sqliteSettings()
    const database = await openDatabase(settings, features.migrations)
    const test = await createTestApp({ database })
    const other = new DatabaseSync(join(settings.dataDir, 'ai-vault.sqlite'))
    other.exec('begin immediate')
    const held = await createTestBrowser(test.app)
      .signIn('500')
      .then((answer) => answer as unknown as { code: string; retry_after: number })
    expect(held).toMatchObject({ code: 'database-away', retry_after: 3 })
    other.exec('rollback')
    other.close()
    const free = createTestBrowser(test.app)
    await free.signIn('500')
    expect((await free.get('/api/bungie/sessions')).statusCode).toBe(200)
    await test.close()
    await database.close()
    await remove()
  })

  it('that takes no writes is 503 too, and reading goes on', async () => {
    const test = await createTestApp()
    const browser = createTestBrowser(test.app)
    await browser.signIn('501')
    await browser.get('/api/bungie/sessions')
    await sql`pragma query_only = on`.execute(test.services.query)
    const write = await browser.request({
      method: 'POST',
      url: '/api/access-tokens',
      payload: { name: 'x' },
      bearer: browser.handles.access_token,
    })
    expect([write.statusCode, write.json().code]).toEqual([503, 'storage-full'])
    expect((await browser.get('/api/bungie/sessions')).statusCode).toBe(200)
    await test.close()
  })
})

describe('slow clients', () => {
  it('are let go once the time for a request is over, however they dribble', async () => {
    const app = createFastify(pino({ level: 'silent' }), false, { requestMs: 300, lookEveryMs: 50 })
    app.post('/slow', { config: { auth: 'public' } }, async () => ({ done: true }))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.write(
      'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
    )
    const dribble = setInterval(() => socket.writable && socket.write(' '), 20)
    // Node's own look every half minute would come after the time that a test has.
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(dribble)
    // What still dribbled in when it was closed may have taken the answer with it.
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
    await app.close()
  })
})

describe('rate limits', () => {
  it('count the addresses of one IPv6 network as one', async () => {
    const test = await createTestApp({ settings: { rateLimit: 100 } })
    const login = async (remoteAddress: string) =>
      (await test.app.inject({ url: '/api/bungie/login', remoteAddress })).statusCode
    const statuses = []
    for (let at = 0; at < 6; at++) statuses.push(await login(`2001:db8:1:2::${at}`))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await login('2001:db8:1:3::1')).toBe(200)
    await test.close()
  })

  it('log no failure where a connection is dropped in the middle of its request', async () => {
    const test = await createTestApp({ settings: { rateLimit: 100 } })
    const url = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }))
    for (let at = 0; at < 10; at++) {
      const socket = connect(Number(url.port), url.hostname)
      await once(socket, 'connect')
      socket.write('GET /api/briefing HTTP/1.1\r\nHost: x\r\n\r\n')
      socket.resetAndDestroy()
    }
    await fetch(url)
    expect(test.logged.filter((line) => line.includes('unexpected failure'))).toEqual([])
    await test.close()
  })

  it('go by the address the trusted proxy saw, not by one that the client made up', async () => {
    const test = await createTestApp({ settings: { rateLimit: 100, trustProxy: 1 } })
    const login = (forwarded: string) =>
      test.app.inject({ url: '/api/bungie/login', headers: { 'x-forwarded-for': forwarded } })
    const statuses = []
    for (let at = 0; at < 6; at++) statuses.push((await login(`1.1.1.${at}, 9.9.9.9`)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await login('1.1.1.0, 8.8.8.8')).statusCode).toBe(200)
    await test.close()
  })

  it('count pictures apart, so that a full vault does not use up what a session may ask', async () => {
    const test = await createTestApp({ settings: { rateLimit: 5 } })
    const ask = async (url: string) => {
      const response = await test.app.inject({ url, headers: { cookie: 'vault_session=abc' } })
      return response.statusCode
    }
    const pictures = []
    for (let at = 0; at < 151; at++) pictures.push(await ask('/api/icons/not-a-picture'))
    expect(pictures.indexOf(429)).toBe(150)
    expect(await ask('/api/briefing')).toBe(200)
    await test.close()
  })

  it('refuse a session and an address that ask too much, and the sign-in sooner', async () => {
    const test = await createTestApp({ settings: { rateLimit: 100 } })
    const ask = (url: string, remoteAddress: string, cookie = '') =>
      test.app.inject({ url, remoteAddress, headers: { cookie } })
    const statuses = async (count: number, url: string, address: string, cookie?: string) => {
      const answers = []
      for (let at = 0; at < count; at++) answers.push((await ask(url, address, cookie)).statusCode)
      return answers
    }
    const logins = await statuses(6, '/api/bungie/login', '10.0.0.1')
    expect(logins).toEqual([200, 200, 200, 200, 200, 429])
    const session = await statuses(101, '/api/briefing', '10.0.0.2', 'vault_session=abc')
    expect(session.filter((status) => status === 200)).toHaveLength(100)
    const refused = await ask('/api/briefing', '10.0.0.2', 'vault_session=abc')
    expect(refused.json()).toMatchObject({ code: 'too-many-requests', retry_after: expect.any(Number) })
    expect((await ask('/api/briefing', '10.0.0.2', 'vault_session=other')).statusCode).toBe(200)
    const address = await statuses(401, '/api/briefing', '10.0.0.3')
    expect(address.at(-1)).toBe(429)
    const drawn = await statuses(201, '/api/atlas/map/tiles/all/0/0/9.png', '10.0.0.3')
    expect(drawn.indexOf(429)).toBe(200)
    // Cards of shares are drawn by the same threads, and count together with the tiles.
    expect((await ask('/api/shares/build/none/card.png', '10.0.0.3')).statusCode).toBe(429)
    expect((await ask('/api/shares/build/none/card.png', '10.0.0.4')).statusCode).toBe(404)
    expect((await ask('/api/icons/none.png', '10.0.0.3')).statusCode).toBe(404)
    expect((await ask('/healthz', '10.0.0.3')).statusCode).toBe(200)
    await test.close()
  })
})
