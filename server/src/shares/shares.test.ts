import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  MOST_ADDRESSES,
  MOST_SHARES,
  MOST_VERSIONS,
  mySharesSchema,
  shareAnswerSchema,
} from '@ai-vault/contract/shares.ts'
import type { WeaponDefinition } from '@ai-vault/game/items.ts'
import type { BuildDocument } from '@ai-vault/game/shares/document.ts'
import { makeSharedWeapon } from '@ai-vault/game/test-support/make-shared-weapon.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { makeGuardian } from '../../test-support/fakes/make-guardian.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'
import type { ShareTables } from './share-store.ts'

const HOSTILE = `</title><script>alert(1)</script>"'&$& \u202e\u0000夜`
const BUILD: BuildDocument = {
  kind: 'build',
  type: 'build',
  name: 'Nighthawk, 160 weapons',
  summary: 'One shot from the dark.',
  classType: 'hunter',
  subclass: { name: 'Gunslinger', element: 'solar', abilities: [], aspects: [], fragments: [] },
  weapons: [
    makeSharedWeapon({
      icon: '/common/destiny2_content/icons/a.png',
      perks: [{ hash: 1, name: 'Frenzy' }],
      instanceId: '6917529000000000001',
    }),
  ],
  armor: [],
  stats: [162, 70, 61, 108, 54, 60],
  mods: [],
  strengths: [],
  considerations: [],
  notes: 'Only for friends',
}
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

