import { brotliDecompressSync } from 'node:zlib'
import { guardianAnswerSchema } from '@ai-vault/contract/dashboard/dashboard.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ageOf } from '../../test-support/copy-age.ts'
import { platformError } from '../../test-support/fakes/fake-platform.ts'
import { makeGuardian } from '../../test-support/fakes/make-guardian.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'
import type { DashboardTables } from './tables.ts'

describe('the dashboard data over HTTP', () => {
  let test: TestApp
  let browser: ReturnType<typeof createTestBrowser>
  let member = 4_611_686_018_500
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.fake.recover()
    browser = createTestBrowser(test.app)
    member++
    await browser.signIn(String(member))
  })

  const read = async () => {
    const response = await browser.get(
      `/api/dashboard/guardian-data?membership_id=${member}&membership_type=3`,
    )
    expect(response.statusCode).toBe(200)
    return { ...guardianAnswerSchema.parse(response.json()), age: ageOf(response.headers) }
  }

  const character = {
    id: '2305843009',
    classType: 'hunter',
    power: 1860,
    minutesPlayed: 7_230,
    lastPlayed: '2026-07-31T20:00:00Z',
    stats: [100, 80, 60, 40, 20, 10],
  } as const

  it('F-113 has the success flag and the specified groups', async () => {
    test.fake.serve((membershipId) => makeGuardian({ membershipId, characters: [character] }))
    const { success, data } = await read()
    expect(success).toBe(true)
    expect(data).toMatchObject({
      guardian_overview: { total_weapons: 1, max_power: 1860, total_playtime_hours: 121 },
      weapon_analysis: { quality_distribution: { legendary: expect.any(Number) } },
      ai_vault_score: expect.any(Number),
      characters: [{ id: '2305843009', class: 'Hunter', power: 1860, playtime_hours: 121 }],
      total_activities: 1_500,
      character_info: { light_level: 1860, class_name: 'Hunter' },
    })
  })

  it('F-113 counts god rolls and weapons once, whatever field asks (G-18)', async () => {
    const { data } = await read()
    expect(data?.weapon_analysis?.god_rolls).toBe(data?.weapon_analysis?.estimated_god_rolls)
    expect(data?.weapon_analysis?.total_weapons).toBe(data?.guardian_overview?.total_weapons)
  })

  it('leaves out what the platform withheld', async () => {
    test.fake.serve((membershipId) =>
      makeGuardian({ membershipId, characters: [], withheld: ['records', 'vault'], vault: undefined }),
    )
    const { data } = await read()
    expect(data).not.toHaveProperty('triumphs_completed')
    expect(data).not.toHaveProperty('character_info')
    expect(data?.guardian_overview).not.toHaveProperty('max_power')
    expect(data?.guardian_overview).not.toHaveProperty('vault_items')
  })

  it('answers without the count of activities when the statistics fail', async () => {
    test.fake.fail('readStats', platformError('unexpected'))
    const { data } = await read()
    expect(data).not.toHaveProperty('total_activities')
    expect(data?.ai_vault_score).toEqual(expect.any(Number))
  })

  it('F-094 reads history and weapon use of every character once in ten minutes', async () => {
    test.fake.serve((membershipId) => makeGuardian({ membershipId, characters: [character] }))
    const run = {
      instanceId: '99',
      activityHash: 5,
      directorActivityHash: 5,
      characterId: character.id,
      period: '2026-07-31T20:00:00Z',
      mode: 4,
      modes: [4, 7],
      values: { completed: 1, kills: 9, deaths: 3 },
    }
    test.fake.play([run])
    const before = test.fake.calls.readHistory
    const { data } = await read()
    expect(data?.extras?.recent_activities).toMatchObject({
      source: 'live',
      entries: [{ instance_id: '99', kd: 3 }],
    })
    await Promise.all([read(), read()])
    expect(test.fake.calls.readHistory).toBe(before + 1)
    test.pass(10 * 60_000)
    test.fake.fail('readHistory', platformError('maintenance'))
    await read()
    await test.services.playerFacts.settle()
    expect((await read()).data?.extras?.recent_activities).toMatchObject({ entries: [{ instance_id: '99' }] })
  })

  it('F-089 writes the day’s score once, and none where the vault is private', async () => {
    test.fake.serve((membershipId) => makeGuardian({ membershipId, characters: [character] }))
    const { data } = await read()
    await read()
    await test.services.snapshots.settle()
    const rows = () =>
      test.services.query
        .withTables<DashboardTables>()
        .selectFrom('daily_snapshots')
        .selectAll()
        .where('membership_id', '=', String(member))
        .execute()
    expect(await rows()).toMatchObject([{ day: '2026-08-01', score: data?.ai_vault_score, weapons: 1 }])
    member++
    await browser.signIn(String(member))
    test.fake.serve((membershipId) =>
      makeGuardian({ membershipId, characters: [character], withheld: ['vault'], vault: undefined }),
    )
    await read()
    await test.services.snapshots.settle()
    expect(await rows()).toEqual([])
  })

  it('F-089 tells the next day that the score was measured the day before', async () => {
    test.fake.serve((membershipId) => makeGuardian({ membershipId, characters: [character] }))
    expect((await read()).data?.extras?.score_history?.source).toBe('estimated')
    await test.services.snapshots.settle()
    test.pass(24 * 3_600_000)
    await browser.signIn(String(member))
    expect((await read()).data?.extras?.score_history).toMatchObject({
      source: 'live',
      points: [
        { day: '2026-08-01', kind: 'measured', weapons: 1 },
        { label: 'Now', kind: 'measured' },
      ],
    })
  })

  it('F-089 in an outage of days the last score stands on the day it was seen', async () => {
    test.fake.serve((membershipId) => makeGuardian({ membershipId, characters: [character] }))
    await read()
    await test.services.snapshots.settle()
    const [first] = (await read()).data?.extras?.score_history?.points.slice(-2) ?? []
    test.pass(24 * 3_600_000)
    await browser.signIn(String(member))
    await read()
    await test.services.snapshots.settle()
    test.pass(72 * 3_600_000)
    await browser.signIn(String(member))
    test.fake.fail('readGuardian', platformError('maintenance'))
    const { data, age } = await read()
    expect(age).toMatchObject({ stale: true, stale_reason: 'maintenance' })
    const dayAfter = new Date(Date.parse(first?.day ?? '') + 24 * 3_600_000).toISOString().slice(0, 10)
    expect(data?.extras?.score_history?.points.map(({ day, label, kind }) => [day, label, kind])).toEqual([
      [first?.day, first?.day, 'measured'],
      [dayAfter, dayAfter, 'measured'],
    ])
  })

  it('F-354 answers 304 to whoever has it, and brotli to whoever takes it', async () => {
    const url = `/api/dashboard/guardian-data?membership_id=${member}&membership_type=3`
    const plain = await browser.get(url)
    const packed = await browser.get(url, { 'accept-encoding': 'br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    const etag = String(plain.headers.etag)
    expect((await browser.get(url, { 'if-none-match': etag })).statusCode).toBe(304)
    test.pass(6 * 60_000)
    const later = await browser.get(url, { 'if-none-match': etag })
    expect(later.statusCode).toBe(304)
    // The body stays where it is, so the head has to say that the platform was asked again.
    const fetchedAt = (answer: typeof later) => Date.parse(String(answer.headers['x-fetched-at']))
    expect(fetchedAt(later) - fetchedAt(plain)).toBe(6 * 60_000)
  })

  it('F-113 publishes the JSON schema of its answer', async () => {
    const document = (await browser.get('/api/docs/json')).json()
    const answer = document.paths['/api/dashboard/guardian-data'].get.responses['200']
    const { properties } = answer.content['application/json'].schema
    expect(Object.keys(properties)).toEqual(['success', 'data'])
    expect(Object.keys(properties.data.properties)).toEqual(
      expect.arrayContaining([
        'guardian_overview',
        'weapon_analysis',
        'characters',
        'ai_vault_score',
        'activity_insights',
        'extras',
        'checks',
      ]),
    )
  })

  it('F-111 an answer without the success flag, or with fields nobody knows, can still be told for what it is', () => {
    expect(guardianAnswerSchema.parse({ data: {} }).success).toBeUndefined()
    expect(guardianAnswerSchema.parse({ success: true, data: { more: 1 }, other: 2 })).toEqual({
      success: true,
      data: {},
    })
    const broken = guardianAnswerSchema.safeParse({ success: true, data: { ai_vault_score: 'high' } })
    expect(broken.error?.issues[0]?.path).toEqual(['data', 'ai_vault_score'])
  })

  it('F-354 refuses a membership that is not the session own', async () => {
    for (const query of ['membership_id=1&membership_type=3', `membership_id=${member}&membership_type=2`]) {
      const response = await browser.get(`/api/dashboard/guardian-data?${query}`)
      expect([response.statusCode, response.json().code]).toEqual([403, 'not-owner'])
    }
  })
})
