import type { PointsAnswer } from '@ai-vault/contract/atlas/points.ts'
import { collectiblesAnswerSchema, triumphsAnswerSchema } from '@ai-vault/contract/atlas/records.ts'
import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { compareCleanupEntries, freesPlaces } from '@ai-vault/game/cleanup/cleanup-plan.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import { isTitleOpen } from '@ai-vault/game/triumphs/titles.ts'
import { TIER_ORDER } from '@ai-vault/game/weapons/rating/tiers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LiveBrowser } from '../../test-support/live/live-browser.ts'
import { type LiveServer, startLiveServer } from '../../test-support/live/live-server.ts'
import { createTalkers } from '../../test-support/live/talkers.ts'
import { readInventory } from '../../test-support/read-inventory.ts'

/** What Sentinel says is what the screens say, number by number and list by list. */
describe('Sentinel and the screens', () => {
  let live: LiveServer
  beforeAll(async () => {
    live = await startLiveServer()
  })
  afterAll(() => live.close())
  const talkAs = createTalkers(() => live)

  const itemsOf = async (browser: LiveBrowser) => readInventory((await browser.inventory()).body).items
  const weaponsOf = (items: readonly InventoryItem[]) =>
    items.flatMap((entry) => (entry.item.kind === 'weapon' ? [{ ...entry, item: entry.item }] : []))
  const figure = (value: number) => value.toLocaleString('en-US')
  const gearOf = (items: readonly InventoryItem[]) =>
    items.flatMap((entry) => (entry.item.kind === 'other' ? [] : [{ ...entry, item: entry.item }]))
  const goingOf = (items: readonly InventoryItem[], among: typeof weaponsOf | typeof gearOf = weaponsOf) =>
    among(items)
      .filter(({ verdict }) => verdict?.recommendation === 'consider-dismantling')
      .map(({ item, verdict, rating }) => ({ item, verdict, score: rating?.score, id: item.instanceId }))
      .toSorted(compareCleanupEntries)
  const traitsOf = ({ columns }: Weapon) =>
    columns.flatMap(({ kind, selectable }) => (kind === 'trait' ? selectable.map(({ name }) => name) : []))

  test('G-25 what can go is the list of the armory, in its order, and the same first one as on the dashboard', async () => {
    const talk = await talkAs('collector')
    const going = goingOf(await itemsOf(talk.browser))
    const { lead, ids, part } = await talk.press('dismantle_review')
    expect(lead).toContain(`${figure(going.length)} of your `)
    expect(part.total).toBe(going.length)
    expect(ids).toEqual(going.slice(0, ids.length).map(({ id }) => id))
    const { data } = (await talk.browser.dashboard()).body
    const insight = data.extras.insights.find(({ kind }: { kind: string }) => kind === 'can-go')
    expect(insight.items[0].item_instance_id).toBe(ids[0])
  })

  test('as many places as are asked for are picked from the vault, and what is free already is said', async () => {
    const talk = await talkAs('collector')
    const inVault = freesPlaces(goingOf(await itemsOf(talk.browser), gearOf), ({ item }) => item)
    const { vault } = (await talk.browser.dashboard()).body.data.extras
    const { lead, ids } = await talk.press('dismantle_review', { limit: 20 })
    expect(ids).toEqual(inVault.slice(0, 20).map(({ id }) => id))
    expect(lead).toContain(`${figure(vault.capacity - vault.used)} places are free already`)
    const more = await talk.press('dismantle_review', { limit: 200 })
    expect(more.lead).toContain(`Only ${inVault.length} of the 200`)
    expect(new Set(inVault.map(({ item }) => item.kind))).toEqual(new Set(['weapon', 'armor']))
  })

  test('what is marked to go is counted as such, and the first that is not is named', async () => {
    const talk = await talkAs('veteran')
    const going = goingOf(await itemsOf(talk.browser))
    const reviews = going
      .slice(0, 2)
      .map(({ id }) => ({ item_instance_id: id, decision: 'dismantle', decided_at: live.now() }))
    await talk.browser.send('/api/reviews', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reviews }),
    })
    const { lead, ids } = await talk.press('dismantle_review')
    expect(lead).toContain(`${going.length} of your `)
    expect(lead).toContain('2 of them marked by you already')
    expect(ids[0]).toBe(going[2]?.id)
  })

  test('every copy of a weapon is told, with its score and its place, the best first', async () => {
    const talk = await talkAs('collector')
    const groups = Map.groupBy(weaponsOf(await itemsOf(talk.browser)), ({ item }) => item.hash)
    const copies = [...groups.values()].toSorted((one, other) => other.length - one.length)[0] ?? []
    const [{ item }] = copies as [(typeof copies)[number]]
    expect(copies.length).toBeGreaterThan(5)
    const { ids, rows } = await talk.press('do_i_have', { item: { name: item.name, hash: item.hash } })
    for (const { itemInstanceId } of copies) expect(ids).toContain(itemInstanceId)
    const scores = ids.flatMap((id) => copies.find((copy) => copy.itemInstanceId === id)?.rating?.score ?? [])
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    for (const row of rows) {
      const copy = copies.find(({ itemInstanceId }) => itemInstanceId === row.item?.instance_id)
      if (!copy) continue
      const { pve, pvp } = copy.rating ?? {}
      expect(row.value).toBe(`${pve?.score?.toFixed(1)} PvE, ${pvp?.score?.toFixed(1)} PvP`)
      expect(row.place?.startsWith(copy.item.place.in === 'vault' ? 'Vault' : '')).toBe(true)
    }
  })

  test('perks that are named pick the copy that can select them', async () => {
    const talk = await talkAs('veteran')
    const copies = weaponsOf(await itemsOf(talk.browser)).filter(({ item }) => item.name === 'Rose')
    const holders = Map.groupBy(
      copies.flatMap((copy) => traitsOf(copy.item).map((trait) => ({ trait, id: copy.itemInstanceId }))),
      ({ trait }) => trait,
    )
    const single = [...holders].filter(([, held]) => held.length === 1)
    expect(single.length).toBeGreaterThan(0)
    for (const [trait, [holder]] of single.slice(0, 3)) {
      const { ids } = await talk.press('rate_roll', { item: { name: 'Rose' }, perk: [{ name: trait }] })
      expect([trait, ids]).toEqual([trait, [holder?.id]])
    }
  })

  test('weapons with a perk are as many as the armory finds by its whole name', async () => {
    const talk = await talkAs('collector')
    const weapons = weaponsOf(await itemsOf(talk.browser))
    for (const perk of ['Frenzy', 'Feeding Frenzy', 'Kill Clip', 'Rampage']) {
      const held = weapons.filter(({ item }) => traitsOf(item).includes(perk)).length
      expect(held).toBeGreaterThan(0)
      expect([perk, (await talk.press('find_by_perk', { perk: [{ name: perk }] })).part.total]).toEqual([
        perk,
        held,
      ])
    }
  })

  test('the best of a kind stand by the score they show, and no blue before a legendary of its tier', async () => {
    const talk = await talkAs('collector')
    const known = new Map((await itemsOf(talk.browser)).map((entry) => [entry.itemInstanceId, entry]))
    for (const weapon_type of [['hand_cannon'], ['sidearm'], ['shotgun']] as const) {
      const { rows } = await talk.press('best_owned_slot', { weapon_type: [...weapon_type], mode: 'pve' })
      const places = rows.map(({ item, value }) => {
        const { rating, item: owned } = known.get(item?.instance_id ?? '') ?? {}
        const tier = TIER_ORDER[rating?.pve.tier ?? 'Unrated']
        return [tier, owned?.rarity === 'rare' ? 0 : 1, Number(value)] as const
      })
      expect(places.length).toBeGreaterThan(1)
      const sorted = places.toSorted(
        (one, other) => other[0] - one[0] || other[1] - one[1] || other[2] - one[2],
      )
      expect(places).toEqual(sorted)
    }
  })

  test('spare copies are told with the advice of the armory', async () => {
    const talk = await talkAs('veteran')
    const weapons = weaponsOf(await itemsOf(talk.browser))
    const several = [...Map.groupBy(weapons, ({ item }) => item.hash).values()].filter(
      ({ length }) => length > 1,
    )
    const going = several
      .flat()
      .filter(({ verdict }) => verdict?.recommendation === 'consider-dismantling').length
    const { lead } = await talk.press('dupes')
    expect(lead).toBe(
      `You have ${several.length} weapons more than once: ${figure(several.flat().length - several.length)} spare copies, and ${going} can go.`,
    )
  })

  test('god rolls are as many as the dashboard counts', async () => {
    const talk = await talkAs('veteran')
    const { god_rolls: count } = (await talk.browser.dashboard()).body.data.weapon_analysis
    const { metadata } = await talk.ask('how many god rolls do i have')
    expect(count).toBeGreaterThan(0)
    expect(metadata.parts?.map(({ total }) => total)).toEqual([count])
  })

  test('the vault in numbers is that of the dashboard', async () => {
    const talk = await talkAs('newcomer')
    const { extras } = (await talk.browser.dashboard()).body.data
    const weapons = weaponsOf(await itemsOf(talk.browser))
    const { lead, rows } = await talk.press('do_i_have')
    expect(lead).toContain(`${weapons.length} weapons`)
    expect(rows[0]?.lines).toEqual([
      `${figure(extras.vault.used)} of ${figure(extras.vault.capacity)} places taken`,
    ])
  })

  test('F-304 what to farm is the list of the prophecy in its order', async () => {
    const talk = await talkAs('veteran')
    const prophecy = async () => (await talk.browser.send('/api/prophecy')).body
    await expect.poll(async () => (await prophecy()).progress.state).toBe('done')
    const farms = (await prophecy()).next_farm_priorities as readonly { item_hash: number }[]
    expect(farms.length).toBeGreaterThan(3)
    const { rows } = await talk.press('where_from')
    expect(rows.map(({ item }) => item?.hash)).toEqual(farms.map(({ item_hash }) => item_hash))
  })

  test('the lifetime K/D is that of the dashboard', async () => {
    const talk = await talkAs('veteran')
    const tile = async () => (await talk.browser.dashboard()).body.data.extras.tiles.pvp
    await expect.poll(async () => (await tile()).matches).toBeGreaterThan(0)
    const { kd, kills, deaths } = await tile()
    const { lead } = await talk.press('history_stats', { metric: 'kd' })
    expect(lead).toBe(
      `Your lifetime K/D in PvP is ${Number(kd).toFixed(2)}: ${figure(kills)} kills, ${figure(deaths)} deaths.`,
    )
  })

  test('runs of an activity are those that the archives hold', async () => {
    const talk = await talkAs('veteran')
    const overview = async () => (await talk.browser.send('/api/archives/overview?timeframe=month')).body
    await expect.poll(async () => (await overview()).progress.state).toBe('done')
    const page = async (type: string) =>
      (await talk.browser.send(`/api/archives/activities?timeframe=month&type=${type}`)).body
    const raids = await page('raid')
    const { part, lead } = await talk.press('history_stats', {
      metric: 'clears',
      activity: [{ name: 'raid' }],
      period: { is: 'named', name: 'month' },
    })
    expect([lead, part.total]).toEqual([expect.stringContaining(`of ${raids.total} raid run`), raids.total])
  })

  test('the minutes of a task are those that the dashboard shows, and its row is opened', async () => {
    const talk = await talkAs('veteran')
    type Mission = { readonly tasks: readonly { readonly name: string; readonly minutes_left?: number }[] }
    const shown = async () =>
      ((await talk.browser.dashboard()).body.data.extras.missions as readonly Mission[])
        .flatMap(({ tasks }) => tasks)
        .filter(({ minutes_left }) => minutes_left !== undefined)
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(0)
    const { rows } = await talk.press('weekly_plan')
    const both = (await shown()).filter(({ name }) => rows.some(({ title }) => title === name))
    expect(both.length).toBeGreaterThan(0)
    expect(rows[0]?.href).toMatch(/^\/dashboard\?task=\d+$/)
  })

  test('open triumphs, titles and exotics are those of the Atlas', async () => {
    const talk = await talkAs('veteran')
    const { triumphs, seals, checked } = triumphsAnswerSchema.parse(
      (await talk.browser.send('/api/atlas/triumphs')).body,
    )
    const active = triumphs.filter(({ legacy }) => !legacy)
    const titles = new Set(seals.map(({ title }) => title))
    const { lead, part } = await talk.press('closest_to_done', { kind: 'title' })
    expect(part.total).toBe(seals.filter(isTitleOpen).length)
    const listed = active.filter(({ state }) => (state & 1) === 1)
    expect((await talk.press('closest_to_done')).part.total).toBe(listed.length)
    expect(titles.has(/^(.+) is nearest/.exec(lead)?.[1] ?? '')).toBe(true)
    const { collectibles } = collectiblesAnswerSchema.parse(
      (await talk.browser.send('/api/atlas/collectibles')).body,
    )
    // A title is among what is open on Nessus.
    for (const name of ['Europa', 'Nessus', 'The Moon']) {
      const open = active.filter(({ where, priority }) => where?.destination === name && priority)
      expect(open.length).toBeGreaterThan(0)
      const there = await talk.press('closest_to_done', { destination: { name } })
      expect([name, there.part.total]).toEqual([name, open.length])
      const missing = await talk.press('missing_exotics', { destination: { name: name.replace('The ', '') } })
      expect([missing.lead, missing.part.unread]).toEqual([there.lead, []])
      const hash = open[0]?.where?.destination_hash
      const { points } = (await talk.browser.send(`/api/atlas/map/points?destinationHash=${hash}`))
        .body as PointsAnswer
      const been = new Set([
        ...checked,
        ...triumphs.flatMap(({ objectives }) =>
          objectives.flatMap(({ zone_hash, complete }) => (complete ? (zone_hash ?? []) : [])),
        ),
      ])
      const places = points.filter(({ status }) => status === 'approved')
      const seen = places.filter((point) => point.found ?? been.has(Number(point.hash)))
      const onMap = `Of its map you have found ${seen.length} of ${places.length} places.`
      expect(there.part.notes).toEqual(places.length > 0 ? [onMap] : [])
      const left = collectibles.filter(
        ({ acquired, obtainable, where }) =>
          !acquired && obtainable !== 'over' && where?.destination === name,
      )
      expect(there.lead.includes(` and ${left.length} thing`)).toBe(left.length > 0)
    }
    const missing = collectibles.filter(
      ({ acquired, kind, rarity }) => !acquired && kind === 'weapon' && rarity === 'exotic',
    )
    const answer = await talk.press('missing_exotics', { item_kind: 'weapon' })
    expect(answer.part.total).toBe(missing.length)
  })

  test('a saved loadout is the one of the game, by its number and its name', async () => {
    const talk = await talkAs('veteran')
    const { loadouts } = (await talk.browser.inventory()).body as {
      loadouts: { name: string; index: number; itemIds: string[]; characterId: string }[]
    }
    const [own] = loadouts.filter(({ name }) => name)
    expect(own).toBeDefined()
    const { ids } = await talk.press('move_equip_plan', { loadout: own?.name ?? '' })
    expect(ids.length).toBeGreaterThan(2)
    expect(ids.every((id) => own?.itemIds.includes(id))).toBe(true)
  })

  test('a build is as sure as the Architect is of the same build', async () => {
    const talk = await talkAs('veteran')
    const { body } = await talk.browser.send('/api/recommend-build', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'warlock', constraints: { activity_focus: 'dungeon' } }),
    })
    const { confidence, ids } = await talk.press('build_for_activity', {
      activity: [{ name: 'dungeon' }],
      class: 'warlock',
    })
    expect(confidence).toBe(Math.round(body.build.confidence * 100) / 100)
    const { kinetic, energy, power } = body.build.weapons
    expect(ids.slice(0, 3)).toEqual([kinetic, energy, power].map(({ instance_id }) => instance_id))
  })

  test('G-45 the age that Sentinel tells is that of the same copy as the dashboard shows', async () => {
    const { browser, press } = await talkAs('veteran')
    const before = (await browser.dashboard()).age
    const { metadata } = await press('dupes')
    const after = (await browser.dashboard()).age
    expect([before.fetched_at, after.fetched_at]).toContain(
      new Date(metadata.sources[0]?.read_at ?? 0).toISOString(),
    )
  })

  test('large numbers are written as on the pages', async () => {
    const talk = await talkAs('veteran')
    for (const intent of [
      'infuse_power',
      'history_stats',
      'dismantle_review',
      'postmaster_currency',
    ] as const) {
      const { response } = await talk.press(intent)
      expect(response.replace(/\]\([^)]*\)/g, ''), intent).not.toMatch(/(?<![\w-])\d{4,}(?![\w-])/)
    }
  })
})
