import { alertSettingsSchema } from '@ai-vault/contract/account/alerts.ts'
import { USUAL_ALERTS } from '@ai-vault/game/alerts/alert-settings.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { makeGuardian, makeOther, makeWeapon } from '../../test-support/fakes/make-guardian.ts'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'
import type { NewCopyListener } from '../guardians/guardian-copies.ts'
import type { GuardianWorkers } from '../guardians/workers/guardian-workers.ts'
import { createAlertStore } from './alert-store.ts'
import { createAlerts } from './alerts.ts'
import { alertsFeature } from './feature.ts'
import { findNews, type NewsInput } from './find-news.ts'

/** A Monday noon; the week ends a day and five hours later. */
const NOON = Date.UTC(2026, 10, 16, 12)
const CHARACTER: Guardian['characters'][number] = {
  id: '2305843009300000001',
  classType: 'warlock',
  power: 1_800,
  minutesPlayed: 600,
  lastPlayed: new Date(NOON).toISOString(),
  stats: [0, 0, 0, 0, 0, 0],
}
let serial = 0

onBothDatabases('F-336 alerts', (database) => {
  let test: TestApp
  let member: string
  let received: string[]
  let guardian: Guardian
  beforeEach(async () => {
    test = await createTestApp({ database: database.current })
    test.pass(NOON - Date.UTC(2026, 7, 1))
    member = `46116860184000009${++serial}`
    received = []
    test.services.notices.listen(
      ({ notice, to }) => received.push(`${to === member}: ${notice.content}`),
      member,
    )
    guardian = makeGuardian({
      membershipId: member,
      characters: [CHARACTER],
      weapons: [makeWeapon({ instanceId: '1' })],
    })
    let minute = 0
    test.fake.serve(() => ({ ...guardian, mintedAt: new Date(NOON + ++minute * 60_000).toISOString() }))
  })
  afterEach(() => test.close())

  /** What this copy shows beside the one before. */
  const newsOf = (after: Guardian) => async (input: NewsInput) =>
    findNews(input, guardian, after, test.services.assessments)

  async function player() {
    const browser = createTestBrowser(test.app)
    await browser.signIn(member)
    const read = async () => {
      await browser.get('/api/dashboard/live-inventory')
      test.pass(301_000)
    }
    const put = (body: object) =>
      browser.request({
        method: 'PUT',
        url: '/api/alerts',
        payload: body,
        bearer: browser.handles.access_token,
      })
    return { browser, read, put }
  }

  it('tell a player of what is new and matches a rule of theirs, once', async () => {
    const { read, put } = await player()
    const rules = [{ id: 'a', name: 'Any weapon', query: 'is:weapon' }]
    expect((await put({ ...USUAL_ALERTS, rules })).statusCode).toBe(200)
    await read()
    guardian = {
      ...guardian,
      weapons: [...guardian.weapons, makeWeapon({ instanceId: '2', name: 'Fatebringer' })],
    }
    await read()
    await vi.waitFor(() => expect(received).toEqual(['true: Any weapon: Fatebringer.']))
    await read()
    await read()
    expect(received).toHaveLength(1)
  })

  it('tell of a postmaster that has become full, and once', async () => {
    const place = { in: 'postmaster' as const, characterId: CHARACTER.id }
    const full = Array.from({ length: 20 }, (_, at) =>
      makeOther({ instanceId: `p${at}`, hash: at + 1, place }),
    )
    const { read } = await player()
    await read()
    guardian = { ...guardian, others: full }
    await read()
    await vi.waitFor(() => expect(received).toEqual([expect.stringContaining('holds 20 of 21 items')]))
    await read()
    await read()
    expect(received).toHaveLength(1)
  })

  it('open of a newer copy, in a thread, only the parts they need', async () => {
    const store = createAlertStore(database.current.query)
    await store.keep(member, { ...USUAL_ALERTS, rules: [] })
    const { notices, guardians, assessments, marksOf } = test.services
    const make = vi.fn<GuardianWorkers['make']>(async () => undefined)
    let listener: NewCopyListener | undefined
    const alerts = await alertsFeature.create({
      query: database.current.query,
      logger: pino({ level: 'silent' }),
      now: () => NOON,
      notices,
      guardians: {
        ...guardians,
        onNewCopy: (each) => {
          listener = each
          return new Set()
        },
      },
      assessments,
      marksOf,
      workers: { make, isBusy: () => false, translate: vi.fn() },
    })
    alerts.start?.()
    listener?.compareWritten([], { membershipId: member, key: '', version: '', loadWritten: async () => [] })
    await alerts.stop?.()
    expect(make.mock.calls.map(([, { parts }]) => parts)).toEqual([
      ['account', 'weapons', 'armor', 'others', 'progress'],
    ])
  })

  it('wait for the end of the quiet hours, and then come once, whichever node looks', async () => {
    const { query } = database.current
    const store = createAlertStore(query)
    const quiet = { from: 11 * 60, to: 13 * 60, zone: 'UTC' }
    await store.keep(member, {
      ...USUAL_ALERTS,
      rules: [{ id: 'a', name: 'New', query: 'is:weapon' }],
      quiet,
    })
    let time = NOON
    const sent: string[] = []
    const node = () =>
      createAlerts({
        store,
        notices: { publish: async ({ content }, to) => void sent.push(`${to}: ${content}`) },
        marksOf: test.services.marksOf,
        now: () => time,
      })
    const after = {
      ...guardian,
      weapons: [...guardian.weapons, makeWeapon({ instanceId: '9', name: 'Hung Jury' })],
    }
    await node().compare(member, newsOf(after))
    await node().publishDue()
    expect(sent).toEqual([])
    time = NOON + 3_600_000
    await Promise.all([node().publishDue(), node().publishDue()])
    expect(sent).toEqual([`${member}: New: Hung Jury.`])
  })

  it('come once when two nodes see the same change, and again when it happens again', async () => {
    const store = createAlertStore(database.current.query)
    const place = { in: 'postmaster' as const, characterId: CHARACTER.id }
    const others = Array.from({ length: 20 }, (_, at) =>
      makeOther({ instanceId: `p${at}`, hash: at + 1, place }),
    )
    let time = NOON
    const sent: string[] = []
    const node = () =>
      createAlerts({
        store,
        notices: { publish: async ({ content }) => void sent.push(content) },
        marksOf: test.services.marksOf,
        now: () => time,
      })
    await Promise.all([1, 2, 3].map(() => node().compare(member, newsOf({ ...guardian, others }))))
    expect(sent).toHaveLength(1)
    time += 2 * 3_600_000
    await node().compare(member, newsOf({ ...guardian, others }))
    expect(sent).toHaveLength(2)
  })

  it('are not lost with one that cannot be told: the others come, and it is tried again', async () => {
    const store = createAlertStore(database.current.query)
    const others = [`${member}1`, `${member}2`, `${member}3`]
    for (const [at, to] of others.entries()) {
      await store.claim({ id: `${member} ${at}`, membership_id: to, content: `for ${at}`, due_at: NOON }, 0)
    }
    let time = NOON + 60_000
    let broken = true
    const sent: string[] = []
    const alerts = createAlerts({
      store,
      notices: {
        publish: async ({ content }) => {
          if (broken && content === 'for 1') throw new Error('the database is away')
          sent.push(content)
        },
      },
      marksOf: test.services.marksOf,
      now: () => time,
    })
    await expect(alerts.publishDue()).rejects.toThrow('the database is away')
    expect(sent.toSorted()).toEqual(['for 0', 'for 2'])
    broken = false
    time += 600_000
    await alerts.publishDue()
    await alerts.publishDue()
    expect(sent.toSorted()).toEqual(['for 0', 'for 1', 'for 2'])
  })

  it('tell of the unfinished week once, in its last day', async () => {
    const store = createAlertStore(database.current.query)
    const sent: string[] = []
    const open = { name: 'Nightfall', complete: false, progress: 0, completionValue: 3 }
    const unfinished = { ...guardian, milestones: [{ hash: 1, characterId: CHARACTER.id, ...open }] }
    const at = (time: number) =>
      createAlerts({
        store,
        notices: { publish: async ({ content }) => void sent.push(content) },
        marksOf: test.services.marksOf,
        now: () => time,
      }).compare(member, newsOf(unfinished))
    await at(NOON)
    expect(sent).toEqual([])
    await at(NOON + 6 * 3_600_000)
    await at(NOON + 7 * 3_600_000)
    expect(sent).toEqual(['Nightfall is still open, and the weekly reset is in 23 hours.'])
  })

  it('say how long the week has left when they come, and do not come after it', async () => {
    const store = createAlertStore(database.current.query)
    const milestones = [
      {
        hash: 1,
        characterId: CHARACTER.id,
        name: 'Nightfall',
        complete: false,
        progress: 0,
        completionValue: 3,
      },
    ]
    // Five hours before the reset, which is at 17:00.
    const time = NOON + 24 * 3_600_000
    const seen = async (quiet: { from: number; to: number }) => {
      await store.keep(member, { ...USUAL_ALERTS, rules: [], quiet: { ...quiet, zone: 'UTC' } })
      await createAlerts({
        store,
        notices: { publish: async () => undefined },
        marksOf: test.services.marksOf,
        now: () => time,
      }).compare(member, newsOf({ ...guardian, milestones }))
      return (await store.exportOf(member)).alerts.map(({ content }) => content)
    }
    expect(await seen({ from: 11 * 60, to: 18 * 60 })).toEqual([])
    expect(await seen({ from: 11 * 60, to: 15 * 60 })).toEqual([
      'Nightfall is still open, and the weekly reset is in 2 hours.',
    ])
  })

  it('are set by the player: the usual ones first, and a rule that is not understood is refused with the reason', async () => {
    const { browser, put } = await player()
    const read = async () => alertSettingsSchema.parse((await browser.get('/api/alerts')).json())
    expect(await read()).toEqual(USUAL_ALERTS)
    const quiet = { from: 1_320, to: 420, zone: 'Europe/Berlin' }
    const chosen = {
      rules: [{ id: 'a', name: 'Void', query: 'is:void is:godroll' }],
      postmaster: false,
      weekly: true,
      quiet,
    }
    expect((await put(chosen)).json()).toEqual(chosen)
    expect(await read()).toEqual(chosen)
    const broken = await put({ ...chosen, rules: [{ id: 'a', name: 'Broken', query: 'nosuch:1' }] })
    expect([broken.statusCode, broken.json()]).toMatchObject([
      422,
      { code: 'rule-not-understood', detail: expect.stringContaining('Broken: There is no filter') },
    ])
    expect((await put({ ...chosen, quiet: { ...quiet, zone: 'Nowhere/City' } })).json().code).toBe(
      'unknown-zone',
    )
    expect((await put({ ...chosen, quiet: { ...quiet, from: 1_440 } })).statusCode).toBe(422)
    expect(await read()).toEqual(chosen)
  })
})
