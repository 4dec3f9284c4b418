import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { exportSchema, profileAnswerSchema } from '@ai-vault/contract/account/profile.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { platformError } from '../../test-support/fakes/fake-platform.ts'
import { makeGuardian, makeWeapon } from '../../test-support/fakes/make-guardian.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'
import { privacyOf } from './profile.ts'

let test: TestApp
let member = 4611686018400000500n
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.fake.recover())

async function player() {
  member += 1n
  const browser = createTestBrowser(test.app)
  await browser.signIn(String(member))
  const read = async () => (await browser.get('/api/profile')).json()
  return { id: String(member), browser, read }
}

describe('the profile', () => {
  it('F-318 tells id, type and how many items, and which platforms are linked', async () => {
    const { id, read } = await player()
    const answer = profileAnswerSchema.parse(await read())
    expect(answer).toMatchObject({
      membership_id: id,
      membership_type: '3',
      role: 'member',
      items: { total: 3, weapons: 1, armor: 1 },
      linked: [
        { membership_id: id, membership_type: '3', primary: true, overridden: false },
        { membership_id: '77', membership_type: '2', primary: false, overridden: true },
      ],
    })
    expect(answer.stale_reason).toBeUndefined()
  })

  it('is told with the name’s code, and counts nothing where every item is kept from us', async () => {
    const { read } = await player()
    test.fake.serve((membershipId) =>
      makeGuardian({
        membershipId,
        displayName: 'Vesper',
        displayNameCode: '0042',
        weapons: [],
        armor: [],
        others: [],
        withheld: ['vault', 'equipment', 'characterInventories'],
      }),
    )
    const answer = await read()
    expect(answer.display_name).toBe('Vesper#0042')
    expect(answer).not.toHaveProperty('items')
  })

  it('an account without a character has no items, and that is a number', async () => {
    const { read } = await player()
    test.fake.serve((membershipId) => makeGuardian({ membershipId, weapons: [], armor: [], others: [] }))
    expect((await read()).items).toEqual({ total: 0, weapons: 0, armor: 0 })
  })

  it('leaves the linked platforms out where the platform does not tell them', async () => {
    const { read } = await player()
    test.fake.fail('listAccounts', platformError('unavailable'))
    const answer = await read()
    expect(answer).not.toHaveProperty('linked')
    expect(answer.items.total).toBe(3)
  })

  it('F-321 fails where the platform is out and nothing is kept, and says why the last numbers are old', async () => {
    const first = await player()
    test.fake.fail('readGuardian', platformError('maintenance'))
    const failed = await first.browser.get('/api/profile')
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'platform-maintenance'])
    test.fake.recover()
    await first.read()
    test.pass(600_000)
    test.fake.fail('readGuardian', platformError('maintenance'))
    expect(await first.read()).toMatchObject({ stale_reason: 'maintenance', items: { total: 3 } })
  })
})

describe('F-322 who sees what', () => {
  const of = (part: string, guardian: Parameters<typeof privacyOf>[0]) =>
    privacyOf(guardian).find((each) => each.part === part)?.audience

  it('is hidden where not even we get it, the owner’s where it is marked so, else everyone’s', () => {
    const guardian = { withheld: ['loadouts'], ownerOnly: ['vault', 'currencies', 'records'] } as const
    expect(of('loadouts', guardian)).toBe('hidden')
    expect(of('vault', guardian)).toBe('you')
    expect(of('worn', guardian)).toBe('everyone')
    expect(of('records', guardian)).toBe('partly')
    expect(of('worn', { withheld: [] })).toBe('unknown')
  })
})

describe('F-322 the data about a player', () => {
  it('is counted by list, and exported as a file with everything in it', async () => {
    const { id, browser } = await player()
    test.fake.serve((membershipId) => makeGuardian({ membershipId, weapons: [makeWeapon()] }))
    await browser.post('/api/access-tokens', { name: 'script' })
    const { parts } = (await browser.get('/api/profile/stored')).json()
    expect(parts).toContainEqual({
      feature: 'access-tokens',
      list: 'tokens',
      entries: 1,
      bytes: expect.any(Number),
    })
    const file = await browser.get('/api/profile/export')
    expect(file.headers['content-disposition']).toBe(`attachment; filename="ai-vault-${id}.json"`)
    expect(file.headers['cache-control']).toBe('no-store')
    const exported = exportSchema.parse(file.json())
    expect(exported.membership_id).toBe(id)
    expect(Object.keys(exported.data).sort()).toEqual(
      test.features.flatMap(({ name, exportOf }) => (exportOf ? [name] : [])).sort(),
    )
    expect(exported.data).toMatchObject({ 'access-tokens': { tokens: [{ name: 'script' }] } })
  })

  it('is deleted only where the name is typed; then the player is signed out everywhere', async () => {
    const { id, browser } = await player()
    const elsewhere = createTestBrowser(test.app)
    await elsewhere.signIn(id)
    const wrong = await browser.post('/api/profile/delete', { confirm: 'somebody' })
    expect([wrong.statusCode, wrong.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'name-differs',
        detail: 'Nothing was deleted: the name is not yours.',
      }),
    ])
    expect((await browser.get('/api/profile')).statusCode).toBe(200)
    const done = await browser.post('/api/profile/delete', { confirm: ` Guardian ${id}#0042 ` })
    expect([done.statusCode, done.json()]).toEqual([200, { success: true }])
    expect(browser.jar.has('vault_session')).toBe(false)
    for (const each of [browser, elsewhere]) expect((await each.get('/api/profile')).statusCode).toBe(401)
    expect(JSON.stringify(await test.services.playerData.exportOf(id))).not.toContain(`Guardian ${id}`)
  })

  it('is in no file any more once it is deleted', async () => {
    const { id, browser } = await player()
    await browser.post('/api/access-tokens', { name: 'canary-in-a-file' })
    const { dataDir } = test.services.settings
    const holding = () =>
      readdirSync(dataDir).filter((name) => {
        const path = join(dataDir, name)
        return statSync(path).isFile() && readFileSync(path).includes('canary-in-a-file')
      })
    expect(holding()).not.toEqual([])
    await browser.post('/api/profile/delete', { confirm: `Guardian ${id}#0042` })
    expect(holding()).toEqual([])
  })

  it('is out of reach of a script’s token', async () => {
    const { browser } = await player()
    const { token } = (await browser.post('/api/access-tokens', { name: 'script' })).json()
    for (const url of ['/api/profile', '/api/profile/export', '/api/profile/stored']) {
      const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
      expect([url, answer.statusCode]).toEqual([url, 401])
    }
  })
})
