import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wishListReportSchema } from '@ai-vault/contract/items/weapons.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'
import { readInventory } from '../../test-support/read-inventory.ts'

/** Three nodes, each with its own disk: two that learn, one with threads and one without, and one that does not. */
describe('ratings that keep learning', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ai-vault-learning-'))
  const list = join(folder, 'season.txt')
  const nodes: LiveServer[] = []
  const named = new Set<number>()
  let rolls = 0

  const weaponsOf = async (node: LiveServer) => {
    const browser = node.browser()
    await browser.signIn('veteran')
    const { items } = readInventory((await browser.inventory()).body)
    return items.flatMap(({ item, rating }) => (item.kind === 'weapon' ? [{ item, rating }] : []))
  }
  const reportOf = async (node: LiveServer) =>
    wishListReportSchema.parse((await node.browser().send('/api/wish-lists')).body)
  const scoresOf = async (node: LiveServer) =>
    new Map((await weaponsOf(node)).map(({ item, rating }) => [item.instanceId, rating?.pve.score]))

  beforeAll(async () => {
    writeFileSync(list, 'title:Season\n')
    const off = await startLiveServer({ WISH_LISTS: list, WISH_LISTS_LEARN: 'off' })
    nodes.push(off)
    // A list of this season: it names every other weapon, and of each the traits that one copy has.
    const owned = await weaponsOf(off)
    const hashes = [...new Set(owned.map(({ item }) => item.hash))].filter((_, at) => at % 2 === 0)
    const lines = hashes.flatMap((hash) => {
      const { item } = owned.find((each) => each.item.hash === hash) ?? {}
      const traits = (item?.columns ?? []).flatMap(({ kind, active }) =>
        kind === 'trait' && active ? [active.hash] : [],
      )
      if (item?.rarity !== 'legendary' || traits.length !== 2) return []
      named.add(hash)
      return [`dimwishlist:item=${hash}&perks=${traits.join(',')}#notes:PvE`]
    })
    rolls = lines.length
    writeFileSync(list, `title:Season\n${lines.join('\n')}\n`)
    for (const WORKERS of ['0', '2']) nodes.push(await startLiveServer({ WISH_LISTS: list, WORKERS }))
    for (const node of nodes.slice(1))
      await vi.waitFor(async () => expect((await reportOf(node)).learned).toBeDefined())
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const [off, alone, threaded] = [0, 1, 2].map((at) => () => nodes[at] as LiveServer) as [
    () => LiveServer,
    () => LiveServer,
    () => LiveServer,
  ]

  it('says what was learned from, and when', async () => {
    const { learning, learned } = await reportOf(alone())
    expect(learning).toBe('on')
    expect(rolls).toBeGreaterThan(10)
    expect(learned).toMatchObject({ lists: 1 })
    expect(learned?.rolls).toBeGreaterThan(rolls / 2)
    expect(learned?.weapons).toBeLessThanOrEqual(named.size)
  })

  it('also rates weapons that the list does not name, the same on every node', async () => {
    const [before, one, other] = await Promise.all([off(), alone(), threaded()].map(scoresOf))
    expect(one).toEqual(other)
    const unnamed = (await weaponsOf(alone())).filter(({ item }) => !named.has(item.hash))
    const moved = unnamed.filter(({ item }) => one?.get(item.instanceId) !== before?.get(item.instanceId))
    expect(moved.length).toBeGreaterThan(5)
  })

  it('can be switched off, which is said', async () => {
    expect(await reportOf(off())).toMatchObject({ learning: 'off' })
    expect((await reportOf(off())).learned).toBeUndefined()
  })
})
