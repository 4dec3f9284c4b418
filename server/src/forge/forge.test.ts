import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ForgeWeapon, forgeListSchema, forgeWeaponSchema } from '@ai-vault/contract/advice/forge.ts'
import { weaponAnalysisSchema } from '@ai-vault/contract/items/weapons.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import { parseWishList } from '@ai-vault/game/weapons/wish-list/parse-wish-list.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'
import { readInventory } from '../../test-support/read-inventory.ts'

describe('Forge over HTTP', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ai-vault-forge-'))
  const listFile = join(folder, 'panel.txt')
  let live: LiveServer
  let browser: ReturnType<LiveServer['browser']>
  let stranger: ReturnType<LiveServer['browser']>
  let preview: ForgeWeapon

  beforeAll(async () => {
    writeFileSync(listFile, 'title:Panel\n')
    live = await startLiveServer({ WISH_LISTS: listFile })
    browser = live.browser()
    stranger = live.browser()
    await browser.signIn('veteran')
    preview = forgeWeaponSchema.parse((await stranger.send('/api/forge/preview')).body)
  })
  afterAll(async () => {
    await live.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const forge = async (id: string | number) => {
    const { status, body } = await browser.send(`/api/forge/weapons/${id}`)
    expect(status).toBe(200)
    return forgeWeaponSchema.parse(body)
  }
  const copies = async () => {
    const { body } = await browser.inventory()
    return readInventory(body).items.flatMap(({ item }) => (item.kind === 'weapon' ? [item] : []))
  }
  const rollable = async () => {
    const owned = await copies()
    const found = owned.find(
      ({ rarity, columns }) =>
        rarity === 'legendary' && columns.filter(({ kind }) => kind === 'trait').length === 2,
    )
    if (!found) throw new Error('The veteran owns no weapon with two traits')
    return found
  }

  test('F-008 the example is open to everybody: perks, scores in words, odds, but nobody’s copies', async () => {
    expect(preview.personal).toMatchObject({ mix: { basis: 'none' }, copies: [] })
    expect(preview.columns.filter(({ kind }) => kind === 'trait')).toHaveLength(2)
    expect(preview.personal.odds).toHaveLength(3)
  })

  test('F-279 a copy is found by its number, a weapon by its hash; both name the weapon', async () => {
    const copy = await rollable()
    const byCopy = await forge(copy.instanceId)
    expect(byCopy.weapon).toMatchObject({
      item_instance_id: copy.instanceId,
      item_hash: copy.hash,
      name: copy.name,
    })
    const byHash = await forge(copy.hash)
    expect(byHash.weapon.item_instance_id).toBeUndefined()
    expect(byHash.personal.copies.map(({ item_instance_id }) => item_instance_id)).toContain(copy.instanceId)
  })

  test('F-279 a number that is nobody’s is 404, one that is no number 422, and a stranger is asked to sign in', async () => {
    expect((await browser.send('/api/forge/weapons/6917529999999999999')).body.code).toBe('unknown-weapon')
    expect((await browser.send('/api/forge/weapons/0')).status).toBe(404)
    expect((await browser.send('/api/forge/weapons/%3Cimg%3E')).status).toBe(422)
    expect((await stranger.send(`/api/forge/weapons/${preview.weapon.item_hash}`)).status).toBe(401)
  })

  test('F-281 every column holds what the copy has and what it could have, each with what it does', async () => {
    const copy = await rollable()
    const { columns, scale } = await forge(copy.instanceId)
    for (const column of copy.columns) {
      const same = columns.find(({ socket_index }) => socket_index === column.socketIndex)
      const hashes = same?.perks.map(({ hash }) => hash)
      for (const { hash } of column.selectable) expect(hashes).toContain(hash)
    }
    const perks = columns.flatMap((column) => column.perks)
    expect(perks.length).toBeGreaterThan(copy.columns.length * 2)
    expect(
      perks.filter(({ effect, description }) => effect || description).length / perks.length,
    ).toBeGreaterThan(0.9)
    expect(Object.keys(scale?.curves ?? {})).toContain('magazine')
  })

  test('F-281 a perk of a copy is worth the same here as in the analysis that the armory shows', async () => {
    const isEnhanced = ({ columns }: Weapon) =>
      columns.some(({ kind, selectable }) => kind === 'trait' && selectable.some(({ enhanced }) => enhanced))
    const copy = (await copies()).find((each) => each.rarity === 'legendary' && isEnhanced(each))
    if (!copy) throw new Error('The veteran owns no weapon with enhanced traits')
    const own = new Set(copy.columns.flatMap(({ selectable }) => selectable.map(({ name }) => name)))
    const asked = {
      weapon_name: copy.name,
      perks: [],
      activity_type: 'PvP',
      item_instance_id: copy.instanceId,
    }
    const { perk_explorer } = weaponAnalysisSchema.parse(
      (await browser.post('/api/analyze-weapon', asked)).body,
    )
    const inArmory = new Map(
      perk_explorer
        .flatMap(({ perks }) => perks.filter(({ owned }) => owned))
        .map((perk) => [perk.name, perk]),
    )
    const inForge = (await forge(copy.instanceId)).columns
      .flatMap(({ perks }) => perks)
      .filter(({ name }) => own.has(name) && inArmory.has(name))
    expect(inForge.filter(({ enhanced }) => enhanced).length).toBeGreaterThan(0)
    for (const { name, pve, pvp, enhanced } of inForge) {
      const { pve: alsoPve, pvp: alsoPvp, enhanced: also } = inArmory.get(name) ?? {}
      expect({ name, pve, pvp, enhanced }).toEqual({ name, pve: alsoPve, pvp: alsoPvp, enhanced: also })
    }
  })

  test('F-282 the god roll goes by what the player plays, with odds, a place and a line that others can read', async () => {
    const copy = await rollable()
    const answer = await vi.waitFor(async () => {
      const analysis = await forge(copy.instanceId)
      expect(analysis.personal.progress?.state).toBe('done')
      return analysis
    })
    const { mix, god_roll: target, odds, gap } = answer.personal
    expect(mix.basis).toBe('recent')
    expect(mix.pve + mix.endgame + mix.pvp).toBeCloseTo(1, 9)
    expect(mix.kinds.length).toBeGreaterThan(1)
    expect(target?.parts.filter(({ place }) => place === 'trait')).toHaveLength(2)
    for (const side of ['pve', 'pvp'] as const)
      expect(target?.alone?.[side].score).toBeGreaterThanOrEqual(target?.sides?.[side] ?? 11)
    expect(odds[0]?.chance).toBeGreaterThan(0)
    expect(gap).toBeGreaterThanOrEqual(0)
    const list = parseWishList(target?.wish_list_line ?? '')
    expect(list.problemCount).toBe(0)
    expect(list.rolls).toEqual([expect.objectContaining({ item: copy.hash, trash: false })])
    const pool = new Set(answer.columns.flatMap(({ perks }) => perks.map(({ name }) => name)))
    for (const { place, name } of target?.parts ?? [])
      if (place !== 'masterwork') expect(pool).toContain(name)
  })

  test('F-286 F-341 the analysis takes weapon_name, perks and activity_type, resolved by the number', async () => {
    const copy = await rollable()
    const perks = copy.columns.flatMap(({ active }) => (active ? [active] : []))
    const ask = async (body: object) =>
      weaponAnalysisSchema.parse((await browser.post('/api/analyze-weapon', body)).body)
    const named = { weapon_name: copy.name, perks: perks.map(({ name }) => name), activity_type: 'PvE' }
    const exact = await ask({
      ...named,
      item_instance_id: copy.instanceId,
      perk_hashes: perks.map(({ hash }) => hash),
      ...(copy.masterwork?.stat ? { masterwork_stat: copy.masterwork.stat } : {}),
    })
    const whole = await ask({ ...named, item_instance_id: copy.instanceId })
    expect(exact.weapon).toMatchObject({ name: copy.name, item_hash: copy.hash })
    // The whole copy may switch to better perks than those that are on; it never rates less.
    expect(whole.pve.god_roll_score).toBeGreaterThanOrEqual(exact.pve.god_roll_score ?? 0)
    expect(exact.pve.meta_parts?.archetype).toBeGreaterThan(0)
  })

  test('F-280 a score rests on named lists, and is absent where no list speaks', async () => {
    const [first, second] = preview.columns
      .filter(({ kind }) => kind === 'trait')
      .map(({ perks }) => perks[0])
    const body = {
      weapon_name: preview.weapon.name,
      perks: [],
      activity_type: 'PvE',
      item_hash: preview.weapon.item_hash,
      perk_hashes: [first?.hash, second?.hash],
    }
    const before = weaponAnalysisSchema.parse((await stranger.post('/api/analyze-weapon', body)).body)
    expect(before.pve.community_score).toBeUndefined()
    expect(before.pve.voices).toEqual([])
    expect(before.pve.perk_synergy_score).toBeGreaterThan(0)
  })

  test('F-280 F-287 every list that speaks is named, with how many of its rolls the copy meets', async () => {
    const [first, second] = preview.columns.filter(({ kind }) => kind === 'trait').map(({ perks }) => perks)
    const { item_hash } = preview.weapon
    const roll = (...perks: readonly (number | undefined)[]) =>
      `dimwishlist:item=${item_hash}&perks=${perks.join(',')}#notes:good\n`
    const [forIt, other] = [join(folder, 'for.txt'), join(folder, 'other.txt')]
    writeFileSync(forIt, `title:For it\n${roll(first?.[0]?.hash, second?.[0]?.hash)}`)
    writeFileSync(other, `title:Another\n${roll(first?.[1]?.hash, second?.[1]?.hash)}`)
    const listed = await startLiveServer({ WISH_LISTS: `${forIt},${other}` })
    try {
      const asked = {
        weapon_name: preview.weapon.name,
        perks: [],
        activity_type: 'PvE',
        item_hash,
        perk_hashes: [first?.[0]?.hash, second?.[0]?.hash],
      }
      const { pve } = weaponAnalysisSchema.parse(
        (await listed.browser().post('/api/analyze-weapon', asked)).body,
      )
      expect(pve.voices.map(({ list, rolls, met, verdict }) => ({ list, rolls, met, verdict }))).toEqual(
        expect.arrayContaining([
          { list: 'For it', rolls: 1, met: 1, verdict: 'for' },
          expect.objectContaining({ list: 'Another', rolls: 1, met: 0 }),
        ]),
      )
      expect(pve.community_score).toBeGreaterThan(0)
    } finally {
      await listed.close()
    }
  })

  test('the picker lists every weapon once, with a name and a type', async () => {
    const { weapons } = forgeListSchema.parse((await stranger.send('/api/forge/weapons')).body)
    expect(weapons.length).toBeGreaterThan(100)
    const keys = weapons.map(({ name, type, element }) => `${name} ${type} ${element}`.toLowerCase())
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('F-284 an outage is told as one, and the last good copy of the player stands in for it', async () => {
    const copy = await rollable()
    await live.fault({ kind: 'maintenance', path: '/Platform/Destiny2/' })
    live.pass(600)
    const stale = await browser.send(`/api/forge/weapons/${copy.instanceId}`)
    expect(stale.status).toBe(200)
    const fresh = live.browser()
    await live.clearFaults()
    await fresh.signIn('collector')
    await live.fault({ kind: 'maintenance', path: '/Platform/Destiny2/' })
    expect((await fresh.send(`/api/forge/weapons/${copy.hash}`)).status).toBe(503)
    await live.clearFaults()
  })

  test.each(['newcomer', 'empty', 'unshared', 'hostile'])(
    '%s gets an honest answer: no copies where none can be seen, no weights where nothing was played',
    async (name) => {
      const other = live.browser()
      await other.signIn(name)
      const { status, body } = await other.send(`/api/forge/weapons/${preview.weapon.item_hash}`)
      expect(status).toBe(200)
      const { personal } = forgeWeaponSchema.parse(body)
      expect(personal.god_roll?.score).toBeGreaterThan(0)
      if (name === 'empty' || name === 'unshared') expect(personal.copies).toEqual([])
    },
  )
})
