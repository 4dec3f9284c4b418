import { type OwnListsRequest, ownLearningSchema } from '@ai-vault/contract/items/own-lists.ts'
import { weaponAnalysisSchema } from '@ai-vault/contract/items/weapons.ts'
import { compareCleanupEntries } from '@ai-vault/game/cleanup/cleanup-plan.ts'
import { type Sandbox, startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { postgresSettings } from '../../test-support/databases/databases.ts'
import { createLiveBrowser, type LiveBrowser, movedTo } from '../../test-support/live/live-browser.ts'
import type { LiveServer } from '../../test-support/live/live-server.ts'
import { startNode } from '../../test-support/live/nodes.ts'
import { createTalkers } from '../../test-support/live/talkers.ts'
import { readInventory } from '../../test-support/read-inventory.ts'
import type { RunningServer } from '../start-server.ts'

const weaponsOf = async (browser: LiveBrowser) =>
  readInventory((await browser.inventory()).body).items.flatMap(({ item, rating }) =>
    item.kind === 'weapon' ? [{ item, rating }] : [],
  )
const scoresOf = async (browser: LiveBrowser) =>
  new Map(
    (await weaponsOf(browser)).map(({ item, rating }) => [
      item.instanceId,
      { pve: rating?.pve.score, pvp: rating?.pvp.score },
    ]),
  )
const reportOf = async (browser: LiveBrowser) =>
  ownLearningSchema.parse((await browser.send('/api/wish-lists/own')).body)
const put = (browser: LiveBrowser, request: OwnListsRequest) =>
  browser.send('/api/wish-lists/own', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })

/** Two nodes on one database: one makes its answers in threads, one in place. */
describe('ratings that learn from a player’s own lists', () => {
  const closing: (() => unknown)[] = []
  let sandbox: Sandbox
  let nodes: readonly [RunningServer, RunningServer]
  let here: LiveBrowser
  let there: LiveBrowser
  let list: { readonly name: string; readonly text: string }
  const named = new Set<number>()

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 })
    closing.push(() => sandbox.close())
    const database = await postgresSettings()
    closing.push(database.remove)
    const start = (WORKERS: string) =>
      startNode({
        platformUrl: sandbox.url,
        databaseUrl: database.settings.databaseUrl,
        settings: { WORKERS },
        closing,
      })
    nodes = await Promise.all([start('2'), start('0')])
    here = createLiveBrowser(nodes[0].url)
    await here.signIn('veteran')
    there = movedTo(nodes[1].url, here)
    list = await listOf(here)
  })
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  /** It names every other weapon, and of each the traits that one copy has. */
  async function listOf(browser: LiveBrowser) {
    const lines = [...Map.groupBy(await weaponsOf(browser), ({ item }) => item.hash)].flatMap(
      ([hash, [copy]], at) => {
        const traits = (copy?.item.columns ?? []).flatMap(({ kind, active }) =>
          kind === 'trait' && active ? [active.hash] : [],
        )
        if (at % 2 === 1 || copy?.item.rarity !== 'legendary' || traits.length !== 2) return []
        named.add(hash)
        return [`dimwishlist:item=${hash}&perks=${traits.join(',')}#notes:PvE`]
      },
    )
    return { name: 'Mine', text: `title:Mine\n${lines.join('\n')}\n` }
  }
  const learnFrom = async (...lists: (typeof list)[]) => {
    expect((await put(here, { learn: true, lists })).status).toBe(200)
    await vi.waitFor(async () => {
      const { learning, learned } = await reportOf(here)
      expect([learning, learned?.lists ?? 0]).toEqual(['on', lists.length])
    })
  }

  it('moves weapons that the list does not name, the same on every node and for nobody else', async () => {
    const other = createLiveBrowser(nodes[1].url)
    await other.signIn('collector')
    const [before, others] = [await scoresOf(there), await scoresOf(other)]
    await learnFrom(list)
    const [one, second] = await Promise.all([here, there].map(scoresOf))
    expect(one).toEqual(second)
    const unnamed = (await weaponsOf(here)).filter(({ item }) => !named.has(item.hash))
    const moved = unnamed.filter(
      ({ item }) => one?.get(item.instanceId)?.pve !== before.get(item.instanceId)?.pve,
    )
    expect(moved.length).toBeGreaterThan(5)
    expect(await scoresOf(other)).toEqual(others)
    expect(await reportOf(other)).toEqual({ learning: 'on' })
  })

  it('says what it learned from, and when', async () => {
    const { learned } = await reportOf(there)
    expect(learned).toMatchObject({ lists: 1 })
    expect(learned?.rolls).toBeGreaterThan(5)
    expect(learned?.weapons).toBeLessThanOrEqual(named.size)
    expect(Math.abs(Date.parse(learned?.at ?? '') - Date.now())).toBeLessThan(3_600_000)
  })

  it('is the one fact of every screen: armory, sheet, dashboard and Sentinel', async () => {
    const weapons = await weaponsOf(here)
    for (const { item, rating } of weapons.filter(({ item }) => !named.has(item.hash)).slice(0, 8)) {
      if (rating?.pve.score === undefined || rating.fixed) continue
      const sheet = await there.post('/api/analyze-weapon', { item_instance_id: item.instanceId })
      const { pve, pvp } = weaponAnalysisSchema.parse(sheet.body)
      expect([item.name, pve.god_roll_score, pvp.god_roll_score]).toEqual([
        item.name,
        rating.pve.score,
        rating.pvp.score,
      ])
    }
    const gods = weapons.filter(({ rating }) => rating?.tier === 'God-Tier').length
    const dashboards = await Promise.all(
      [here, there].map(async (node) => (await node.dashboard()).body.data),
    )
    for (const { weapon_analysis: analysis } of dashboards) expect(analysis.god_rolls).toBe(gods)
    const talk = await createTalkers(
      () => ({ browser: () => createLiveBrowser(nodes[1].url) }) as LiveServer,
    )('veteran')
    const { ids } = await talk.press('dismantle_review')
    const going = readInventory((await here.inventory()).body)
      .items.flatMap(({ item, rating, verdict }) =>
        item.kind === 'weapon' && verdict?.recommendation === 'consider-dismantling'
          ? [{ item, verdict, score: rating?.score, id: item.instanceId }]
          : [],
      )
      .toSorted(compareCleanupEntries)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids).toEqual(going.slice(0, ids.length).map(({ id }) => id))
  })

  it('without a list, and switched off, the ratings are those of everybody', async () => {
    const learned = await scoresOf(there)
    expect((await put(there, { learn: false, lists: [] })).status).toBe(200)
    expect(await reportOf(here)).toEqual({ learning: 'off' })
    const [off, second] = await Promise.all([here, there].map(scoresOf))
    expect(off).toEqual(second)
    expect(off).not.toEqual(learned)
    await learnFrom(list)
    expect(await scoresOf(here)).toEqual(learned)
    await learnFrom()
    expect(await scoresOf(here)).toEqual(off)
  })

  it('takes no more than it says, and nothing of a stranger', async () => {
    const much = { name: 'Much', text: 'x'.repeat(4_100_000) }
    expect((await put(here, { learn: true, lists: [much, much] })).status).toBe(413)
    expect((await put(createLiveBrowser(nodes[0].url), { learn: true, lists: [] })).status).toBe(401)
  })

  it('is in the export of the player’s data', async () => {
    await learnFrom(list)
    const { data } = (await here.send('/api/profile/export')).body
    expect(data['wish-lists']).toMatchObject({ lists: [list], learned: { learned: { lists: 1 } } })
  })
})
