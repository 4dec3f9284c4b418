import { SHOWN_TYPES } from '@ai-vault/game/history/run.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'

describe('the archives of a guardian of the sandbox', () => {
  let live: LiveServer
  let browser: ReturnType<LiveServer['browser']>
  beforeAll(async () => {
    live = await startLiveServer()
    browser = live.browser()
    await browser.signIn('veteran')
  })
  afterAll(() => live.close())

  async function untilWhole() {
    return vi.waitFor(async () => {
      const { body } = await browser.send('/api/archives/activities?timeframe=season')
      expect(body.progress.state).toBe('done')
      return body
    })
  }

  test('F-235 F-236 F-237 every run has the specified fields: what the platform never reports is null', async () => {
    const { activities } = await untilWhole()
    for (const activity of activities) {
      expect(SHOWN_TYPES).toContain(activity.type)
      expect(activity).toMatchObject({
        rank: null,
        gear_tier_rewards: null,
        weapon_performance: null,
        matter_abilities_used: null,
        unique_mechanics: null,
        team_performance: { damage_dealt: null },
      })
      const { kills, deaths, assists, efficiency } = activity.team_performance
      expect(efficiency).toBeCloseTo((kills + assists) / Math.max(1, deaths), 1)
    }
    const types = new Set(activities.map(({ type }: { type: string }) => type))
    expect([...types]).toEqual(expect.arrayContaining(['raid', 'dungeon', 'strike']))
  })

  test('F-234 F-235 the history is real, newest first, and names what the specification names', async () => {
    const body = await untilWhole()
    expect(body.progress.runs).toBeGreaterThan(100)
    expect(body.activities.length).toBeGreaterThan(0)
    const dates = body.activities.map(({ date }: { date: string }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    const [newest] = body.activities
    expect(newest).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      name: expect.any(String),
      result: expect.any(String),
    })
  })

  test('F-233 a type shows that type alone', async () => {
    await untilWhole()
    const { body } = await browser.send('/api/archives/activities?timeframe=season&type=crucible')
    expect(body.activities.length).toBeGreaterThan(0)
    expect(body.activities.every(({ type }: { type: string }) => ['crucible', 'trials'].includes(type))).toBe(
      true,
    )
    expect(body.total).toBeLessThan(
      (await browser.send('/api/archives/activities?timeframe=season')).body.total,
    )
  })

  test('F-238 F-239 the overview compares with the own usual and tells a playstyle with its evidence', async () => {
    await untilWhole()
    const { body } = await browser.send('/api/archives/overview?timeframe=month')
    expect(body.performance.length).toBeGreaterThan(2)
    expect(body.performance[0]).toMatchObject({ runs: expect.any(Number), usual_runs: expect.any(Number) })
    expect(body.playstyle.traits.length).toBeGreaterThan(3)
    // How somebody plays does not change with what is looked at.
    for (const span of ['day', 'season']) {
      const other = await browser.send(`/api/archives/overview?timeframe=${span}&type=crucible`)
      const { archetype, archetype_runs: runs } = other.body.playstyle
      expect([archetype, runs]).toEqual([body.playstyle.archetype, body.playstyle.archetype_runs])
    }
    expect(body.calendar.length).toBeGreaterThan(5)
    expect(body.hours_of_day).toHaveLength(24)
    // The hours are of the same year as the days, whatever span is looked at.
    const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0)
    expect(sum(body.hours_of_day)).toBe(sum(body.calendar.map(({ runs }: { runs: number }) => runs)))
    const days = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000
    expect(days(body.from, new Date(live.now()).toISOString())).toBeCloseTo(30, 1)
    expect(days(body.usual_from, body.from)).toBe(90)
    expect(body.bests.length).toBeGreaterThan(2)
  })

  test('F-232 a day of the player’s own clock is listed alone, and the calendar counts by the same clock', async () => {
    await untilWhole()
    const clock = 'time_zone=Pacific/Pitcairn'
    const { body: overview } = await browser.send(`/api/archives/overview?timeframe=month&${clock}`)
    const { date, runs } = overview.calendar.at(-2)
    const { body } = await browser.send(`/api/archives/activities?day=${date}&${clock}`)
    expect([body.basis, body.total]).toEqual(['day', runs])
    const local = (iso: string) => new Date(Date.parse(iso) - 480 * 60_000).toISOString().slice(0, 10)
    expect(new Set(body.activities.map((activity: { date: string }) => local(activity.date)))).toEqual(
      new Set([date]),
    )
    const { status } = await browser.send('/api/archives/activities?day=2026-02-30')
    expect(status).toBe(422)
  })

  test('other orders are over the whole span, and their pages meet without a gap', async () => {
    const { total } = await untilWhole()
    const scores: number[] = []
    let after = ''
    do {
      const { body } = await browser.send(
        `/api/archives/activities?timeframe=season&order=score&limit=150${after}`,
      )
      scores.push(...body.activities.map(({ score = -1 }: { score?: number }) => score))
      after = body.next ? `&after=${body.next}` : ''
    } while (after)
    expect(scores).toHaveLength(total)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })

  test('the whole history comes as a file, in both forms with as many rows', async () => {
    const whole = await untilWhole()
    const json = await browser.send('/api/archives/export?format=json')
    expect(json.headers.get('content-disposition')).toContain('ai-vault-activities.json')
    const csv = await browser.send('/api/archives/export?format=csv')
    const lines = String(csv.body).trim().split('\r\n')
    expect(lines).toHaveLength(json.body.activities.length + 1)
    expect(json.body.activities.length).toBe(whole.progress.runs)
    // A spreadsheet would round a bare number of nineteen digits.
    const [{ character_id: character }] = json.body.activities
    expect(String(character)).toMatch(/^\d{16,}$/)
    expect(lines[1]).toContain(`"""${character}"""`)
  })

  test('the file tells a type for each activity that the page counts in a group', async () => {
    await untilWhole()
    const { body: overview } = await browser.send('/api/archives/overview?timeframe=season')
    const groups = overview.playstyle.mix.map(({ kind }: { kind: string }) => kind)
    const { activities } = (await browser.send('/api/archives/export?format=json&timeframe=season')).body
    const types = new Set(activities.map(({ type }: { type?: string }) => type))
    for (const kind of ['dungeon', 'strike', 'patrol']) {
      expect(groups).toContain(kind)
      expect(types).toContain(kind)
    }
    const untyped = activities.filter(({ type }: { type?: string }) => type === 'other').length
    const inGroups = overview.playstyle.mix.reduce((sum: number, { runs }: { runs: number }) => sum + runs, 0)
    expect(untyped).toBe(overview.runs - inGroups)
    const csv = String((await browser.send('/api/archives/export?format=csv&timeframe=season')).body)
    expect(csv).toMatch(/,dungeon,/)
  })

  test.each(['timeframe=month', 'timeframe=month&type=raid', 'timeframe=week&type=crucible'])(
    'F-232 F-233 the file holds what the list shows with the same filter (%s)',
    async (filter) => {
      const whole = await untilWhole()
      const listed = (await browser.send(`/api/archives/activities?${filter}&limit=200`)).body
      const { activities } = (await browser.send(`/api/archives/export?format=json&${filter}`)).body
      expect(activities).toHaveLength(listed.total)
      expect(listed.total).toBeLessThan(whole.progress.runs)
      const ids = (rows: readonly { readonly id: string }[]) => rows.slice(0, 200).map(({ id }) => id)
      expect(ids(activities)).toEqual(ids(listed.activities))
    },
    60_000,
  )

  test('F-232 the file of one day holds that day alone, and a day that is none is refused', async () => {
    await untilWhole()
    const [newest] = (await browser.send('/api/archives/activities?timeframe=season&limit=1')).body.activities
    const day = String(newest.date).slice(0, 10)
    const { activities } = (await browser.send(`/api/archives/export?format=json&day=${day}`)).body
    expect(activities.length).toBeGreaterThan(0)
    for (const { date } of activities) expect(date.slice(0, 10)).toBe(day)
    expect((await browser.send('/api/archives/export?day=2026-02-31')).body.code).toBe('no-such-day')
  })

  test('F-232 an unknown timeframe is refused with its name', async () => {
    const { status, body } = await browser.send('/api/archives/activities?timeframe=decade')
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('timeframe')
  })

  test('F-240 F-340 F-360 destinations are public, their zones told once each and none blank', async () => {
    const visitor = live.browser()
    const { status, body } = await visitor.send('/api/planets/destinations')
    expect(status).toBe(200)
    expect(body.destinations.length).toBeGreaterThan(3)
    const { hash } = body.destinations.find(({ zones }: { zones: number }) => zones > 0)
    const detail = (await visitor.send(`/api/planets/destinations/${hash}`)).body.destination
    expect(detail).toMatchObject({ hash, name: expect.any(String) })
    expect(detail.bubbleSettings.length).toBeGreaterThan(0)
    expect(new Set(detail.bubbleSettings).size).toBe(detail.bubbleSettings.length)
    expect(detail.bubbleSettings.every((zone: string) => zone.trim() !== '')).toBe(true)
    expect((await visitor.send('/api/planets/destinations/1')).status).toBe(404)
    const moon = body.destinations.find(({ name }: { name: string }) => name === 'The Moon')
    const german = (await visitor.send(`/api/planets/destinations/${moon.hash}?language=de`)).body
    expect([german.language, german.destination.name]).toEqual(['de', 'Der Mond'])
  })
})
