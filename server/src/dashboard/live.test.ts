import { guardianAnswerSchema } from '@ai-vault/contract/dashboard/dashboard.ts'
import { errorAnswerSchema, outageDetailSchema } from '@ai-vault/contract/service/errors.ts'
import { judgeGear } from '@ai-vault/game/cleanup/judge-gear.ts'
import { removalImpact } from '@ai-vault/game/cleanup/removal-impact.ts'
import type { ArmorPiece, Weapon } from '@ai-vault/game/items.ts'
import type { FaultOrder } from '@ai-vault/sandbox/faults/fault-order.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf, listAt } from '../../test-support/dashboard-links.ts'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'
import { readInventory } from '../../test-support/read-inventory.ts'

const PROFILE = '/Platform/Destiny2/'
const idOf = ({ itemInstanceId = '' }: { readonly itemInstanceId?: string | undefined }) => itemInstanceId
const GUARDIANS = ['veteran', 'collector', 'newcomer', 'empty', 'private', 'hostile', 'legacy', 'unshared']

/** Server, platform client and sandbox over HTTP: what the dashboard and the inventory answer for real. */
describe('dashboard and inventory of the sandbox’s guardians', () => {
  let live: LiveServer
  beforeAll(async () => {
    live = await startLiveServer()
  })
  afterEach(() => live.clearFaults())
  afterAll(() => live.close())

  const signedIn = async (guardian: string) => {
    const browser = live.browser()
    await browser.signIn(guardian)
    return browser
  }
  /** Old enough that the caller waits for the platform, and past every pause after a failure. */
  const letItAge = () => live.pass(400)

  it.each(GUARDIANS)('F-113 the answer for %s keeps to the contract, field by field', async (guardian) => {
    const { status, body } = await (await signedIn(guardian)).dashboard()
    expect(status).toBe(200)
    expect(guardianAnswerSchema.parse(body)).toEqual(body)
  })

  it('F-113 G-18 the dashboard counts what the inventory rates', async () => {
    for (const guardian of ['veteran', 'collector', 'hostile']) {
      const browser = await signedIn(guardian)
      const { data } = (await browser.dashboard()).body
      const { items } = readInventory((await browser.inventory()).body)
      const weapons = items.filter(({ item }) => item.kind === 'weapon')
      const godRolls = weapons.filter(({ rating }) => rating?.tier === 'God-Tier')
      expect([data.weapon_analysis.total_weapons, data.weapon_analysis.god_rolls]).toEqual([
        weapons.length,
        godRolls.length,
      ])
      expect(weapons.every(({ rating, verdict }) => rating && verdict)).toBe(true)
      const dominated = weapons.filter(
        ({ verdict }) => verdict?.ground === 'dominated' && verdict.recommendation === 'consider-dismantling',
      )
      const row = data.extras.vault_health.rows.find(({ kind }: { kind: string }) => kind === 'dominated')
      expect(row.count).toBe(dominated.length)
    }
  })

  it.each(GUARDIANS)('F-075 F-084 F-102 every link of %s opens as much as was said', async (guardian) => {
    const browser = await signedIn(guardian)
    const { data = {} } = guardianAnswerSchema.parse((await browser.dashboard()).body)
    const { items } = readInventory((await browser.inventory()).body)
    const opened = claimsOf(data).map((claim) => ({ ...claim, opens: listAt(claim.link, items).length }))
    for (const { opens, count = Math.max(1, opens), ...claim } of opened) {
      expect({ ...claim, opens }).toEqual({ ...claim, opens: count })
    }
    expect(opened.length > 0).toBe(guardian !== 'empty')
  })

  it.each(GUARDIANS)(
    'F-124 F-126 for %s there is one verdict a copy, wherever it is asked for',
    async (guardian) => {
      const browser = await signedIn(guardian)
      const { data = {} } = guardianAnswerSchema.parse((await browser.dashboard()).body)
      const { body, age } = await browser.inventory()
      const { items } = readInventory(body)
      const weapons = items.flatMap(({ item }) => (item.kind === 'weapon' ? [item] : []))
      const ratings = new Map(items.flatMap((one) => (one.rating ? [[idOf(one), one.rating] as const] : [])))
      const sent = new Map(items.flatMap((one) => (one.verdict ? [[idOf(one), one.verdict] as const] : [])))
      // A browser judges again with the ratings it was sent, for the player's decisions.
      const armor = items.flatMap(({ item }) => (item.kind === 'armor' ? [item] : []))
      const judged = judgeGear({ weapons, armor, ratings }, { today: Date.parse(age.minted_at) })
      expect(Object.fromEntries(judged)).toEqual(Object.fromEntries(sent))
      const goes = ({ instanceId }: Weapon | ArmorPiece) =>
        sent.get(instanceId)?.recommendation === 'consider-dismantling'
      const insights = data.extras?.insights ?? []
      const canGo = insights.find(({ kind }) => kind === 'can-go')
      const going = new Set([...weapons, ...armor].filter(goes).map((one) => one.instanceId))
      // Of more than four insights this one is the first to be left out.
      if (canGo || insights.length < 4) expect(Number.parseInt(canGo?.text ?? '0', 10)).toBe(going.size)
      const plan = removalImpact({ weapons, armor, ratings }, going, { today: Date.parse(age.minted_at) })
      expect([plan.unproven, plan.protected]).toEqual([[], []])
      for (const { id } of plan.keptInstead)
        expect(sent.get(id)?.recommendation).not.toBe('consider-dismantling')
    },
  )

  it('F-105 an account without characters says so, after looking for others', async () => {
    const { data } = (await (await signedIn('empty')).dashboard()).body
    expect(data.checks).toMatchObject({
      has_data: false,
      causes: [
        { cause: 'privacy', passed: true },
        { cause: 'characters', passed: false },
        { cause: 'platform', passed: true },
      ],
      memberships: [{ current: true }],
    })
  })

  describe('where there is no copy', () => {
    let own: LiveServer
    let newcomer: ReturnType<LiveServer['browser']>
    beforeAll(async () => {
      own = await startLiveServer()
      newcomer = own.browser()
      await newcomer.signIn('newcomer')
    })
    afterEach(() => own.clearFaults())
    afterAll(() => own.close())

    it.each<[string, FaultOrder['kind'], number, string]>([
      ['F-107 F-145', 'maintenance', 503, 'platform-maintenance'],
      ['F-140 F-148', 'html', 502, 'platform-unavailable'],
      ['F-140', 'unexpected', 502, 'platform-unexpected'],
      ['F-140', 'cut', 502, 'platform-network'],
      ['F-140', 'malformed', 502, 'platform-malformed'],
      ['F-142 F-147', 'privacy', 403, 'platform-private'],
      ['F-110 F-149', 'no-account', 404, 'platform-no-account'],
    ])('%s a platform with %s is told as %i %s', async (_numbers, kind, status, code) => {
      await own.fault({ kind, path: PROFILE })
      for (const read of [newcomer.dashboard, newcomer.inventory]) {
        const failed = await read()
        expect([failed.status, failed.body.code]).toEqual([status, code])
        expect(errorAnswerSchema.parse(failed.body)).toEqual(failed.body)
        expect(failed.body.request_id).toBe(failed.headers.get('x-request-id'))
      }
    })

    it('F-107 F-108 maintenance names the outage and carries what the panel shows, and when to ask again', async () => {
      await own.fault({ kind: 'maintenance', path: PROFILE })
      const { body, headers } = await newcomer.dashboard()
      expect(outageDetailSchema.parse(body.detail)).toEqual(body.detail)
      expect(body.detail.error).toMatch(/outage/)
      expect(body.detail.suggested_actions.length).toBeGreaterThan(1)
      expect(String(body.retry_after)).toBe(headers.get('retry-after'))
    })

    it('F-091 F-094 statistics that fail cost only themselves', async () => {
      await own.fault({ kind: 'unexpected', path: '/Platform/Destiny2/3/Account/' })
      const { status, body, age } = await newcomer.dashboard()
      expect([status, age.stale, body.data.extras.pending]).toEqual([200, false, true])
      expect(body.data).not.toHaveProperty('total_activities')
      expect(body.data.extras.missions.length).toBeGreaterThan(0)
      await own.clearFaults()
      own.pass(61)
      const whole = (await newcomer.dashboard()).body.data
      expect(whole.extras.recent_activities.source).toBe('live')
    })

    // The last one: the client itself pauses after it.
    it('F-108 throttling says when to ask again', async () => {
      const other = own.browser()
      await other.signIn('empty')
      await own.fault({ kind: 'throttle', path: PROFILE, ms: 7_000 })
      const throttled = await other.dashboard()
      expect([throttled.status, throttled.body.code]).toEqual([503, 'platform-throttled'])
      expect(throttled.body.detail).toMatch(/temporarily unavailable/)
      expect(throttled.body.retry_after).toBeGreaterThanOrEqual(6)
      expect(throttled.body.retry_after).toBeLessThanOrEqual(7)
    })
  })

  it('F-107 F-350 with a copy an outage changes only the age', async () => {
    const browser = await signedIn('newcomer')
    // Old enough that this is waited for: a fetch still on its way would bring a new copy into the outage.
    letItAge()
    const good = (await browser.dashboard()).body.data
    letItAge()
    await live.fault({ kind: 'maintenance' })
    const { status, body, age, headers } = await browser.dashboard()
    expect(status).toBe(200)
    expect([age.stale, age.stale_reason]).toEqual([true, 'maintenance'])
    expect(Number(headers.get('age'))).toBeGreaterThanOrEqual(360)
    expect(body.data).toEqual(good)
    expect(body.data.extras.recent_activities.source).toBe('live')
  })

  it('F-141 a sign-in that the platform took back is 401 and says that it expired', async () => {
    const browser = await signedIn('hostile')
    letItAge()
    await live.fault({ kind: 'token-revoked' })
    const { status, body } = await browser.dashboard()
    expect(status).toBe(401)
    expect(body.detail).toBe('Authentication token expired. Please sign in again.')
  })

  it('F-144 without a session it is 401 and asks to log in', async () => {
    const { status, body } = await live.browser().send('/api/dashboard/guardian-data')
    expect([status, body.detail]).toEqual([401, 'Authentication required. Please log in.'])
  })
})
