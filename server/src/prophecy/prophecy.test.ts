import { forgeWeaponSchema } from '@ai-vault/contract/advice/forge.ts'
import { type Prophecy, prophecySchema } from '@ai-vault/contract/advice/prophecy.ts'
import { GEM_SCORE, GEM_STANDING, traitColour } from '@ai-vault/game/prophecy/hidden-gems.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'
import { readInventory } from '../../test-support/read-inventory.ts'

describe('a prophecy over HTTP', () => {
  let live: LiveServer
  let browser: ReturnType<LiveServer['browser']>
  let prophecy: Prophecy

  const ask = async (as = browser) => {
    const { status, body } = await as.send('/api/prophecy')
    expect(status).toBe(200)
    return prophecySchema.parse(body)
  }

  beforeAll(async () => {
    live = await startLiveServer()
    browser = live.browser()
    await browser.signIn('veteran')
    prophecy = await vi.waitFor(async () => {
      const latest = await ask()
      expect([latest.progress.state, latest.reports_left]).toEqual(['done', 0])
      expect(latest.reports).toBeGreaterThan(0)
      return latest
    })
  })
  afterAll(() => live.close())

  test('F-303 hidden gems are owned, rated high, unused, and say what that rests on', async () => {
    const { items } = readInventory((await browser.inventory()).body)
    const owned = new Map(items.map((entry) => [entry.itemInstanceId, entry]))
    expect(prophecy.top_hidden_gems.length).toBeGreaterThan(0)
    for (const gem of prophecy.top_hidden_gems) {
      const entry = owned.get(gem.item_instance_id)
      const side = entry?.rating?.[gem.activity ?? 'pve']
      expect(side).toMatchObject({ score: gem.score, tier: gem.tier })
      expect(side?.standing).toBeGreaterThanOrEqual(GEM_STANDING)
      expect(gem.score).toBeGreaterThanOrEqual(GEM_SCORE)
      expect(gem).toMatchObject({
        weapon_name: entry?.definition.displayProperties.name,
        reason: expect.stringMatching(/\w+/),
        tier: expect.any(String),
        action: expect.any(String),
      })
      // The account is watched since today, so only a tracker at zero can tell.
      expect(gem.evidence[0]).toEqual({ kind: 'tracker', kills: 0 })
      expect(gem.last_used).toBeUndefined()
      const { item } = entry ?? {}
      expect(item?.kind === 'weapon' && item.place.in === 'character' && item.place.equipped).toBe(false)
    }
    expect(prophecy.left_out['not-watched']).toBeGreaterThan(0)
  })

  test('every weapon and farm that is named says what that rests on', () => {
    const { top_hidden_gems: gems, weapons_to_watch: watched, next_farm_priorities: farms } = prophecy
    expect([gems, watched, farms].map(({ length }) => length > 0)).toEqual([true, true, true])
    for (const { evidence } of [...gems, ...watched, ...farms]) expect(evidence.length).toBeGreaterThan(0)
  })

  test('F-303 a weapon that a report of the last 90 days names is no hidden gem', async () => {
    expect(prophecy.reports).toBeGreaterThan(10)
    const used = new Set<number>()
    const { body } = await browser.send('/api/archives/activities?timeframe=month&limit=5')
    for (const { id } of body.activities) {
      const { body: report } = await browser.send(`/api/archives/activities/${id}`)
      for (const { item_hash } of report.weapons) used.add(item_hash)
    }
    expect(used.size).toBeGreaterThan(0)
    for (const { item_hash } of prophecy.top_hidden_gems) expect(used).not.toContain(item_hash)
  })

  test('F-304 farm priorities are value times odds by the own pace, best first, at places the player has been', () => {
    const { next_farm_priorities: farms } = prophecy
    expect(farms.length).toBeGreaterThan(0)
    const points = farms.map(({ points_an_hour }) => points_an_hour)
    expect(points).toEqual(points.toSorted((one, other) => other - one))
    for (const { value, odds_a_run, minutes, points_an_hour, evidence } of farms) {
      expect(points_an_hour).toBeCloseTo((value * odds_a_run * 60) / minutes, 1)
      const runs = evidence.find(({ kind }) => kind === 'runs')
      expect(runs?.kind === 'runs' && runs.runs).toBeGreaterThan(0)
    }
  })

  test('F-282 F-304 the Forge tells the same pool and the same odds of a drop, at the tiers that are named', async () => {
    const [farm] = prophecy.next_farm_priorities
    const pool = farm?.evidence.find(({ kind }) => kind === 'pool')
    if (!farm || pool?.kind !== 'pool') throw new Error('a farm with its pool')
    const { personal } = forgeWeaponSchema.parse(
      (await browser.send(`/api/forge/weapons/${farm.item_hash}`)).body,
    )
    expect(personal.source.weapons).toBe(pool.weapons)
    expect(personal.odds.find(({ tiers }) => tiers.join() === pool.tiers?.join())?.chance).toBe(pool.odds)
  })

  test('F-305 F-306 archetype, confidence and traits come from the runs, each trait with its colour', () => {
    const { playstyle } = prophecy
    expect(playstyle.archetype).toEqual(expect.any(String))
    expect(playstyle.confidence).toBeGreaterThan(0)
    expect(playstyle.runs).toBeGreaterThan(20)
    expect(playstyle.traits.length).toBeGreaterThan(3)
    for (const { score, colour, runs } of playstyle.traits) {
      expect(colour).toBe(traitColour(score))
      expect(runs).toBeGreaterThan(0)
    }
  })

  test('F-307 a meta alert has both samples, and is sure of nothing without ten reports on either side', () => {
    const usage = prophecy.meta_alerts.filter(({ kind }) => kind === 'usage')
    expect(usage.length).toBeGreaterThan(0)
    for (const alert of usage) {
      if (alert.kind !== 'usage') continue
      expect(alert.reports_before).toBeGreaterThan(0)
      expect(alert.reports_now).toBeGreaterThan(0)
      if (alert.sure) {
        expect(Math.min(alert.reports_before, alert.reports_now)).toBeGreaterThanOrEqual(10)
        expect(Math.abs(alert.now - alert.before)).toBeGreaterThan(alert.margin - 0.2)
      }
    }
  })

  test.each(['newcomer', 'empty', 'unshared', 'hostile'])(
    '%s is told the truth: nothing is claimed of what cannot be seen',
    async (name) => {
      const other = live.browser()
      await other.signIn(name)
      const latest = await ask(other)
      const { items } = readInventory((await other.inventory()).body)
      const weapons = items.filter(({ item }) => item.kind === 'weapon').length
      expect(latest).toMatchObject({ weapons, withheld: name === 'unshared' })
      expect(latest.hidden_gems).toBeLessThanOrEqual(weapons)
      // What others can see of a private player is what they wear, and that is in use.
      if (name === 'empty' || name === 'unshared') expect(latest.top_hidden_gems).toEqual([])
      if (name === 'empty') {
        expect(latest).toMatchObject({
          weapons: 0,
          hidden_gems: 0,
          runs: 0,
          next_farm_priorities: [],
          playstyle: { runs: 0, traits: [] },
        })
        expect(latest.playstyle.archetype).toBeUndefined()
      }
      if (name === 'newcomer' || name === 'hostile') expect(latest.weapons).toBeGreaterThan(0)
    },
  )

  test('F-305 no archetype is told of a newcomer’s few runs', async () => {
    const other = live.browser()
    await other.signIn('newcomer')
    const latest = await vi.waitFor(async () => {
      const answer = await ask(other)
      expect(answer.progress.state).toBe('done')
      return answer
    })
    expect(latest.playstyle.runs).toBeLessThan(prophecy.playstyle.runs)
    expect(latest.playstyle.confidence).toBeLessThan(prophecy.playstyle.confidence)
  })

  test('F-309 F-310 an outage at the first visit is told with the reason; later the last good copy stands in', async () => {
    await live.fault({ kind: 'maintenance', path: '/Platform/Destiny2/' })
    live.pass(600)
    expect((await ask()).stale).toBe(true)
    await live.clearFaults()
    const fresh = live.browser()
    await fresh.signIn('collector')
    await live.fault({ kind: 'maintenance', path: '/Platform/Destiny2/' })
    const { status, body } = await fresh.send('/api/prophecy')
    expect(status).toBe(503)
    expect(JSON.stringify(body.detail).length).toBeGreaterThan(10)
    await live.clearFaults()
  })
})
