import { weaponAnalysisSchema } from '@ai-vault/contract/items/weapons.ts'
import { languagesAnswerSchema } from '@ai-vault/contract/service/languages.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakePlatform, platformError } from '../../test-support/fakes/fake-platform.ts'
import { makeArmor, makeGuardian, makeWeapon } from '../../test-support/fakes/make-guardian.ts'
import { readInventory } from '../../test-support/read-inventory.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'
import { createLanguageService } from './languages.ts'

const GERMAN = {
  1000001: 'Laternenschwur',
  10: 'Anpassungsfähiges Gehäuse',
  12: 'Gesetzloser',
  13: 'Toben',
  77: 'Kriegerehre',
}
const TYPES = { 1000001: 'Handfeuerwaffe' }

describe('F-351 names in the language of the player', () => {
  let test: TestApp
  let browser: ReturnType<typeof createTestBrowser>
  let member = 4_611_686_018_900
  beforeAll(async () => {
    test = await createTestApp()
    test.fake.speak('de', GERMAN, TYPES)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.fake.recover()
    test.fake.serve((membershipId) =>
      makeGuardian({
        membershipId,
        mintedAt: new Date().toISOString(),
        armor: [makeArmor({ set: { hash: 77, name: 'Bushido' } })],
      }),
    )
    browser = createTestBrowser(test.app)
    await browser.signIn(String(++member))
  })

  const inventory = async (query: string, headers = {}) => {
    const response = await browser.get(`/api/inventory/3/${member}${query}`, headers)
    return { response, answer: readInventory(response.json()) }
  }

  it('F-351 says what the platform offers and what this browser wants', async () => {
    const read = async (headers: Record<string, string>, query = '') =>
      languagesAnswerSchema.parse((await browser.get(`/api/languages${query}`, headers)).json())
    expect(await read({})).toEqual({ languages: ['en', 'de'], language: 'en' })
    expect(await read({ 'accept-language': 'de-CH, en;q=0.5' })).toMatchObject({ language: 'de' })
    expect(await read({ 'accept-language': 'de' }, '?language=en')).toMatchObject({ language: 'en' })
  })

  it('F-351 names weapon, type, frame, perk and set in German and keeps the English ones beside them', async () => {
    const { answer, response } = await inventory('?language=de')
    expect(response.headers['content-language']).toBe('de')
    expect(answer.language).toBe('de')
    const [weapon, armor] = answer.items
    expect(weapon?.definition).toMatchObject({
      displayProperties: { name: 'Laternenschwur' },
      itemTypeDisplayName: 'Handfeuerwaffe',
    })
    expect(weapon?.perks).toEqual(['Smallbore', 'Gesetzloser'])
    expect(weapon?.item).toMatchObject({
      name: 'Laternenschwur',
      englishName: 'Lantern Oath',
      englishTypeName: 'Hand Cannon',
      frame: { name: 'Anpassungsfähiges Gehäuse', englishName: 'Adaptive Frame' },
    })
    expect(armor?.item).toMatchObject({
      name: 'Bushido Helm',
      set: { name: 'Kriegerehre', englishName: 'Bushido' },
    })
    expect(armor?.item).not.toHaveProperty('englishName')
  })

  it('F-351 brings the game’s words for stats along, and none where the names are English', async () => {
    test.fake.speak('fr', { 4043523819: 'Impact', 1240592695: 'Portée' })
    const { answer } = await inventory('?language=fr')
    expect(answer.words).toEqual({
      elements: {},
      rarities: {},
      weapon_stats: { impact: 'Impact', range: 'Portée' },
    })
    expect((await inventory('?language=en')).answer.words).toBeUndefined()
  })

  it('F-351 rates the same in every language: rules read the English names', async () => {
    const [english, german] = [await inventory(''), await inventory('?language=de')]
    const judged = ({ answer }: typeof english) =>
      answer.items.map(({ rating, verdict }) => ({ rating, verdict }))
    expect(judged(german)).toEqual(judged(english))
    expect(english.answer.items[0]?.item).toEqual(makeWeapon())
  })

  it('F-351 an answer in another language has another tag, and each is found again by its own', async () => {
    const english = await inventory('')
    const german = await inventory('?language=de')
    expect(german.response.headers.etag).not.toBe(english.response.headers.etag)
    expect(german.response.headers.vary).toContain('accept-language')
    const again = (query: string, tag: unknown) =>
      browser.get(`/api/inventory/3/${member}${query}`, { 'if-none-match': String(tag) })
    expect((await again('?language=de', german.response.headers.etag)).statusCode).toBe(304)
    expect((await again('?language=de', english.response.headers.etag)).statusCode).toBe(200)
    expect((await again('', english.response.headers.etag)).statusCode).toBe(304)
  })

  it('F-351 without a choice the browser’s languages decide, and an unknown one is English', async () => {
    expect((await inventory('', { 'accept-language': 'de-DE,de;q=0.9' })).answer.language).toBe('de')
    const unknown = await inventory('?language=tlh', { 'accept-language': 'de' })
    expect(unknown.answer).toMatchObject({ language: 'en' })
    expect(unknown.answer.missing_language).toBeUndefined()
  })

  it('F-351 where the platform cannot give the language, the names stay English and the answer says so', async () => {
    test.fake.fail('names', platformError('unavailable'))
    const failed = await inventory('?language=de')
    expect(failed.answer).toMatchObject({ language: 'en', missing_language: 'de' })
    expect(failed.answer.items[0]?.item.name).toBe('Lantern Oath')
    test.fake.recover()
    expect((await inventory('?language=de')).answer).toMatchObject({ language: 'de' })
  })

  it('F-351 a language that takes long is not waited for', async () => {
    const slow = createFakePlatform()
    slow.speak('de', GERMAN)
    slow.slowDown(200)
    const service = createLanguageService(slow.platform, { warn: vi.fn() }, 1)
    expect(await service.shownIn({ query: { language: 'de' }, headers: {} })).toMatchObject({
      language: 'en',
      missing: 'de',
    })
  })

  it('F-351 the dashboard and the armor sets carry their language too', async () => {
    const dashboard = await browser.get(`/api/dashboard/guardian-data?membership_id=${member}&language=de`)
    expect(dashboard.json().data).toMatchObject({ language: 'de' })
    const sets = await browser.get('/api/armor/sets?language=de')
    expect(sets.json()).toMatchObject({ language: 'de' })
    expect(sets.headers['content-language']).toBe('de')
  })

  it('F-351 an analysis names the perks in German inside its sentences as well', async () => {
    const { instanceId } = makeWeapon()
    const analyze = async (query: string) =>
      weaponAnalysisSchema.parse(
        (await browser.post(`/api/analyze-weapon${query}`, { item_instance_id: instanceId })).json(),
      )
    const [english, german] = [await analyze(''), await analyze('?language=de')]
    expect(english.synergy_analysis).toContain('Rampage')
    expect(german.synergy_analysis).toContain('Toben')
    expect(german.synergy_analysis).not.toContain('Rampage')
    expect(german.weapon).toMatchObject({ name: 'Laternenschwur', weapon_type: 'Handfeuerwaffe' })
    expect(german.perk_explorer.flatMap(({ perks }) => perks)).toContainEqual(
      expect.objectContaining({ name: 'Gesetzloser', english_name: 'Outlaw' }),
    )
    expect(german.god_roll_score).toBe(english.god_roll_score)
  })
})
