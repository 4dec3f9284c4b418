import { activityReportSchema } from '@ai-vault/contract/archives.ts'
import type { ActivityReport } from '@ai-vault/platform/platform.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { platformError } from '../../test-support/fakes/fake-platform.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'

const ME = '4611686018900'

function entry(
  membershipId: string,
  values: Record<string, number>,
  weapons: readonly [hash: number, kills: number, precision: number][] = [],
): ActivityReport['entries'][number] {
  return {
    membershipId,
    characterId: `c${membershipId}`,
    displayName: membershipId === '3' ? '' : `Guardian ${membershipId}`,
    className: 'Hunter',
    power: 540,
    values: { activityDurationSeconds: 600, timePlayedSeconds: 590, completed: 1, ...values },
    weapons: weapons.map(([hash, uniqueWeaponKills, uniqueWeaponPrecisionKills]) => ({
      hash,
      values: { uniqueWeaponKills, uniqueWeaponPrecisionKills },
    })),
  }
}

const raid: ActivityReport = {
  instanceId: '16000000001',
  activityHash: 1,
  directorActivityHash: 2,
  period: '2026-07-30T20:00:00Z',
  mode: 4,
  modes: [7, 4],
  fromBeginning: false,
  teams: [],
  entries: [
    entry('2', { kills: 80, deaths: 4, assists: 10 }),
    entry(ME, { kills: 90, deaths: 0, assists: 22 }, [
      [5, 20, 4],
      [6, 61, 40],
    ]),
    entry(ME, { kills: 9, deaths: 3, assists: 1, completed: 0, timePlayedSeconds: 100 }, [[5, 50, 1]]),
    entry('3', { kills: 1 }),
  ],
}

const match: ActivityReport = {
  ...raid,
  instanceId: '16000000002',
  mode: 73,
  modes: [5, 73],
  teams: [
    { id: 18, name: 'Bravo', score: 61 },
    { id: 17, name: 'Alpha', score: 100 },
  ],
  entries: [
    entry('8', { team: 18, standing: 1, kills: 30, deaths: 8, score: 30 }),
    entry(ME, { team: 17, standing: 0, kills: 10, deaths: 8, score: 10 }),
    entry('9', { team: 17, standing: 0, kills: 12, deaths: 9, score: 12 }),
  ],
}

describe('the post-game report over HTTP', () => {
  let test: TestApp
  let browser: ReturnType<typeof createTestBrowser>
  beforeAll(async () => {
    test = await createTestApp()
    test.fake.writeReports([raid, match])
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.fake.recover()
    browser = createTestBrowser(test.app)
    await browser.signIn(ME)
  })

  const read = async (id: string) => {
    const response = await browser.get(`/api/archives/activities/${id}`)
    expect(response.statusCode).toBe(200)
    return activityReportSchema.parse(response.json())
  }

  it('F-094 F-244 names the players by their deeds, who of them is asking, and how it ended for each', async () => {
    const { players, ...report } = await read('16000000001')
    expect(report).toMatchObject({
      name: 'Unknown activity',
      period: '2026-07-30T20:00:00Z',
      duration_seconds: 600,
      from_beginning: false,
      teams: [],
    })
    expect(players.map(({ name, you, kills, kd, result }) => [name, you, kills, kd, result])).toEqual([
      [`Guardian ${ME}`, true, 90, 90, 'Completed'],
      ['Guardian 2', false, 80, 20, 'Completed'],
      [`Guardian ${ME}`, true, 9, 3, 'Left early'],
      [undefined, false, 1, undefined, 'Completed'],
    ])
  })

  it('F-094 F-237 adds up the player’s own weapons, most kills first, and nobody else’s', async () => {
    const { weapons } = await read('16000000001')
    expect(
      weapons.map(({ item_hash, kills, precision_kills }) => [item_hash, kills, precision_kills]),
    ).toEqual([
      [5, 70, 5],
      [6, 61, 40],
    ])
  })

  it('F-094 puts the winning side of a match first', async () => {
    const { teams, players } = await read('16000000002')
    expect(teams).toEqual([
      { name: 'Alpha', score: 100, result: 'Victory' },
      { name: 'Bravo', score: 61, result: 'Defeat' },
    ])
    expect(players.map(({ team, score }) => `${team} ${score}`)).toEqual(['Alpha 12', 'Alpha 10', 'Bravo 30'])
  })

  it('lets the browser keep a report, which never changes, for itself alone', async () => {
    const { headers } = await browser.get('/api/archives/activities/16000000001')
    expect(headers['cache-control']).toBe('private, max-age=3600')
    expect(headers.vary).toContain('cookie')
  })

  it.each([
    ['not-found', 404],
    ['private', 403],
    ['maintenance', 503],
  ] as const)('a report that is %s answers %i, and is not kept', async (code, status) => {
    test.fake.fail('readReport', platformError(code))
    const response = await browser.get('/api/archives/activities/16000000001')
    expect([response.statusCode, response.json().code]).toEqual([status, `platform-${code}`])
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('refuses what is no number of an activity before the platform hears of it, and strangers', async () => {
    const asked = test.fake.calls.readReport
    expect((await browser.get('/api/archives/activities/..%2f..%2fUser')).statusCode).toBe(422)
    expect((await browser.get('/api/archives/activities/12345678901234567890')).statusCode).toBe(422)
    const stranger = createTestBrowser(test.app)
    expect((await stranger.get('/api/archives/activities/16000000001')).statusCode).toBe(401)
    expect(test.fake.calls.readReport).toBe(asked)
  })
})
