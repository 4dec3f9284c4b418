import { systemStatusSchema } from '@ai-vault/contract/service/status.ts'
import { statusHistorySchema } from '@ai-vault/contract/service/status-history.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import {
  createFakePlatform,
  type FakePlatform,
  platformError,
} from '../../test-support/fakes/fake-platform.ts'
import { createIncidentStore } from './incident-store.ts'
import { judgeFailure, judgeHealth } from './judge-health.ts'
import { createObservationStore } from './observation-store.ts'
import { createStatus } from './status.ts'
import type { StatusTables } from './tables.ts'

describe('F-356 the judgement of the platform', () => {
  const health = { enabled: true, alerts: [], latencyMs: 100 }
  it.each([
    ['a quiet day', health, 'healthy', 'operational'],
    ['disabled systems', { ...health, enabled: false }, 'bungie_issues', 'error'],
    ['a slow answer', { ...health, latencyMs: 2_001 }, 'healthy', 'degraded'],
    [
      'a yellow alert',
      { ...health, alerts: [{ key: 'a', text: 'Trouble', level: 2 }] },
      'healthy',
      'degraded',
    ],
    [
      'mere information',
      { ...health, alerts: [{ key: 'a', text: 'Hi', level: 1 }] },
      'healthy',
      'operational',
    ],
  ])('of %s', (_name, given, overall, gameApi) => {
    expect(judgeHealth(given)).toMatchObject({ overall, gameApi })
  })

  it.each([
    ['timeout', 'bungie_issues', 'timeout'],
    ['maintenance', 'bungie_issues', 'error'],
    ['throttled', 'healthy', 'degraded'],
    ['network', 'bungie_issues', 'error'],
    ['malformed', 'bungie_issues', 'error'],
    ['unexpected', 'bungie_issues', 'error'],
    ['configuration', 'configuration_error', 'error'],
  ] as const)('of the failure %s', (code, overall, gameApi) => {
    expect(judgeFailure(platformError(code))).toMatchObject({ overall, gameApi })
  })
})

