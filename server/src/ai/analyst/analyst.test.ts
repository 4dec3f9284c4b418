import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LiveServer, startLiveServer } from '../../../test-support/live/live-server.ts'
import { createTalkers, UNFOUNDED } from '../../../test-support/live/talkers.ts'

/** One question of every kind; names are filled in with what the guardian owns. */
const QUESTIONS = [
  'What can I dismantle?',
  'Show my duplicates',
  'Rate my {weapon}',
  'God roll for {weapon}',
  'Do I have {weapon}?',
  'Do I have any void hand cannons?',
  'My weapons with Kill Clip',
  'What weapons can roll Frenzy?',
  'Best hand cannon for PvP',
  'Best boss dps I have',
  'Build for a GM',
  'What is wrong with my loadout?',
  'Do I cover overload and unstop?',
  'How do I reach 100 grenade?',
  'How do I raise my power?',
  'What should I do this week?',
  'Which triumphs am I close to?',
  'Which patterns am I missing?',
  'Where do I get {weapon}?',
  'What should I farm?',
  'What does Xur have?',
  'Anything in my postmaster?',
  'How much glimmer do I have?',
  'Compare my {weapon} copies',
  'What does Frenzy do?',
  'What is jolt?',
  'My K/D this week',
  'Is our team ok for master?',
  'Equip my {weapon}',
  'Which exotic should I use?',
  'New drops since yesterday',
  'Which exotics am I missing?',
  'What can you do?',
  'florble the gromp',
]
/** Besides those above, for the check of the voices. */
const MORE_QUESTIONS = [
  'Best sidearm for PvE',
  'Which of my weapons have Rampage?',
  'Do I have Gjallarhorn?',
  'God roll for Rose',
  'Catalysts near done',
  'Build around Gjallarhorn',
]
const GUARDIANS = ['veteran', 'collector', 'newcomer', 'empty', 'unshared', 'hostile'] as const

interface InventoryRow {
  readonly itemInstanceId?: string
  readonly definition: {
    readonly displayProperties: { readonly name: string }
    readonly itemTypeDisplayName: string
  }
  /** Of weapons alone. */
  readonly rating?: object
  readonly verdict?: { readonly recommendation: string; readonly reason: string }
}

