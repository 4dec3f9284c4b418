import { guardianAnswerSchema } from '@ai-vault/contract/dashboard.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { platformError } from '../../test-support/fake-platform.ts'
import { makeGuardian } from '../../test-support/make-guardian.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'

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
    return guardianAnswerSchema.parse(response.json())
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

  it('F-354 refuses a membership that is not the session own', async () => {
    const response = await browser.get('/api/dashboard/guardian-data?membership_id=1&membership_type=3')
    expect([response.statusCode, response.json().code]).toEqual([403, 'not-owner'])
  })
})
