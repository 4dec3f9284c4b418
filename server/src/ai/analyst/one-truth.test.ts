import { triumphsAnswerSchema } from '@ai-vault/contract/atlas/records.ts'
import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { isLastOfSomething } from '@ai-vault/game/cleanup/advised-to-go.ts'
import { compareCleanupEntries } from '@ai-vault/game/cleanup/cleanup-order.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import { TIER_ORDER } from '@ai-vault/game/weapons/rating/tiers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LiveBrowser } from '../../../test-support/live/live-browser.ts'
import { type LiveServer, startLiveServer } from '../../../test-support/live/live-server.ts'
import { createTalkers, UNFOUNDED } from '../../../test-support/live/talkers.ts'
import { readInventory } from '../../../test-support/read-inventory.ts'
import { timeInWords } from './answers/account/plan.ts'

/** What Sentinel says is what the screens say, number by number and list by list. */
describe('Sentinel and the screens', () => {
  let live: LiveServer
  beforeAll(async () => {
    live = await startLiveServer()
    live.haveAWeekAhead()
  })
  afterAll(() => live.close())

  const talkers = createTalkers(() => live)
  async function talkAs(guardian: string) {
    const { browser, ask } = await talkers(guardian)
    return {
      browser,
      async ask(message: string) {
        const body = await ask(message)
        expect(body.metadata.confidence_reasons, body.response).not.toContain(UNFOUNDED)
        return body
      },
    }
  }

  const itemsOf = async (browser: LiveBrowser) => readInventory((await browser.inventory()).body).items
  const weaponsOf = (items: readonly InventoryItem[]) =>
    items.flatMap((entry) => (entry.item.kind === 'weapon' ? [{ ...entry, item: entry.item }] : []))
  const figure = (value: number) => value.toLocaleString('en-US')
  const idsIn = (text: string) => [...text.matchAll(/\(\/forge\/(\d+)\)/g)].map(([, id]) => id)
  const traitsOf = ({ columns }: Weapon) =>
    columns.flatMap(({ kind, selectable }) => (kind === 'trait' ? selectable.map(({ name }) => name) : []))

  test('each weekly task that is named leads to its own row of the dashboard', async () => {
    const talk = await talkAs('veteran')
    const { response } = await talk.ask('What should I do this week?')
    const links = [...response.matchAll(/\]\((\/dashboard[^)]*)\)/g)].map(([, to]) => to)
    const tasks = links.filter((to) => /^\/dashboard\?task=\d+$/.test(to ?? ''))
    expect(tasks.length, response).toBeGreaterThan(0)
    expect(new Set(tasks).size).toBeGreaterThan(1)
  })

  test('a whole question that ends in "and why?" is no follow-up of the last list', async () => {
    const question = 'Best hand cannon for PvP and why?'
    const fresh = await (await talkAs('veteran')).ask(question)
    const talk = await talkAs('veteran')
    await talk.ask('What can I dismantle?')
    const later = await talk.ask(question)
    expect(fresh.intent).toBe('best_owned_slot')
    expect(later.intent).toBe('best_owned_slot')
    expect(later.response).toBe(fresh.response)
    expect((await talk.ask('the second one, why?')).intent).toBe('rate_roll')
    expect((await talk.ask('why?')).intent).toBe('rate_roll')
  })

  test.each([
    ['And best hand cannon for PvP?', 'best_owned_slot'],
    ['and what should I farm?', 'farm_next'],
    ['Also, where do I get Gjallarhorn?', 'where_from'],
    ['now rate my Hawkmoon', 'rate_roll'],
  ])('"%s" is a question of its own, whatever was asked before', async (question, intent) => {
    const talk = await talkAs('veteran')
    await talk.ask('What can I dismantle?')
    expect((await talk.ask(question)).intent).toBe(intent)
    expect((await talk.ask('and for PvP?')).intent).toBe(intent)
  })

  test('F-304 what to farm is the list of the prophecy in its order, and nothing whose traits are owned', async () => {
    const talk = await talkAs('veteran')
    const prophecy = async () => (await talk.browser.send('/api/prophecy')).body
    await expect.poll(async () => (await prophecy()).progress.state).toBe('done')
    const farms = (await prophecy()).next_farm_priorities as readonly {
      weapon_name: string
      item_hash: number
      traits: readonly string[]
    }[]
    expect(farms.length).toBeGreaterThan(3)
    const { response } = await talk.ask('What should I farm?')
    const told = [...response.matchAll(/^- \[[^\]]+\]\(\/forge\/(\d+)\)/gm)].map(([, hash]) => Number(hash))
    expect(told.length).toBeGreaterThan(2)
    expect(told).toEqual(farms.slice(0, told.length).map(({ item_hash }) => item_hash))
    const weapons = weaponsOf(await itemsOf(talk.browser))
    for (const { weapon_name, traits } of farms) {
      const copies = weapons.filter(({ item }) => item.name === weapon_name)
      const owned = copies.filter(({ item }) => traits.every((trait) => traitsOf(item).includes(trait)))
      expect(owned.map(({ itemInstanceId }) => itemInstanceId)).toEqual([])
    }
  })

  test('a score is rounded in one way', async () => {
    const talk = await talkAs('veteran')
    const rated = weaponsOf(await itemsOf(talk.browser)).flatMap((entry) => {
      const { rating } = entry
      const scores = rating ? [rating.pve.score, rating.pvp.score] : []
      const tells = scores.some(
        (score) => score !== undefined && Math.round(score * 10) / 10 !== Number(score.toFixed(1)),
      )
      return rating && tells ? [{ ...entry, rating }] : []
    })
    expect(rated.length).toBeGreaterThan(0)
    let told = 0
    for (const { item, itemInstanceId, rating } of rated.slice(0, 4)) {
      const { response } = await talk.ask(`Rate my ${item.englishName ?? item.name}`)
      const line = (response as string)
        .split('\n')
        .find((each) => each.includes(`/forge/${itemInstanceId})`) && each.includes('of 10'))
      if (!line) continue
      told++
      const shown = (['pve', 'pvp'] as const).map((side) => Number(rating[side].score?.toFixed(1)))
      const said = [...line.matchAll(/([\d.]+) of 10 in Pv[EP]/g)].map(([, score]) => Number(score))
      expect(said, line).toEqual(shown)
      for (const [, score] of line.matchAll(/ in Pv[EP] \\\(([\d.]+)/g))
        expect(shown).toContain(Number(score))
    }
    expect(told).toBeGreaterThan(0)
  })

  test('every copy of a weapon is told or counted, and perks that are named pick the copy', async () => {
    const talk = await talkAs('veteran')
    const groups = Map.groupBy(weaponsOf(await itemsOf(talk.browser)), ({ item }) => item.name)
    const copies = groups.get('Rose') ?? []
    expect(copies.length).toBeGreaterThan(4)
    const all = await talk.ask('Tell me about my Rose')
    const told = new Set(idsIn(all.response))
    const untold = Number(/(\d+) more cop(?:y|ies) of it/.exec(all.response)?.[1] ?? 0)
    expect(copies.filter(({ itemInstanceId }) => told.has(itemInstanceId)).length + untold).toBe(
      copies.length,
    )
    const going = copies.filter(({ verdict }) => verdict?.recommendation === 'consider-dismantling')
    expect(going.length).toBeGreaterThan(0)
    for (const { itemInstanceId } of going) {
      expect(all.response).toMatch(new RegExp(`/forge/${itemInstanceId}\\).*it could go`))
    }
    // A trait that a single copy has.
    const holders = Map.groupBy(
      copies.flatMap((copy) => traitsOf(copy.item).map((trait) => ({ trait, copy }))),
      ({ trait }) => trait,
    )
    const single = [...holders].filter(([, held]) => held.length === 1)
    expect(single.length).toBeGreaterThan(0)
    for (const [trait, [holder]] of single.slice(0, 3)) {
      const { response } = await talk.ask(`Is my Rose with ${trait} good?`)
      expect(idsIn(response)[0], `${trait}: ${response}`).toBe(holder?.copy.itemInstanceId)
    }
    const none = await talk.ask('Is my Rose with Voltshot good?')
    expect(none.response).toMatch(/^None of your \d+ copies of \[Rose\]\S+ has Voltshot\./)
  })

  /** A task of several characters stands in one line, with one time for each of them or for all. */
  const timedIn = (text: string) =>
    [
      ...text.matchAll(/^- \[([^\]]+)\].* on your ([^:]+):.*?, about ([\d, and]+) minutes?(?: each)?\.$/gm),
    ].flatMap(([, name, owners = '', told = '']) => {
      const minutes = told.split(/, | and /).map(Number)
      return owners.split(/, | and /).map((_, at) => ({ name, minutes: minutes[at] ?? minutes[0] ?? 0 }))
    })

  test.each([
    ['plan my evening, i have 2 hours', 120],
    ['I have half an hour, what should I do?', 30],
  ])('"%s" is filled with tasks and not beyond', async (question, given) => {
    const { response } = await (await talkAs('veteran')).ask(question)
    const told = timedIn(response)
    const total = told.reduce((sum, { minutes }) => sum + minutes, 0)
    expect(told.length).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(given)
    expect(response).toContain(`about ${timeInWords(total)} in all at your own pace, with `)
  })

  test('time that is too short for anything is said to be', async () => {
    const { response } = await (await talkAs('veteran')).ask('i have 5 minutes, what should i do')
    expect(response).toMatch(/^Nothing of the week is done in 5 minutes: /)
    expect(timedIn(response)).toEqual([])
  })

  test('the minutes of a task are those that the dashboard shows', async () => {
    const talk = await talkAs('veteran')
    type Mission = { readonly tasks: readonly { readonly name: string; readonly minutes_left?: number }[] }
    const shown = async () =>
      ((await talk.browser.dashboard()).body.data.extras.missions as readonly Mission[]).flatMap(
        ({ tasks }) =>
          tasks.flatMap(({ name, minutes_left: minutes }) =>
            minutes === undefined ? [] : [{ name, minutes }],
          ),
      )
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(0)
    const told = timedIn((await talk.ask('I have 48 hours, what should I do?')).response)
    // A whole week is longer than the time given: what is told of it is compared.
    const both = (await shown()).filter((task) => told.some(({ name }) => name === task.name))
    expect(both.length).toBeGreaterThan(0)
    for (const task of both) expect(told).toContainEqual(task)
  })

  test('a copy has one name in an answer: the traits that are on, and those that its score and reason are for', async () => {
    const talk = await talkAs('veteran')
    let switched = 0
    let paired = 0
    for (const question of [
      'compare Posterity and Rose',
      'Rate my Rose',
      'Rate my Rose for PvP',
      'Is Rose worth keeping?',
    ]) {
      const { response } = await talk.ask(question)
      const names = new Map<string, Set<string>>()
      for (const [, id = '', roll = ''] of response.matchAll(
        /\(\/forge\/(\d+)\)( with .+?)(?=: | is (?:rated|the|better)| in Pv[EP]|, in the vault)/g,
      )) {
        names.set(id, (names.get(id) ?? new Set()).add(roll))
        if (roll.includes('switch to ')) switched++
      }
      expect(names.size, response).toBeGreaterThan(0)
      for (const rolls of names.values()) expect([...rolls], response).toHaveLength(1)
      for (const line of response.split('\n').filter((each: string) => each.startsWith('- [Rose]'))) {
        const [, on = '', notes = '', pair] =
          / with (.+?)(?: \((.+?)\))?: .*?\. ([^.:]+ with [^:]+): /.exec(line) ?? []
        const traits = /switch to (.+) first/.exec(notes)?.[1] ?? on
        if (!pair) continue
        paired++
        expect(pair.split(' with ').toSorted()).toEqual(traits.split(' and ').toSorted())
      }
    }
    expect(paired).toBeGreaterThan(0)
    expect(switched).toBeGreaterThan(3)
  })

  test('a rating is said once, with its score', async () => {
    const talk = await talkAs('veteran')
    for (const question of ['Rate my Rose', 'Show my Rose copies', 'New drops since yesterday']) {
      const { response } = await talk.ask(question)
      expect(response).toMatch(/[\d.]+ of 10 in PvE/)
      expect(response).not.toMatch(/ in Pv[EP] \\\([\d.]+\\\),/)
    }
  })

  test('a copy that is itself to be looked at is not called one that you keep', async () => {
    const talk = await talkAs('veteran')
    const entries = weaponsOf(await itemsOf(talk.browser))
    const adviceOf = new Map(entries.map(({ itemInstanceId, verdict }) => [itemInstanceId, verdict]))
    let stays = 0
    for (const { verdict } of entries) {
      const proof = verdict?.proof && adviceOf.get(verdict.proof)?.recommendation
      if (!proof) continue
      if (proof === 'keep') continue
      expect(verdict.reason).not.toMatch(/[Yy]ou keep/)
      stays++
    }
    expect(stays).toBeGreaterThan(0)
    const { response } = await talk.ask('What can I dismantle?')
    // Eight, or fewer where their reasons are long.
    expect(response.match(/^- /gm)?.length).toBeGreaterThan(4)
    const instead = [...response.matchAll(/instead: \[[^\]]+\]\(\/forge\/(\d+)\)/g)]
    expect(instead.length).toBeGreaterThan(0)
    for (const [line, kept = ''] of instead) {
      const isKept = adviceOf.get(kept)?.recommendation === 'keep'
      expect(response).toContain(`${isKept ? 'Kept' : 'What stays'} ${line}`)
    }
  })

  test('what is told of a character is what the dashboard and the armory show of it', async () => {
    const talk = await talkAs('veteran')
    const { characters } = (await talk.browser.dashboard()).body.data
    const told = (await talk.ask('Tell me about my titan')).response as string
    const titan = characters.find(({ class: name }: { class: string }) => /titan/i.test(name))
    expect(titan).toBeDefined()
    expect(told).toMatch(
      new RegExp(`^Your titan has power ${figure(titan.power)} and ${figure(titan.playtime_hours)} hours`),
    )
    const worn = weaponsOf(await itemsOf(talk.browser)).filter(
      ({ item: { place } }) => place.in === 'character' && place.equipped && place.characterId === titan.id,
    )
    expect(worn).toHaveLength(3)
    for (const { itemInstanceId } of worn)
      expect(told).toMatch(new RegExp(`Equipped: .*/forge/${itemInstanceId}\\)`))
    expect(told).toMatch(/The weakest slot is /)
  })

  test('"best wepon for gms" speaks of Grandmasters: the picks of the Architect and champions', async () => {
    const talk = await talkAs('veteran')
    const { response } = await talk.ask('best wepon for gms')
    expect(response).toContain('no score for Grandmaster Nightfall alone')
    expect(response).toMatch(/The Architect takes \[.+ into a Grandmaster Nightfall\./)
    expect(response).toMatch(/Overload champions are stunned by \[/)
  })

  test('G-25 one weapon is the first to go: in the armory, on the dashboard and for Sentinel', async () => {
    const talk = await talkAs('collector')
    const going = weaponsOf(await itemsOf(talk.browser))
      .filter(({ verdict }) => verdict?.recommendation === 'consider-dismantling')
      .map(({ item, verdict, rating }) => ({ item, verdict, score: rating?.score, id: item.instanceId }))
      .toSorted(compareCleanupEntries)
    const { response } = await talk.ask('What can I dismantle?')
    expect(idsIn(response)[0]).toBe(going[0]?.id)
    const { data } = (await talk.browser.dashboard()).body
    const insight = data.extras.insights.find(({ kind }: { kind: string }) => kind === 'can-go')
    expect(insight.text).toContain(`First in line is ${going[0]?.item.name} with `)
    expect(insight.items[0].item_instance_id).toBe(going[0]?.id)
  })

  test('the copy that stays is named by what is on, in the advice, on the dashboard and for Sentinel', async () => {
    const talk = await talkAs('veteran')
    const weapons = weaponsOf(await itemsOf(talk.browser))
    const going = weapons.find(
      ({ item, verdict }) => item.name === 'Rose' && verdict?.recommendation === 'consider-dismantling',
    )
    const stays = weapons.find(({ item }) => item.instanceId === going?.verdict?.proof)
    const on = stays?.item.columns.flatMap(({ kind, active }) =>
      kind === 'trait' && active ? [active.name] : [],
    )
    expect(on).toHaveLength(2)
    const named = new RegExp(`copy with ${on?.join(' and ')} \\\\?\\(switch to .+ first`, 'i')
    expect(going?.verdict?.reason).toMatch(named)
    const { data } = (await talk.browser.dashboard()).body
    const insight = data.extras.insights.find(({ kind }: { kind: string }) => kind === 'can-go')
    expect(insight.text).toMatch(named)
    const { response } = await talk.ask('Should I dismantle my Rose?')
    expect(response).toMatch(named)
    expect(response).toContain(`[Rose](/forge/${stays?.item.instanceId}) with ${on?.join(' and ')}`)
  })

  test('as many places as are asked for are picked, and what is free already is said', async () => {
    const talk = await talkAs('collector')
    const going = weaponsOf(await itemsOf(talk.browser))
      .filter(({ verdict }) => verdict?.recommendation === 'consider-dismantling')
      .map(({ item, verdict, rating }) => ({ item, verdict, score: rating?.score, id: item.instanceId }))
      .toSorted(compareCleanupEntries)
    const inVault = going.filter(({ item }) => item.place.in === 'vault')
    expect(inVault.length).toBeGreaterThan(50)
    const { response } = await talk.ask('I need 50 free places in my vault')
    const { vault } = (await talk.browser.dashboard()).body.data.extras
    expect(response).toContain(`${vault.capacity - vault.used} places of your vault are free already`)
    expect(response).toContain(
      `${going.length} weapons could go: ${inVault.length} in the vault and ${going.length - inVault.length} on your characters.`,
    )
    const picked = inVault
    const lasts = weaponsOf(await itemsOf(talk.browser)).filter(
      ({ item, verdict }) => item.place.in === 'vault' && isLastOfSomething(verdict),
    )
    expect(response).toContain(`I left out ${lasts.length} beside which something better stays`)
    expect(idsIn(response)).toEqual(picked.slice(0, 50).map(({ id }) => id))
    // A name stands for several copies: each line says which one.
    const lines = response.match(/^- \[.*$/gm) ?? []
    for (const [at, { item }] of picked.slice(0, 50).entries()) {
      for (const { kind, active } of item.columns)
        if (kind === 'trait' && active) expect(lines[at]).toContain(active.name)
      expect(lines[at]).toContain(`, power ${figure(item.power ?? 0)}: `)
    }
    const blues = picked.filter(({ item }) => item.rarity === 'rare')
    expect([lasts.length, blues.length].every((each) => each > 0)).toBe(true)
    const more = await talk.ask(`I need ${inVault.length + 5} free places in my vault`)
    expect(idsIn(more.response)).toHaveLength(picked.length)
    expect(more.response).toContain(`this makes ${picked.length} of the ${inVault.length + 5}:`)
  })

  test('G-45 the age that Sentinel tells is that of the same copy as the dashboard shows', async () => {
    const { browser, ask } = await talkAs('veteran')
    const { age } = await browser.dashboard()
    const { sees } = (await browser.send('/api/chat/suggestions')).body
    const again = await browser.dashboard()
    expect([age.fetched_at, again.age.fetched_at]).toContain(new Date(sees.read_at).toISOString())
    const { metadata } = await ask('What can I dismantle?')
    const last = await browser.dashboard()
    expect([age.fetched_at, again.age.fetched_at, last.age.fetched_at]).toContain(
      new Date(metadata.sources[0].read_at).toISOString(),
    )
  })

  test.each([
    ['What is missing on Europa?', 'Europa'],
    // A title is among what is open there.
    ['What is missing on Nessus?', 'Nessus'],
    ['What is still open in the EDZ?', 'European Dead Zone'],
    ['which triumphs are left on the moon', 'The Moon'],
  ])('%s is answered with what the Atlas lists there', async (question, destination) => {
    const talk = await talkAs('veteran')
    const { triumphs } = triumphsAnswerSchema.parse((await talk.browser.send('/api/atlas/triumphs')).body)
    const open = triumphs.filter(
      ({ where, priority, legacy }) => where?.destination === destination && priority && !legacy,
    )
    expect(open.length).toBeGreaterThan(0)
    const answer = await talk.ask(question)
    expect(answer.intent).toBe('closest_to_done')
    expect(answer.response).toMatch(new RegExp(`^${open.length} triumphs? on .*${destination}.* open`))
  })

  test('large numbers are written as on the pages, and a link keeps its own', async () => {
    const talk = await talkAs('veteran')
    const { response } = await talk.ask('What is my K/D in PvE?')
    expect(response).toMatch(/ \d{1,3},\d{3} kills and /)
    // The reasons of the armory are repeated word for word, with its own numbers: only the headline is Sentinel's.
    expect((await talk.ask('What can I dismantle?')).response.split('\n')[0]).toMatch(/ of \d,\d{3}\.$/)
    for (const question of ['What is my K/D in PvE?', 'How do I raise my power?']) {
      const text = (await talk.ask(question)).response.replace(/\]\([^)]*\)/g, '')
      expect(text, question).not.toMatch(/\d{4}/)
    }
  })

  test.each([
    ['Build for a GM', 'grandmaster_nightfall'],
    ['Solo dungeon Warlock build', 'dungeon'],
  ])('"%s" is as sure as the Architect is of the same build', async (prompt, focus) => {
    const talk = await talkAs('veteran')
    const { body } = await talk.browser.send('/api/recommend-build', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prompt, constraints: { activity_focus: focus } }),
    })
    const { metadata, confidence } = await talk.ask(prompt)
    expect(body.build.confidence).toBeGreaterThan(0)
    expect([confidence, metadata.confidence]).toEqual([body.build.confidence, body.build.confidence])
  })

  test('a pattern to draw is one that the Atlas calls open', async () => {
    const { response } = await (await talkAs('veteran')).ask('Which patterns am I missing')
    const drawn = [...response.matchAll(/Draw the pattern of \[([^\]]+)\]/g)].map(([, name]) => name)
    const open = [...response.matchAll(/\[([^\]]+)\]\(\/atlas\?record=\d+\): \d+ percent/g)].map(
      ([, name]) => name,
    )
    expect(drawn.length).toBeGreaterThan(0)
    expect(open).toEqual(expect.arrayContaining(drawn))
  })

  test('among the best of a kind no blue stands before a legendary of the same word, and a second copy says so', async () => {
    const talk = await talkAs('veteran')
    const weapons = new Map(
      weaponsOf(await itemsOf(talk.browser)).map((entry) => [entry.item.instanceId, entry]),
    )
    const { response } = await talk.ask('my 30 best auto rifles for PvE')
    const listed = idsIn(response).flatMap((id) => weapons.get(id ?? '') ?? [])
    expect(listed.length).toBeGreaterThan(5)
    const orders = listed.map(
      ({ item, rating }) =>
        `${9 - (rating ? TIER_ORDER[rating.pve.tier] : 0)} ${item.rarity === 'rare' ? 1 : 0}`,
    )
    expect(orders).toEqual(orders.toSorted())
    const [, ...lines] = response.split('\n').filter((line: string) => line.includes('(/forge/'))
    const names = new Set([listed[0]?.item.name])
    for (const line of lines) {
      const name = /\[([^\]]+)\]\(\/forge/.exec(line)?.[1]?.replaceAll('\\', '')
      expect(line.startsWith('- Another ')).toBe(names.has(name))
      names.add(name)
    }
  })

  test('the free places of the vault are those of the dashboard', async () => {
    const talk = await talkAs('veteran')
    const { used, capacity } = (await talk.browser.dashboard()).body.data.extras.vault
    const { response } = await talk.ask('How many places are left in my vault?')
    expect(response).toMatch(
      new RegExp(
        `^${capacity - used} places of your vault are free: it holds ${figure(used)} of ${figure(capacity)}\\.`,
      ),
    )
  })

  test('an order to dismantle is refused before the advice is given', async () => {
    const talk = await talkAs('veteran')
    const [weapon] = weaponsOf(await itemsOf(talk.browser))
    const { response } = await talk.ask(`Dismantle my ${weapon?.item.name} for me`)
    expect(response).toMatch(/^I only read, so I dismantle nothing/)
  })

  test('what is marked to go is counted as such, and the first that is not is named', async () => {
    const talk = await talkAs('veteran')
    const decide = (ids: readonly string[], decision: 'dismantle' | 'review' = 'dismantle') =>
      talk.browser.send('/api/reviews', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          reviews: ids.map((id) => ({
            item_instance_id: id,
            decision,
            decided_at: Date.now(),
          })),
        }),
      })
    const canGo = async () =>
      (await talk.browser.dashboard()).body.data.extras.insights.find(
        ({ kind }: { kind: string }) => kind === 'can-go',
      )
    const going = weaponsOf(await itemsOf(talk.browser))
      .filter(({ verdict }) => verdict?.recommendation === 'consider-dismantling')
      .map(({ item, verdict, rating }) => ({ item, verdict, score: rating?.score, id: item.instanceId }))
      .toSorted(compareCleanupEntries)
    const all = going.length
    expect(all).toBeGreaterThan(10)
    const third = going[2]
    expect((await decide(going.slice(0, 2).map(({ id }) => id))).status).toBe(200)
    const some = await talk.ask('What can I dismantle?')
    expect(some.response).toMatch(new RegExp(`^${all} weapons of \\d+ could go, 2 of them marked to go\\.`))
    expect(idsIn(some.response)[0]).toBe(third?.id)
    const copies = await talk.ask(`Should I dismantle my ${going[0]?.item.name}?`)
    expect(copies.response).toContain('You marked it to go.')
    expect((await canGo()).text).toMatch(
      new RegExp(`^${all} weapons could go, 2 of them marked to go\\. Next in line is `),
    )
    expect((await canGo()).items[0].item_instance_id).toBe(third?.id)

    const toReview = going.slice(2).find(({ item }) => item.place.in === 'vault')
    const next = going.slice(2).find((one) => one !== toReview)
    expect((await decide([toReview?.id ?? ''], 'review')).status).toBe(200)
    const later = await talk.ask('What can I dismantle?')
    expect(later.response).toContain('could go, 2 of them marked to go and 1 to review again.')
    expect(idsIn(later.response)[0]).toBe(next?.id)
    expect((await canGo()).text).toContain('2 of them marked to go and 1 to review again. Next in line is ')

    const room = await talk.ask('I need 50 free places in my vault')
    expect(room.response).toMatch(/I left out 1 that you want to review again[. ]/)
    expect(idsIn(room.response)).not.toContain(toReview?.id)
    expect(idsIn(room.response)).toContain(going.find(({ item }) => item.place.in === 'vault')?.id)
    expect((await canGo()).items[0].item_instance_id).toBe(next?.id)

    expect((await decide(going.map(({ id }) => id))).status).toBe(200)
    const done = await talk.ask('What can I dismantle?')
    expect(done.response).toContain(`could go, ${all} of them marked to go.`)
    expect(done.response).toContain('What is left is to dismantle them in the game')
    expect(done.response).not.toContain('decide')
    expect((await canGo()).text).toBe(
      `${all} weapons could go, ${all} of them marked to go. What is left is to dismantle them in the game.`,
    )
  })

  const ADVICE = { keep: 'keep it', review: 'look at it first', 'consider-dismantling': 'it could go' }

  test.each([
    ['veteran', 'Irukandji', 'Where is my Irukandji?'],
    ['veteran', 'Irukandji', 'How many Irukandji do I have?'],
    ['veteran', 'Swordbreaker', 'How many Swordbreaker do I have?'],
    ['collector', 'Swordbreaker', 'Do I have Swordbreaker?'],
    ['collector', 'Swordbreaker', 'Which Swordbreaker do I keep?'],
    ['collector', 'Archon’s Thunder', 'How many Archon’s Thunder do I have?'],
  ])('%s has as many copies of %s as the Forge lists, in its order: %s', async (guardian, name, question) => {
    const talk = await talkAs(guardian)
    const copies = weaponsOf(await itemsOf(talk.browser))
      .filter(({ item }) => item.name.replace("'", '’') === name)
      .toSorted((one, other) => (other.rating?.score ?? -1) - (one.rating?.score ?? -1))
    expect(copies.length).toBeGreaterThan(4)
    const { response } = await talk.ask(question)
    expect(response).toMatch(new RegExp(`^You have ${copies.length} copies of \\[`))
    const lines = (response as string).split('\n').filter((line) => line.startsWith('- ['))
    const untold = Number(/(\d+) more cop(?:y|ies) of it/.exec(response)?.[1] ?? 0)
    expect(lines.length + untold).toBe(copies.length)
    lines.forEach((line, at) => {
      expect(line).toContain(`/forge/${copies[at]?.itemInstanceId})`)
      expect(line).toContain(`; ${ADVICE[copies[at]?.verdict?.recommendation ?? 'review']}.`)
    })
    const said = (advice: keyof typeof ADVICE) =>
      copies.filter(({ verdict }) => verdict?.recommendation === advice).length
    const told = /The advice of the armory: (.+)\.$/.exec(response.trim())?.[1]
    expect(Number(/(\d+) to keep/.exec(told ?? '')?.[1] ?? 0)).toBe(said('keep'))
    expect(Number(/(\d+) could go/.exec(told ?? '')?.[1] ?? 0)).toBe(said('consider-dismantling'))
  })

  test('of a weapon with many copies all are counted, also where dismantling is asked about', async () => {
    const talk = await talkAs('collector')
    const groups = Map.groupBy(weaponsOf(await itemsOf(talk.browser)), ({ item }) => item.name)
    const [name, copies] = [...groups].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
    expect(copies?.length).toBeGreaterThan(10)
    const { response } = await talk.ask(`Should I dismantle my ${name}?`)
    const going = copies?.filter(({ verdict }) => verdict?.recommendation === 'consider-dismantling').length
    expect(response).toMatch(
      new RegExp(`^${going || 'I would dismantle none'} of your ${copies?.length} copies`),
    )
    const untold = Number(/(\d+) more cop(?:y|ies) of it/.exec(response)?.[1] ?? 0)
    const lines = (response as string).split('\n').filter((line) => line.startsWith('- ['))
    expect(lines.length + untold).toBe(copies?.length)
  })

  test('spare copies are told with the advice of the armory, not with a rule of thumb', async () => {
    const talk = await talkAs('veteran')
    const weapons = weaponsOf(await itemsOf(talk.browser))
    const several = [...Map.groupBy(weapons, ({ item }) => item.hash).values()].filter(
      ({ length }) => length > 1,
    )
    const going = several
      .flat()
      .filter(({ verdict }) => verdict?.recommendation === 'consider-dismantling').length
    const { response } = await talk.ask('Show my duplicates')
    expect(response).toMatch(new RegExp(`^You have ${several.length} weapons more than once`))
    expect(response).toContain(`${going} of these copies could go`)
    expect(response).not.toContain('Keep the first')
  })

  test.each(['What is my lifetime K/D?', 'What is my K/D?', 'my K/D in crucible'])(
    '%s is answered with the lifetime figures of the dashboard',
    async (question) => {
      const talk = await talkAs('veteran')
      const dashboard = async () => (await talk.browser.dashboard()).body.data.extras.tiles.pvp
      await expect.poll(async () => (await dashboard()).matches).toBeGreaterThan(0)
      const { kd, kills, deaths, matches, win_percent } = await dashboard()
      const { response, confidence } = await talk.ask(question)
      expect(response).toMatch(
        new RegExp(
          `^Your lifetime K/D in PvP is ${kd}: ${figure(kills)} kills and ${figure(deaths)} deaths in ${figure(matches)} matches, ${win_percent} percent of them won\\.`,
        ),
      )
      expect(confidence).toBe(0.95)
    },
  )

  test('a K/D of one activity is of all runs that the archives hold, and says so', async () => {
    const talk = await talkAs('veteran')
    const progress = async () =>
      (await talk.browser.send('/api/archives/overview?timeframe=month')).body.progress
    await expect.poll(async () => (await progress()).state).toBe('done')
    const { runs } = await progress()
    const { response, confidence } = await talk.ask('What is my K/D in Trials?')
    expect(response).toMatch(
      new RegExp(`^\\d+ trials runs among all ${figure(runs)} runs of your archives: `),
    )
    expect(confidence).toBe(0.95)
    const week = await talk.ask('What is my K/D in Trials this week?')
    expect(week.response).toContain('in the last 7 days')
  })

  test.each(['Which armor is dominated?', 'What armor can I dismantle?', 'Do I have useless armor?'])(
    '%s is answered with the pieces that the dashboard counts',
    async (question) => {
      const talk = await talkAs('veteran')
      const { rows } = (await talk.browser.dashboard()).body.data.extras.vault_health
      const { count, of } = rows.find(({ kind }: { kind: string }) => kind === 'dominated-armor')
      expect(count).toBeGreaterThan(0)
      const { response, confidence, metadata } = await talk.ask(question)
      expect(response).toMatch(new RegExp(`^${count} of ${of} pieces of armor whose stats are known `))
      expect(response.match(/^- \[/gm)).toHaveLength(count)
      expect(confidence).toBe(0.95)
      expect(metadata.sources[0].href).toBe('/armory?tab=armor&pieces=dominated')
    },
  )

  test.each([
    'Do I own a god roll of {weapon}?',
    'Do I have a god roll {weapon}?',
    'Is my {weapon} a god roll?',
  ])('"%s" is answered with yes or no first, as the armory rates it', async (question) => {
    const talk = await talkAs('veteran')
    const groups = [...Map.groupBy(weaponsOf(await itemsOf(talk.browser)), ({ item }) => item.name)]
    const isGod = ({ rating }: InventoryItem) => rating?.tier === 'God-Tier'
    for (const name of ['Bygones', 'Irukandji', 'Swordbreaker']) {
      const copies = groups.find(([called]) => called === name)?.[1] ?? []
      expect(copies.length).toBeGreaterThan(0)
      const { response } = await talk.ask(question.replace('{weapon}', name))
      expect(response, name).toMatch(copies.some(isGod) ? /^Yes: / : /^No: /)
    }
  })
})