onBothDatabases('the system status', (database) => {
  let time: number
  let installedAt: number
  let fake: FakePlatform
  let changes: string[]
  const now = () => time
  const node = (checkLimitMs?: number) =>
    createStatus({
      keepMs: 30_000,
      platform: fake.platform,
      incidents: createIncidentStore(database.current.query),
      observations: createObservationStore(database.current.query),
      build: '3.0.0',
      installedAt,
      now,
      onChange: async (message) => {
        changes.push(message)
      },
      ...(checkLimitMs ? { checkLimitMs } : {}),
    })

  beforeEach(async () => {
    time = Date.UTC(2026, 7, 1)
    installedAt = time - 365 * 86_400_000
    fake = createFakePlatform(now)
    changes = []
    await database.current.query.withTables<StatusTables>().deleteFrom('incidents').execute()
    await database.current.query.withTables<StatusTables>().deleteFrom('observations').execute()
  })

  it('is checked once for many callers and kept for half a minute', async () => {
    const status = node()
    const answers = await Promise.all([status.current(), status.current(), status.current()])
    expect(answers[0]).toMatchObject({ overall_status: 'healthy', build: '3.0.0', manifest_version: '1' })
    for (const answer of answers) expect(systemStatusSchema.parse(answer)).toEqual(answer)
    time += 29_999
    await status.current()
    expect(fake.calls.health).toBe(1)
    time += 1
    await status.current()
    expect(fake.calls.health).toBe(2)
  })

  it('is checked again after the clock was set back', async () => {
    const status = node()
    await status.current()
    time -= 86_400_000
    await status.current()
    expect(fake.calls.health).toBe(2)
  })

  it('follows the first player who meets the maintenance, and the first who is answered again', async () => {
    const status = node()
    await status.current()
    fake.fail('health', platformError('maintenance'))
    status.record('answered')
    status.record('timeout')
    expect(fake.calls.health).toBe(1)
    for (let at = 0; at < 50; at++) status.record('maintenance')
    await vi.waitFor(() => expect(changes).toEqual([expect.stringContaining('maintenance')]))
    expect(await status.current()).toMatchObject({ overall_status: 'bungie_issues' })
    expect(fake.calls.health).toBe(2)
    fake.recover()
    status.record('answered')
    expect(fake.calls.health).toBe(2)
    time += 5_000
    status.record('answered')
    await vi.waitFor(() => expect(changes).toHaveLength(2))
    expect(await status.current()).toMatchObject({ overall_status: 'healthy' })
    expect(fake.calls.health).toBe(3)
  })

  it('keeps nobody with the old word once a player has met the maintenance', async () => {
    const status = node()
    expect(await status.current()).toMatchObject({ overall_status: 'healthy' })
    fake.fail('health', platformError('maintenance'))
    status.record('maintenance')
    expect(await status.current()).toMatchObject({ overall_status: 'bungie_issues' })
  })

  it('says timeout itself when the platform does not answer', async () => {
    fake.slowDown(200)
    expect(await node(20).current()).toMatchObject({ game_api: { status: 'timeout' } })
  })

  it('F-049 names the incident, the same on every node until it ends, and a new one next time', async () => {
    const [first, second] = [node(), node()]
    fake.fail('health', platformError('maintenance'))
    const [a, b] = await Promise.all([first.current(), second.current()])
    expect(a.incident_id).toBeTruthy()
    expect(b.incident_id).toBe(a.incident_id)
    time += 60_000
    expect((await first.current()).incident_id).toBe(a.incident_id)
    fake.recover()
    time += 60_000
    expect((await first.current()).incident_id).toBeUndefined()
    await second.current()
    expect(changes).toEqual([expect.stringContaining('maintenance'), expect.stringContaining('back')])
    fake.fail('health', platformError('network'))
    time += 60_000
    const again = await second.current()
    expect(again.incident_id).toBeTruthy()
    expect(again.incident_id).not.toBe(a.incident_id)
  })

  it('begins a new incident when the platform gets worse', async () => {
    const status = node()
    fake.report({ alerts: [{ key: 'a', text: 'Slow login', level: 2 }] })
    const degraded = await status.current()
    expect(degraded).toMatchObject({ overall_status: 'healthy', game_api: { status: 'degraded' } })
    expect(degraded.incident_id).toBeTruthy()
    fake.report({ enabled: false })
    time += 30_000
    const down = await status.current()
    expect(down.overall_status).toBe('bungie_issues')
    expect(down.incident_id).not.toBe(degraded.incident_id)
    expect(changes).toEqual(['Slow login', expect.stringContaining('maintenance')])
  })

  it('does not end what another node has seen begin after a time without a look', async () => {
    const incidents = createIncidentStore(database.current.query)
    await incidents.note('down', 'old', 1_000)
    await incidents.endUnseen(2_000)
    const { id } = await incidents.note('down', 'new', 9_000)
    await incidents.endUnseen(2_000)
    expect(await incidents.note('down', 'new', 9_001)).toEqual({ id, changed: false })
  })

  it('knows when the platform was down within a span', async () => {
    const incidents = createIncidentStore(database.current.query)
    await incidents.note('down', 'x', 1_000)
    await incidents.note('none', '', 3_000)
    await incidents.note('degraded', 'slow is not down', 5_000)
    await incidents.note('down', 'x', 9_000)
    expect(await incidents.outages(2_000, 10_000)).toEqual([
      { from: 2_000, to: 3_000 },
      { from: 9_000, to: 10_000 },
    ])
    expect(await incidents.outages(4_000, 5_000)).toEqual([])
  })

  it('F-044 remembers the incidents of 30 days, the newest first, and not those that ended before', async () => {
    const incidents = createIncidentStore(database.current.query)
    const day = (days: number) => time - days * 86_400_000
    await incidents.note('down', 'long ago', day(40))
    await incidents.note('none', '', day(39))
    await incidents.note('degraded', 'reaches into the span', day(32))
    await incidents.note('none', '', day(29))
    await incidents.note('down', 'yesterday', day(1))
    const answer = await node().history()
    expect(statusHistorySchema.parse(answer)).toEqual(answer)
    expect(answer.since).toBe(new Date(day(30)).toISOString())
    expect(answer.incidents.map(({ message, severity }) => [message, severity])).toEqual([
      ['yesterday', 'down'],
      ['reaches into the span', 'degraded'],
    ])
    await incidents.note('none', '', day(0.5))
    const [last] = (await node().history()).incidents
    expect(last).toMatchObject({ ended_at: new Date(day(0.5)).toISOString() })
    await incidents.purge(day(35))
    expect((await incidents.history(0)).map(({ message }) => message)).not.toContain('long ago')
  })

  it('F-044 says when it looked, and ends an incident where nobody looked any more', async () => {
    const begun = time
    fake.fail('health', platformError('maintenance'))
    await node().current()
    time += 60_000
    await node().current()
    const seenUntil = time
    // A night without anybody; in the morning the platform is still, or again, out.
    time += 8 * 3_600_000
    await node().current()
    const { observed, incidents } = await node().history()
    const iso = (at: number) => new Date(at).toISOString()
    expect(observed).toEqual([
      { from: iso(begun), to: iso(seenUntil) },
      { from: iso(time), to: iso(time) },
    ])
    expect(incidents.map(({ began_at, ended_at }) => [began_at, ended_at])).toEqual([
      [iso(time), undefined],
      [iso(begun), iso(seenUntil)],
    ])
  })

  it('F-044 a look is due when nobody has looked for a while, and for one node only', async () => {
    const observations = createObservationStore(database.current.query)
    expect(await observations.claim(time, 50_000)).toBe(true)
    await observations.note(time)
    time += 49_000
    expect(await observations.claim(time, 50_000)).toBe(false)
    time += 2_000
    const claims = await Promise.all([1, 2, 3].map(() => observations.claim(time, 50_000)))
    expect(claims.filter(Boolean)).toHaveLength(1)
    time += 3_600_000
    expect(await observations.claim(time, 50_000)).toBe(true)
    await observations.purge(time)
    expect(await observations.list(0)).toEqual([])
  })

  it('F-044 a young installation says since when it knows', async () => {
    installedAt = time - 3_600_000
    expect((await node().history()).since).toBe(new Date(installedAt).toISOString())
  })
})