onBothDatabases('a share', (database) => {
  let test: TestApp
  let member = 4611686018400000600n
  const folder = mkdtempSync(join(tmpdir(), 'ai-vault-shares-'))

  beforeAll(async () => {
    const addresses = ['/build/*', '/prophecy/*', '/profile/*', '/profile']
    writeFileSync(join(folder, 'pages.json'), JSON.stringify({ addresses, pages: [] }))
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><html lang="en"><head><meta\n name="description"\n content="The app."\n/><title>AI Vault</title></head>',
    )
    test = await createTestApp({ database: database.current, webFolder: folder })
  })
  afterAll(async () => {
    await test.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => test.fake.recover())

  async function player() {
    member += 1n
    const browser = createTestBrowser(test.app)
    await browser.signIn(String(member))
    const share = async (changes: object = {}, parts: string[] = ['armor', 'subclass']) => {
      const answer = await browser.post('/api/shares', { document: { ...BUILD, ...changes }, parts })
      return { status: answer.statusCode, ...answer.json() }
    }
    const revoke = (kind: string, slug: string) =>
      browser.request({
        method: 'DELETE',
        url: `/api/shares/${kind}/${slug}`,
        bearer: browser.handles.access_token,
      })
    const mine = async () => mySharesSchema.parse((await browser.get('/api/shares')).json()).shares
    return { id: String(member), browser, share, revoke, mine }
  }
  /** As somebody without an account. */
  const anyone = (url: string) => test.app.inject({ url })
  const read = async (path: string) => {
    const answer = await anyone(`/api/shares${path}`)
    return { status: answer.statusCode, ...answer.json() }
  }
  /** No test meets a name of another one. */
  let names = 0
  const freshName = () => `Fresh start ${++names}`

  it('F-328 is read by anyone at its own address, holds the chosen parts alone, and names its author', async () => {
    const { share, id } = await player()
    const name = freshName()
    const made = await share({ name })
    expect(made).toMatchObject({ status: 200, kind: 'build', version: 1 })
    expect(made.path).toMatch(/^\/build\/fresh-start-\d+$/)
    const shown = await read(made.path)
    const answer = shareAnswerSchema.parse(shown)
    expect(answer).toMatchObject({
      path: made.path,
      author: { name: `Guardian ${id}` },
      document: { name, stats: BUILD.stats, weapons: [{ name: 'Fatebringer' }] },
    })
    expect(answer.document).not.toHaveProperty('notes')
    expect(JSON.stringify(answer)).not.toContain('6917529000000000001')
    expect(JSON.stringify({ ...answer, author: {} })).not.toContain(id)
    const withAll = await share({ name }, ['armor', 'notes', 'copies'])
    expect(await read(withAll.path)).toMatchObject({
      document: { notes: 'Only for friends', weapons: [{ instanceId: '6917529000000000001' }] },
    })
  })

  it('F-328 is a version that never changes; the newest is shown, and each can be asked for', async () => {
    const { share } = await player()
    const name = freshName()
    const first = await share({ name, summary: 'one' })
    expect(await share({ name, summary: 'one' })).toMatchObject({ path: first.path, version: 1 })
    expect(await share({ name, summary: 'two' })).toMatchObject({ path: first.path, version: 2 })
    expect(await read(first.path)).toMatchObject({ version: 2, document: { summary: 'two' } })
    const old = await read(`${first.path}?version=1`)
    expect(old).toMatchObject({ version: 1, document: { summary: 'one' } })
    expect(old.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1])
    expect(await read(`${first.path}?version=3`)).toMatchObject({ status: 404, code: 'share-not-found' })
  })

  it('G-08 gets a short suffix only where somebody else has the name', async () => {
    const [one, other] = [await player(), await player()]
    const name = freshName()
    const { slug } = await one.share({ name })
    const second = await other.share({ name })
    expect(second.slug).toMatch(new RegExp(`^${slug}-[a-z2-9]{4}$`))
    const asked = await other.browser.get(`/api/shares/address?kind=build&name=${encodeURIComponent(name)}`)
    expect(asked.json().slug).not.toBe(slug)
    const free = await one.browser.get(`/api/shares/address?kind=build&name=${encodeURIComponent(name)}`)
    expect(free.json()).toMatchObject({ slug, version: 2 })
  })

  it('F-328 answers 404 for what was revoked and for what never was, and says which', async () => {
    const { share, revoke, mine } = await player()
    const stranger = await player()
    const name = freshName()
    const { path, slug } = await share({ name })
    expect((await stranger.revoke('build', slug)).statusCode).toBe(404)
    for (const url of [path, `/api/shares${path}`, `/api/shares${path}/card.png`]) {
      expect([url, (await anyone(url)).statusCode]).toEqual([url, 200])
    }
    expect((await revoke('build', slug)).statusCode).toBe(200)
    for (const url of [path, `/api/shares${path}`, `/api/shares${path}/card.png`]) {
      expect([url, (await anyone(url)).statusCode]).toEqual([url, 404])
    }
    expect(await read(path)).toMatchObject({
      code: 'share-revoked',
      detail: expect.stringMatching(
        /^This build was withdrawn by its author on [A-Z][a-z]{2} \d{1,2}, \d{4}\.$/,
      ),
    })
    const plan = { type: 'fireteam', plan: { members: [{ name: 'Orin' }], needs: [] }, weapons: [] }
    const planned = await share({ name: freshName(), ...plan }, ['plan', 'names'])
    await revoke('build', planned.slug)
    const gone = await read(planned.path)
    expect(gone).toMatchObject({
      status: 404,
      code: 'plan-revoked',
      detail: expect.stringMatching(/^This fireteam plan was withdrawn by its author on /),
    })
    expect(JSON.stringify(gone)).not.toContain('Orin')
    expect((await mine()).filter((one) => one.slug === slug)).toMatchObject([
      { slug, revoked_at: expect.any(String), parts: [] },
    ])
    expect((await revoke('build', slug)).statusCode).toBe(404)
    expect((await share({ name })).slug).not.toBe(slug)
    for (const nothing of ['/build/nobody-ever-made-this', '/profile/123', '/prophecy/123']) {
      expect([nothing, (await anyone(nothing)).statusCode]).toEqual([nothing, 404])
    }
    expect(await read('/build/nobody-ever-made-this')).toMatchObject({ status: 404, code: 'share-not-found' })
    expect((await anyone('/api/shares/secrets/1')).statusCode).toBe(422)
  })

  it('F-328 brings its title, description and picture for chat apps, and asks search engines to stay away', async () => {
    const { share } = await player()
    const { path } = await share({ name: freshName() })
    const page = await anyone(path)
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.body).toContain('<meta name="robots" content="noindex" />')
    expect(page.body).toMatch(/<title>Fresh start \d+ · AI Vault<\/title>/)
    expect(page.body).toContain('<meta property="og:description" content="One shot from the dark." />')
    expect(page.body).toContain('<meta name="description" content="One shot from the dark." />')
    const image = /og:image" content="([^"]+)"/.exec(page.body)?.[1] ?? ''
    expect(image).toBe(`http://127.0.0.1:3000/api/shares${path}/card.png?version=1`)
    const card = await anyone(new URL(image).pathname)
    expect(card.headers['content-type']).toBe('image/png')
    expect(card.rawPayload.subarray(0, 8)).toEqual(PNG)
    expect([card.rawPayload.readUInt32BE(16), card.rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  })

  it('breaks neither page nor card with a hostile name', async () => {
    const { share } = await player()
    const { path } = await share({ name: HOSTILE, summary: HOSTILE })
    const { body, statusCode } = await anyone(path)
    expect(statusCode).toBe(200)
    expect(body).not.toContain('<script>alert')
    expect(body.match(/<\/title>/g)).toHaveLength(1)
    expect(body).toContain('&lt;/title&gt;&lt;script&gt;')
    expect(body).toContain('$&amp;')
    for (const sign of ['\u202e', '\u0000']) expect(body).not.toContain(sign)
    const card = await anyone(`/api/shares${path}/card.png`)
    expect([card.statusCode, card.rawPayload.subarray(0, 8)]).toEqual([200, PNG])
    expect((await read(path)).document.name).toBe(HOSTILE.replace('\u202e\u0000', ''))
  })

  it('of a profile or prophecy is the player’s own, made by the server, and off until they turn it on', async () => {
    const { id, browser, revoke, mine } = await player()
    test.fake.serve((membershipId) =>
      makeGuardian({ membershipId, displayName: 'Vesper', displayNameCode: '4102' }),
    )
    expect((await read(`/profile/${id}`)).status).toBe(404)
    const draft = (await browser.get('/api/shares/drafts/profile')).json().document
    expect(draft).toMatchObject({ kind: 'profile', name: 'Vesper#4102', items: 3, membershipType: '3' })
    const boast = { ...draft, name: 'The Best', score: 100, items: 99_999 }
    const made = await browser.post('/api/shares', { document: boast, parts: ['items'] })
    expect(made.json()).toMatchObject({ path: `/profile/${id}`, version: 1 })
    expect((await read(`/profile/${id}`)).document).toEqual({
      kind: 'profile',
      name: 'Vesper#4102',
      characters: [],
      items: 3,
    })
    expect((await mine())[0]?.parts).toEqual(['name', 'items'])
    await revoke('profile', id)
    expect((await read(`/profile/${id}`)).code).toBe('share-revoked')
    await browser.post('/api/shares', { document: draft, parts: [] })
    expect(await read(`/profile/${id}`)).toMatchObject({ version: 2, document: { name: 'Vesper#4102' } })

    const prophecy = { kind: 'prophecy', name: 'Someone else', traits: [], gems: [], farming: [], meta: [] }
    const response = await browser.post('/api/shares', { document: prophecy, parts: [] })
    expect(response.json().path).toBe(`/prophecy/${id}`)
    expect(await read(`/prophecy/${id}`)).toMatchObject({
      document: { name: `Guardian ${id}` },
      author: { profile: `/profile/${id}` },
    })
  })

  it('F-328 tells where its weapons come from, by the game and not by the author', async () => {
    const { share } = await player()
    const weapon = vi.spyOn(test.services.platform.manifest, 'weapon')
    weapon.mockImplementation((hash) =>
      hash === 7 ? ({ source: 'Source: Vault of Glass' } as WeaponDefinition) : undefined,
    )
    const weapons = [BUILD.weapons[0], { ...BUILD.weapons[0], slot: 'energy', hash: 8, source: 'My shop' }]
    const { path } = await share({ name: freshName(), weapons })
    weapon.mockRestore()
    const { document } = await read(path)
    expect(document.weapons.map(({ source }: { source?: string }) => source)).toEqual([
      'Source: Vault of Glass',
      undefined,
    ])
  })

  it('is stored by no cache on the way, but for its picture, and that for minutes', async () => {
    const { share, browser } = await player()
    const { path } = await share({ name: freshName() })
    const own = ['/api/shares', '/api/shares/drafts/profile', '/api/shares/address?kind=build&name=x']
    const stored = async (url: string, answer = browser.get(url)) => (await answer).headers['cache-control']
    for (const url of own) expect([url, await stored(url)]).toEqual([url, 'no-store'])
    expect(await stored(path, anyone(`/api/shares${path}`))).toBe('no-store')
    expect(await stored(path, anyone(`/api/shares${path}/card.png`))).toBe('public, max-age=300')
    for (const url of [`/api/shares${path}`, `/api/shares${path}/card.png`]) {
      expect((await anyone(url)).headers['x-robots-tag']).toBe('noindex')
    }
  })

  it('counts who opened it, but not its author', async () => {
    const { share, browser, mine } = await player()
    const { path } = await share({ name: freshName() })
    await browser.get(`/api/shares${path}`)
    await read(path)
    await read(path)
    expect((await mine())[0]?.opened).toBe(2)
  })

  it('takes no document that is not one', async () => {
    const { browser, share } = await player()
    const status = async (document: object, parts: unknown = []) =>
      (await browser.post('/api/shares', { document, parts })).statusCode
    expect(await status({ ...BUILD, name: ' ' })).toBe(422)
    expect(await status({ ...BUILD, kind: 'admin' })).toBe(422)
    expect(await status({ ...BUILD, notes: 'x'.repeat(601) })).toBe(422)
    expect(await status({ ...BUILD, weapons: [{ ...BUILD.weapons[0], icon: '//evil.example/x.png' }] })).toBe(
      422,
    )
    expect(await status(BUILD, ['everything'])).toBe(422)
    const extra = await share({ name: freshName(), secret: 'not in the schema' })
    expect(JSON.stringify(await read(extra.path))).not.toContain('not in the schema')
  })

  it('has a name of one line, without signs that turn what follows', async () => {
    const { share, mine } = await player()
    const { path } = await share({ name: `Void\u202e\u2066 \r\n${freshName()}` })
    expect((await read(path)).document.name).toMatch(/^Void Fresh start \d+$/)
    expect((await mine())[0]?.title).toMatch(/^Void Fresh start \d+$/)
  })

  it('keeps the line breaks of notes, and no other control character', async () => {
    const { share } = await player()
    const { path } = await share({ name: freshName(), notes: 'Aim\u0007 well.\r\nThen\u0000 run.' }, [
      'notes',
    ])
    expect((await read(path)).document.notes).toBe('Aim well.\nThen run.')
  })

  it('is in the export of its author, and gone with their data', async () => {
    const { id, share } = await player()
    const { path } = await share({ name: freshName() })
    expect(await test.services.playerData.exportOf(id)).toMatchObject({
      shares: { links: [{ kind: 'build', versions: [{ document: { weapons: [{}] } }] }] },
    })
    await test.services.playerData.forget(id)
    expect((await read(path)).code).toBe('share-not-found')
    expect(await test.services.playerData.exportOf(id)).toMatchObject({ shares: { links: [] } })
  })

  it('is gone with the data of a player who shared no build too', async () => {
    const { id, browser } = await player()
    const prophecy = { kind: 'prophecy', name: 'x', traits: [], gems: [], farming: [], meta: [] }
    await browser.post('/api/shares', { document: prophecy, parts: [] })
    expect((await read(`/prophecy/${id}`)).status).toBe(200)
    await test.services.playerData.forget(id)
    expect((await read(`/prophecy/${id}`)).code).toBe('share-not-found')
  })

  it('F-328 leaves an address that nobody else gets once its author is gone, and nothing that names them', async () => {
    const [gone, other] = [await player(), await player()]
    const name = freshName()
    const { slug } = await gone.share({ name })
    await test.services.playerData.forget(gone.id)
    expect((await other.share({ name })).slug).toMatch(new RegExp(`^${slug}-[a-z2-9]{4}$`))
    expect((await read(`/build/${slug}`)).code).toBe('share-not-found')
    const left = await sql<{ address: string }>`select address from share_gone`.execute(
      database.current.query,
    )
    expect(JSON.stringify(left.rows)).not.toContain(slug)
    expect(JSON.stringify(left.rows)).not.toContain(gone.id)
  })

  it('F-328 has no end of new versions: the oldest makes room', async () => {
    const { id, browser } = await player()
    const shareAs = async (archetype: string) => {
      const prophecy = { kind: 'prophecy', name: 'x', archetype, traits: [], gems: [], farming: [], meta: [] }
      return (await browser.post('/api/shares', { document: prophecy, parts: ['playstyle'] })).json()
    }
    for (let at = 1; at <= MOST_VERSIONS; at++) await shareAs(`Archetype ${at}`)
    expect(await read(`/prophecy/${id}?version=1`)).toMatchObject({ status: 200, version: 1 })
    expect(await shareAs('One more')).toMatchObject({ path: `/prophecy/${id}`, version: MOST_VERSIONS + 1 })
    expect((await read(`/prophecy/${id}?version=1`)).status).toBe(404)
    expect((await read(`/prophecy/${id}`)).versions).toHaveLength(MOST_VERSIONS)
  })

  it('counts the links that are live: one taken back makes room for another', async () => {
    const { share, revoke, mine } = await player()
    const made: string[] = []
    for (let at = 0; at < MOST_SHARES; at++) made.push((await share({ name: freshName() })).slug)
    expect(await share({ name: freshName() })).toMatchObject({ status: 422, code: 'too-many-shares' })
    await revoke('build', made[0] ?? '')
    expect((await share({ name: freshName() })).status).toBe(200)
    expect(await share({ name: freshName() })).toMatchObject({ status: 422, code: 'too-many-shares' })
    expect(await mine()).toHaveLength(MOST_SHARES + 1)
  })

  it('stays within the limit where many are made at once', async () => {
    const { share, mine } = await player()
    for (let at = 0; at < MOST_SHARES - 5; at++) await share({ name: freshName() })
    const answers = await Promise.all(Array.from({ length: 20 }, () => share({ name: freshName() })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await mine()).toHaveLength(MOST_SHARES)
  })

  it('of a build can have the name of one taken back, once its author has made as many as there may be', async () => {
    const { id, share, revoke } = await player()
    const first = await share({ name: 'Taken back' })
    await revoke('build', first.slug)
    expect((await share({ name: 'Taken back' })).slug).not.toBe(first.slug)
    const rows = Array.from({ length: MOST_ADDRESSES }, (_, at) => ({
      id: `old ${id} ${at}`,
      membership_id: id,
      kind: 'build' as const,
      slug: `old-${id}-${at}`,
      type: 'build',
      title: 'Old',
      author: 'Vesper',
      version: 1,
      opened: 0,
      created_at: 1,
      revoked_at: 2,
    }))
    await database.current.query.withTables<ShareTables>().insertInto('shares').values(rows).execute()
    expect(await share({ name: freshName() })).toMatchObject({ status: 422, code: 'too-many-addresses' })
    expect(await share({ name: 'Taken back' })).toMatchObject({ status: 200, slug: first.slug })
    expect((await read(`/build/${first.slug}`)).status).toBe(200)
  })
})