describe('the analyst over the demo guardians', () => {
  let live: LiveServer
  beforeAll(async () => {
    live = await startLiveServer()
  })
  afterAll(() => live.close())

  const talkAs = createTalkers(() => live)

  test.each(GUARDIANS)(
    '%s gets an answer to every kind of question, and no sentence of it is unfounded',
    async (guardian) => {
      const talk = await talkAs(guardian)
      const items = (await talk.browser.inventory()).body.items as InventoryRow[]
      const weapon = items.find(({ rating }) => rating)?.definition.displayProperties.name ?? 'Fatebringer'
      for (const question of QUESTIONS) {
        const answer = await talk.ask(question.replace('{weapon}', weapon))
        const said = { question, reasons: answer.metadata.confidence_reasons, text: answer.response }
        expect(said.text.length, question).toBeGreaterThan(20)
        expect(said.reasons, JSON.stringify(said)).not.toContain(UNFOUNDED)
        expect(answer.suggestions.length, question).toBeGreaterThan(0)
      }
    },
    60_000,
  )

  test('a long message is read to a thousand characters, and the answer says so', async () => {
    const talk = await talkAs('newcomer')
    const long = await talk.ask(`What can you do? ${'and so on '.repeat(390)}Show my duplicates`)
    expect(long.response).toContain('Your message is long: I read only its beginning.')
    const short = await talk.ask('What can you do?')
    expect(short.response).not.toContain('Your message is long')
    expect(long.intent).toBe(short.intent)
  })

  test('A10 three voices name the same things from the same sources, in forty questions', async () => {
    const talks = {
      guardian: await talkAs('veteran'),
      ghost: await talkAs('veteran'),
      vanguard: await talkAs('veteran'),
    }
    const questions = [...QUESTIONS.map((each) => each.replace('{weapon}', 'Fatebringer')), ...MORE_QUESTIONS]
    expect(questions).toHaveLength(40)
    let named = 0
    for (const question of questions) {
      const seen = []
      const texts = new Set<string>()
      for (const [personality, talk] of Object.entries(talks)) {
        const answer = await talk.ask(question, personality)
        texts.add(answer.response)
        seen.push({
          items: answer.metadata.items.map((item: object) => JSON.stringify(item)).toSorted(),
          sources: answer.metadata.sources.map(({ read_at: _, ...source }: { read_at?: number }) => source),
          confidence: answer.confidence,
          intent: answer.intent,
        })
      }
      named += seen[0]?.items.length ?? 0
      expect(seen[1], question).toEqual(seen[0])
      expect(seen[2], question).toEqual(seen[0])
      expect(texts.size, question).toBeGreaterThan(1)
    }
    expect(named).toBeGreaterThan(60)
  })

  test.each(['veteran', 'collector'])(
    'A2 %s gets builds of own things that pass every rule',
    async (guardian) => {
      const talk = await talkAs(guardian)
      const own = new Set(
        ((await talk.browser.inventory()).body.items as { itemInstanceId?: string }[]).map(
          ({ itemInstanceId }) => itemInstanceId,
        ),
      )
      for (const [question, activity] of [
        ['Build for a GM', 'Grandmaster Nightfall'],
        ['Solo dungeon Warlock build', 'Dungeon'],
        ['Make me a PvP build for my hunter', 'PvP'],
      ] as const) {
        const { response, metadata } = await talk.ask(question)
        expect(response, question).toMatch(new RegExp(`^For ${activity} your (?:titan|hunter|warlock) plays`))
        expect(response).toMatch(/\b(1[2-6]) of 16 rules of a legal build are proved/)
        const items = metadata.items as { instance_id?: string; owned: boolean }[]
        expect(items.length).toBeGreaterThanOrEqual(8)
        expect(items.filter(({ instance_id }) => !own.has(instance_id))).toEqual([])
        expect(metadata.sources.map(({ kind }: { kind: string }) => kind)).toEqual(['inventory', 'rules'])
        // A rule that could not be checked lowers how sure the answer is.
        if (!response.includes('16 of 16')) expect(metadata.confidence).toBeLessThanOrEqual(0.95)
      }
    },
  )

  test('"what can go? and for PvP?" tells the same weapons by their worth there, none of which the armory keeps', async () => {
    const talk = await talkAs('veteran')
    const both = await talk.ask('My vault is full, what can go?')
    const total = /^(\d+) weapons of/.exec(both.response)?.[1]
    const pvp = await talk.ask('and for PvP?')
    expect(pvp.intent).toBe('dismantle_review')
    expect(pvp.response).toMatch(new RegExp(`^For PvP the same ${total} weapons could go, from [\\d.]+ to`))
    expect(pvp.response).not.toContain('in PvE')
    const verdicts = new Map(
      ((await talk.browser.inventory()).body.items as InventoryRow[]).map(({ itemInstanceId, verdict }) => [
        itemInstanceId,
        verdict?.recommendation,
      ]),
    )
    const listed = [...pvp.response.matchAll(/^- \[[^\]]+\]\(\/forge\/(\d+)\)/gm)].map(([, id]) => id)
    expect(listed.length).toBeGreaterThan(4)
    expect(new Set(listed.map((id) => verdicts.get(id)))).toEqual(new Set(['consider-dismantling']))
    const why = await talk.ask('the second one, why?')
    expect(why.response).toContain(`(/forge/${listed[1]})`)
  })

  test('of two weapons both are compared, for the activity that was asked about', async () => {
    const talk = await talkAs('veteran')
    const { response } = await talk.ask('Rose or Austringer for crucible')
    expect(response).toMatch(/^\[(?:Rose|Austringer)\]\(.*is the better one in PvP\./)
    expect(response).toContain('- [Rose](')
    expect(response).toContain('- [Austringer](')
    expect(response).not.toContain('of 10 in PvE')
    const scores = [...response.matchAll(/: ([\d.]+) of 10 in PvP/g)].map(([, score]) => Number(score))
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })

  test('as many are named as were asked for, with the traits that the score rests on', async () => {
    const talk = await talkAs('veteran')
    const { response } = await talk.ask('What are my three best hand cannons?')
    const named = new Set([...response.matchAll(/\(\/forge\/(\d+)\)/g)].map(([, id]) => id))
    expect(named.size).toBe(3)
    const roll = / with (.+?): [\d.]+ of 10/.exec(response)?.[1] ?? ''
    const traits = (/switch to (.+) first/.exec(roll)?.[1] ?? roll.replace(/ \(.*/, '')).split(' and ')
    expect(traits).toHaveLength(2)
    expect(response).toContain(`- ${traits[0]}`)
  })

  test('a named weapon gets the advice that its sheet shows, copy by copy', async () => {
    const talk = await talkAs('veteran')
    const all = (await talk.browser.inventory()).body.items as InventoryRow[]
    for (const name of ['Smite of Merain', 'Refrain-23', 'Gnawing Hunger']) {
      const copies = all.filter(({ definition }) => definition.displayProperties.name === name)
      expect(copies.length, name).toBeGreaterThan(0)
      const { response } = await talk.ask(`Should I dismantle ${name}?`)
      const told = response.replaceAll('\\', '')
      for (const { itemInstanceId, verdict } of copies) {
        expect(response).toContain(`](/forge/${itemInstanceId})`)
        expect(told).toContain(verdict?.reason)
      }
      expect(response).not.toMatch(/\d+ weapons of \d+ could go/)
    }
    const { response } = await talk.ask('Can I dismantle the first one?')
    expect(response).toMatch(/^\[Gnawing Hunger\]/)
  })

  test('triumphs and titles are told with the figures of the Atlas', async () => {
    const talk = await talkAs('veteran')
    const { body: atlas } = await talk.browser.send('/api/atlas/triumphs')
    const { body: counted } = await talk.browser.send('/api/atlas/progress')
    const figures = (text: string) =>
      [...text.matchAll(/- \[([^\]]+)\]\(\/atlas\?record=(\d+)\): (\d+) percent/g)].map(
        ([, name = '', hash, percent]) => ({ name, hash: Number(hash), percent: Number(percent) }),
      )
    const { response } = await talk.ask('Which triumphs am I close to?')
    const near = figures(response)
    expect(near.length).toBeGreaterThan(3)
    const percents = new Map(
      atlas.triumphs.map(({ hash, percent }: { hash: number; percent: number }) => [hash, percent]),
    )
    for (const { name, hash, percent } of near) expect(percent, name).toBe(percents.get(hash))
    const { done, total } = counted.progress.triumphs
    expect(response).toContain(`${done} of ${total} triumphs are complete`)

    const titles = figures((await talk.ask('Which titles am I close to?')).response)
    const shown = atlas.seals.filter(
      ({ earned, legacy, open }: { earned: boolean; legacy?: boolean; open: number[] }) =>
        !earned && !legacy && open.length > 0,
    )
    expect(titles.length).toBeGreaterThan(2)
    expect(titles.map(({ name, percent }) => ({ name, percent }))).toEqual(
      shown
        .slice(0, titles.length)
        .map(({ title, percent }: { title: string; percent: number }) => ({ name: title, percent })),
    )
  })

  test('an exotic whose copies are all the same has no better roll, no odds and no rating', async () => {
    const talk = await talkAs('veteran')
    const rated = await talk.ask('Rate my Gjallarhorn')
    expect(rated.response).toMatch(/^Every copy of \[Gjallarhorn\]\S+ is the same with Pack Hunter/)
    expect(rated.response).not.toMatch(/unrated|best roll|scores/i)
    const where = await talk.ask('Where do I get Gjallarhorn?')
    expect(where.response).toContain('Grasp of Avarice')
    expect(where.response).not.toMatch(/one time in|drop in/)
    expect([...rated.suggestions, ...where.suggestions]).not.toContain('God roll for Gjallarhorn')
  })

  test('two questions in one message are both answered, the second under its own words', async () => {
    const talk = await talkAs('veteran')
    const answer = await talk.ask('Where do I get Gjallarhorn? rate my Hawkmoon')
    expect(answer.intent).toBe('where_from')
    expect(answer.response).toContain('Your next question: rate my Hawkmoon\n\n[Hawkmoon]')
    const one = await talk.ask('My vault is full. What can go?')
    expect(one.response).not.toContain('left this one')
  })

  test('the activity stays through follow-ups until another is named', async () => {
    const talk = await talkAs('veteran')
    await talk.ask('what can go?')
    await talk.ask('and for PvP?')
    const why = await talk.ask('the second one, why?')
    expect(why.response).toContain('in PvP.')
    expect(why.response).not.toMatch(/choice on .* in PvE|best roll for PvE/)
    const best = /The best roll for PvP has (.+?) and scores/.exec(why.response)?.[1]
    const name = /^\[(.+?)\]/.exec(why.response)?.[1]
    const wanted = (await talkAs('veteran')).ask(`God roll for ${name} PvP`)
    expect((await wanted).response).toContain(`PvP: ${best}`)
    expect((await talk.ask('and in PvE?')).response).not.toMatch(/choice on .* in PvP/)
    expect((await talk.ask('the first one, why?')).response).not.toMatch(/choice on .* in PvP/)
  })

  test('what was completed in a month is told as the archives tell it: matches are won, not completed', async () => {
    const talk = await talkAs('veteran')
    const overview = async () =>
      (await talk.browser.send('/api/archives/overview?timeframe=month')).body as {
        readonly runs: number
        readonly progress: { readonly state: string }
        readonly performance: readonly { measure: string; value: number; runs: number }[]
      }
    await expect.poll(async () => (await overview()).progress.state).toBe('done')
    const { runs, performance } = await overview()
    const told = performance.find(({ measure }) => measure === 'completion')
    const { response } = await talk.ask('How did I do in the last 30 days?')
    expect(told?.runs).toBeLessThan(runs)
    expect(response).toMatch(new RegExp(`^${runs} runs .*: \\d+ of ${told?.runs} completed`))
    expect(response).toContain(`which is ${Math.round(told?.value ?? 0)} percent`)
  })

  test('counts and the score are those of the dashboard', async () => {
    const talk = await talkAs('veteran')
    const { body } = await talk.browser.send('/api/dashboard/guardian-data')
    const { weapon_analysis: weapons, ai_vault_score: score, extras } = body.data ?? body
    const rolls = await talk.ask('How many god rolls do I have?')
    expect(rolls.response).toMatch(
      new RegExp(`^${weapons.god_rolls} weapons? of your ${weapons.total_weapons} `),
    )
    const both = await talk.ask('How many weapons do I have and what is my score?')
    expect(both.response).toContain(`Your vault score is ${score} of 100. ${weapons.total_weapons} weapons, `)
    expect(extras.tiles.score.parts.length).toBeGreaterThan(2)
    for (const { points, weight } of extras.tiles.score.parts) {
      expect(both.response).toContain(`- ${points} of ${weight} points for `)
    }
  })

  test('who was there is told from the reports of the archives', async () => {
    const talk = await talkAs('veteran')
    const { response, metadata } = await talk.ask('Who was with me this week?')
    const [, report = ''] = /\/archives\?report=(\d+)/.exec(response) ?? []
    const { body } = await talk.browser.send(`/api/archives/activities/${report}`)
    const players = body.players as readonly { name?: string; you: boolean; team?: string }[]
    const own = players.find(({ you }) => you)?.team
    const others = players.filter(({ you, team }) => !you && (own === undefined || team === own))
    expect(others.length).toBeGreaterThan(0)
    for (const { name } of others) expect(response.replaceAll('\\', '')).toContain(name)
    expect(metadata.confidence_reasons).not.toContain(UNFOUNDED)
  })

  test('no machine gun is called a weapon for bosses, and exotics without a rating are not forgotten', async () => {
    const talk = await talkAs('veteran')
    const { response } = await talk.ask('best boss dps I have')
    const types = new Map(
      ((await talk.browser.inventory()).body.items as InventoryRow[]).map(
        ({ itemInstanceId, definition }) => [itemInstanceId, definition.itemTypeDisplayName],
      ),
    )
    const named = [...response.matchAll(/\(\/forge\/(\d+)\)/g)].map(([, id]) => types.get(id))
    expect(named.length).toBeGreaterThan(4)
    expect(named).not.toContain('Machine Gun')
    expect(response).toMatch(/Exotics for it, .*Gjallarhorn/)
  })

  test('an exotic that no list rates is called so', async () => {
    const talk = await talkAs('veteran')
    const { response } = await talk.ask('Do I have Telesto?')
    expect(response).toMatch(/: not rated, /)
    expect(response).not.toContain(': ,')
  })

  test('a private account is told why no build is made', async () => {
    const talk = await talkAs('unshared')
    const { response, metadata } = await talk.ask('Build for a GM')
    expect(response).toMatch(/no build .*privacy settings/s)
    expect(metadata.items).toEqual([])
  })

  test('"and for PvP?" asks the last question again, "the second one, why?" means the second of its list', async () => {
    const talk = await talkAs('veteran')
    const pve = await talk.ask('best hand cannon for PvE')
    const pvp = await talk.ask('and for PvP?')
    expect(pvp.intent).toBe(pve.intent)
    expect(pvp.response).toContain('For PvP the best of your')
    const second = pvp.metadata.items.filter(({ owned }: { owned: boolean }) => owned)[1]
    const why = await talk.ask('the second one, why?')
    expect(why.intent).toBe('rate_roll')
    expect(why.response.startsWith(`[${second.name}](${second.href})`)).toBe(true)
  })

  test('what is not owned is said to be so, and where it comes from is offered', async () => {
    const talk = await talkAs('newcomer')
    const answer = await talk.ask('Do I have Gjallarhorn?')
    expect(answer.response).toMatch(/^You do not have \[?Gjallarhorn/)
    expect(answer.suggestions).toContain('Where do I get Gjallarhorn?')
  })

  test('A4 a private account is never told that it has nothing, and hears why the answer is unsure', async () => {
    const talk = await talkAs('unshared')
    const answer = await talk.ask('Do I have Gjallarhorn?')
    expect(answer.response).not.toMatch(/you (?:do not|don't) (?:have|own)/i)
    expect(answer.confidence).toBeLessThanOrEqual(0.6)
    expect(answer.metadata.confidence_reasons.join(' ')).toMatch(/not|could|missing|private/i)
  })

  test.each(['Tell me about {weapon}', 'what do you know about my {weapon}?', 'Info on {weapon}'])(
    '%s: its roll, its rating and where it is',
    async (question) => {
      const talk = await talkAs('veteran')
      const items = (await talk.browser.inventory()).body.items as InventoryRow[]
      const weapon = items.find(({ rating }) => rating)?.definition.displayProperties.name ?? ''
      const answer = await talk.ask(question.replace('{weapon}', weapon))
      const rated = await talk.ask(`Rate my ${weapon}`)
      expect(answer.response).toMatch(/ is (?:not rated|rated) |Every copy of/)
      expect(answer.response).toBe(rated.response)
      expect(answer.response).toContain(weapon)
    },
  )

  test('a weapon that does not exist is not talked about', async () => {
    const talk = await talkAs('veteran')
    const answer = await talk.ask("Do I have Glorbo's Fang?")
    expect(answer.response).toMatch(/^I find no weapon called Glorbo's Fang\./)
    expect(answer.metadata.items).toEqual([])
  })

  test.each([
    ['Rate my Moonsplitter (Deluxe)', 'Moonsplitter Deluxe'],
    ['Do I own the Blorgthane hand cannon?', 'Blorgthane'],
    ['Should I dismantle my Blorgthane?', 'Blorgthane'],
    ['Where do I get Blorgthane?', 'Blorgthane'],
  ])('%s: no weapon is called so, and nothing else is told instead', async (question, name) => {
    const talk = await talkAs('veteran')
    const answer = await talk.ask(question)
    expect(answer.response.startsWith(`I find no weapon called ${name}.`), answer.response).toBe(true)
    expect(answer.metadata.items).toEqual([])
  })

  test.each([
    'Weather in Berlin?',
    'What is the weather in Berlin?',
    "What's the weather like today?",
    'Who is the president of France?',
    'Tell me a joke',
  ])(
    '%s is nothing that it can know: it says so and what it can do, and looks for no item',
    async (question) => {
      const talk = await talkAs('veteran')
      const answer = await talk.ask(question)
      expect(answer.response).toMatch(/^That I cannot know: .*\n\nAsk about your vault/s)
      expect(answer.intent).toBe('unclear')
      expect(answer.confidence).toBeLessThanOrEqual(0.4)
      expect(answer.metadata.items).toEqual([])
    },
  )

  test('a name from outside the game is not looked for among weapons', async () => {
    const talk = await talkAs('veteran')
    const { response } = await talk.ask('How tall is the Eiffel Tower?')
    expect(response).not.toContain('weapon called')
  })

  test('a name that is nearly right is not found, and the nearest ones are offered', async () => {
    const talk = await talkAs('veteran')
    const answer = await talk.ask('Rate my Fatebrigner')
    expect(answer.response).toMatch(/^I find no weapon called Fatebrigner\./)
    expect(answer.response).toContain('Near it: Fatebringer')
    expect(answer.suggestions).toContain('Rate my Fatebringer')
  })

  test('a German question is answered in English, and says so', async () => {
    const talk = await talkAs('veteran')
    const answer = await talk.ask('Welche Waffen kann ich zerlegen?')
    expect(answer.intent).toBe('dismantle_review')
    expect(answer.response).toContain('I read your question as German; I answer in English.')
  })
})
