import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LiveServer, startLiveServer } from '../../../test-support/live/live-server.ts'
import { createTalkers, UNFOUNDED } from '../../../test-support/live/talkers.ts'
import { readInventory } from '../../../test-support/read-inventory.ts'

/** Questions that once got the answer to another one. */
describe('Sentinel answers what was asked', () => {
  let live: LiveServer
  beforeAll(async () => {
    live = await startLiveServer()
  })
  afterAll(() => live.close())

  const talkers = createTalkers(() => live)
  /** The answer to the last of them. */
  async function askAs(guardian: string, ...questions: readonly string[]) {
    const talk = await talkers(guardian)
    const ask = async (question: string) => {
      const body = await talk.ask(question)
      expect(body.metadata.confidence_reasons, body.response).not.toContain(UNFOUNDED)
      return body
    }
    for (const question of questions.slice(0, -1)) await ask(question)
    return ask(questions.at(-1) ?? '')
  }

  test.each([
    ['is Ace of Spades better than The Last Word in pvp', 'Ace of Spades', 'The Last Word'],
    ['compare Gjallarhorn and Vex Mythoclast', 'Gjallarhorn', 'Vex Mythoclast'],
  ])('"%s" compares what the two exotics are, and says that no roll is rated', async (question, ...names) => {
    const { response, suggestions } = await askAs('veteran', question)
    expect(response).toContain('Neither of them has a roll to rate')
    for (const name of names) {
      expect(response).toMatch(
        new RegExp(`^- \\[${name}\\].*: exotic \\S+ .* of the \\S+ slot with .*(?:in the vault|by the)`, 'm'),
      )
    }
    expect(suggestions.join()).not.toContain('God roll')
  })

  test.each(['you are useless', 'this bot sucks', 'shut up'])(
    '"%s" asks for nothing, and no weapon is named',
    async (question) => {
      const { response, metadata, confidence } = await askAs('veteran', question)
      expect(response).toContain('I read your account')
      expect(metadata.items).toEqual([])
      expect(confidence).toBeLessThanOrEqual(0.4)
    },
  )

  test('who is played with most is told from the latest reports, and that it is no count of all', async () => {
    const { intent, response } = await askAs('veteran', 'who do I play with most')
    expect(intent).toBe('history_stats')
    expect(response).toMatch(/^Who it is over all your runs I cannot count: .* you were with \w+/)
  })

  test('armor that is asked for by an element is armor, which has none', async () => {
    const { response, metadata } = await askAs('veteran', 'show me my void armor')
    expect(response).toMatch(/^Armor has no element, so none of it is void\. 482 pieces of armor/)
    expect(response).not.toContain('/forge/')
    expect(metadata.sources[0].href).toBe('/armory?tab=armor&pieces=all')
  })

  test('exotic armor that is missing is not answered with weapons', async () => {
    const { response } = await askAs('newcomer', 'which exotic armor am I missing for my titan')
    expect(response).toMatch(/^Your collections lack \d+ of \d+ exotic pieces of armor of the titan\./)
    expect(response).not.toContain('exotic weapon')
    const [missing] = /(?<=^- \[)[^\]]+/m.exec(response) ?? []
    const { browser } = await talkers('newcomer')
    const { items } = readInventory((await browser.inventory()).body)
    expect(items.map(({ item }) => item.name)).not.toContain(missing)
  })

  test.each(['which hand cannons do I not own?', 'hand cannons I do not own', 'hand cannons I am missing'])(
    '"%s" lists none that is owned',
    async (question) => {
      const { response } = await askAs('newcomer', question)
      expect(response).toMatch(/^You do not own \d+ of the \d+ hand cannons that the definitions name\./)
      const told = [...response.matchAll(/(?<=^- \[)[^\]]+/gm)].map(([name]) => name)
      expect(told.length).toBeGreaterThan(0)
      const { browser } = await talkers('newcomer')
      const owned = readInventory((await browser.inventory()).body).items.map(({ item }) => item.name)
      expect(owned.filter((name) => told.includes(name))).toEqual([])
    },
  )

  test('nothing that is owned is listed where every one of the type is owned', async () => {
    const { response } = await askAs('veteran', 'which hand cannons do I not own?')
    expect(response).toMatch(/^You own every hand cannon that the definitions name: \d+\.$/)
  })

  test('exotics for an element are those that work with it, each with what it does, and less sure', async () => {
    const { response, confidence } = await askAs('veteran', 'best exotic for a solar titan')
    expect(response).toMatch(/^\d+ of your \d+ exotics for a solar titan work with solar and come first\./)
    const [first] = response.match(/^- .*$/gm) ?? []
    expect(first).toMatch(/: \w.*; works with solar\.$/)
    expect(first).not.toContain('Doom Fang Pauldron')
    expect(confidence).toBeLessThan(0.7)
  })

  test('an amount of a material is told by its name, and what is not seen is said to be', async () => {
    const { response } = await askAs('veteran', 'How many spoils of conquest do I have?')
    expect(response).toMatch(/^You hold \d+ Spoils of Conquest\./)
    const unknown = await askAs('veteran', 'how many flurbs do i have?')
    expect(unknown.response).toMatch(/^I see nothing called flurbs, neither among your weapons nor /)
  })

  test('what has no roll to rate is counted beside the best, and not among it', async () => {
    const { response } = await askAs('veteran', 'best hand cannon for PvP')
    expect(response).toMatch(/^For PvP the best of your \d+ rated hand cannons is /)
    expect(response).toMatch(/^- \d+ more have no roll to rate, so they are not compared\.$/m)
  })

  test('an account without a character is told so, and what to do', async () => {
    for (const question of ['What should I farm?', 'Plan an evening of two hours', 'What can I dismantle?']) {
      const { response } = await askAs('empty', question)
      expect(response).toMatch(/^You have no character yet/)
    }
  })

  test('an exotic is told by what its perks do', async () => {
    const { response } = await askAs('veteran', 'is gjallarhorn good')
    expect(response).toMatch(/^- Pack Hunter: \w/m)
  })

  test('what to bring to a raid tonight is a build', async () => {
    const { response } = await askAs('veteran', 'what should I bring to a raid tonight')
    expect(response).toMatch(/^For Raid your \w+ plays /)
  })

  test('the hours played are those of the dashboard', async () => {
    const { response } = await askAs('veteran', 'how many hours have I played')
    const { browser } = await talkers('veteran')
    const { body } = await browser.send('/api/dashboard/guardian-data')
    const { total_playtime_hours: hours } = body.data.guardian_overview
    expect(response).toContain(`${hours.toLocaleString('en-US')} hours in all`)
  })

  test('pieces of one slot are told by the stat that was asked for, whatever was asked before', async () => {
    const { response } = await askAs(
      'veteran',
      'how do I reach 100 grenade?',
      'what are my highest grenade chest pieces for hunter',
    )
    const points = [...response.matchAll(/, hunter chest, grenade (\d+), /g)].map(([, each]) => Number(each))
    expect(points.length).toBeGreaterThan(5)
    expect(points).toEqual(points.toSorted((one, other) => other - one))
    expect(response).not.toContain('100')
  })

  test('a search of armor leads to the armor', async () => {
    const { metadata } = await askAs('veteran', 'tell me about my titan')
    const source = metadata.sources.find(
      ({ label }: { label: string }) => label === 'Your armor: is:equipped',
    )
    expect(source.href).toBe('/armory?tab=armor&pieces=all&find=is%3Aequipped')
  })

  test('Grandmasters are counted without other Nightfalls, with the readiness of the dashboard', async () => {
    const count = async (question: string) =>
      Number(
        /^(?:Your history is still being read: at least )?(\d+) \w+ runs/.exec(
          (await askAs('veteran', question)).response,
        )?.[1],
      )
    const grandmasters = await count('how many grandmasters have I completed')
    expect(grandmasters).toBeGreaterThan(0)
    expect(grandmasters).toBeLessThan(await count('how many nightfalls have I completed'))
    const { response } = await askAs('veteran', 'how are my Grandmasters going?')
    expect(response).toContain('The dashboard says Grandmaster Ready.')
    const runs = response.match(/^- \[[^\]]+\]\(\/archives/gm) ?? []
    expect(runs.length).toBeGreaterThan(2)
    expect(runs.filter((line: string) => !line.startsWith('- [Grandmaster: '))).toEqual([])
  })

  test('the last match is told alone, and every run leads to its own report', async () => {
    const { response } = await askAs('veteran', 'how did my last Trials match go')
    expect(response).toMatch(
      /^Your last trials run was \[Trials of Osiris: .*: (?:Victory|Defeat), \d+ kills/,
    )
    const all = await askAs('veteran', 'how have I been doing in trials')
    const reports = [...all.response.matchAll(/report=(\d+)/g)].map(([, id]) => id)
    expect(new Set(reports).size).toBe(reports.length)
  })

  test('what is equipped is told with the perks that are on, and those to switch to apart', async () => {
    const answers = await Promise.all(
      ['titan', 'hunter', 'warlock'].map((name) => askAs('veteran', `tell me about my ${name}`)),
    )
    const told = answers.map(({ response }) => response).join('\n')
    expect(told).toMatch(/Equipped: .* with .+ \(switch to .+ first\), [\d.]+ of 10 in PvE/)
    expect(told).not.toContain('switched on')
  })

  test('a build tells what to switch first, and every weak point that the Architect tells', async () => {
    const { response } = await askAs('veteran', 'build for a grandmaster solar titan')
    const { browser } = await talkers('veteran')
    const { body } = await browser.post('/api/recommend-build', {
      prompt: 'build for a grandmaster solar titan',
      constraints: { activity_focus: 'Grandmaster Nightfall' },
    })
    const { build } = body
    expect(build.weaknesses.length).toBeGreaterThan(1)
    // Signs that would be marks in the chat are escaped.
    const read = response.replaceAll('\\', '')
    for (const weakness of build.weaknesses) expect(read).toContain(`Weak point: ${weakness}`)
    expect(response).toMatch(/Kinetic: .+ with .+; switch to .+ first\./)
  })

  test('a build says which activity it was made for where none was named', async () => {
    const { response } = await askAs('veteran', 'build for thundercrash titan')
    expect(response).toMatch(/^For General PvE, as you named no activity, your titan plays /)
  })

  test('two copies with the same traits are told apart', async () => {
    const { response } = await askAs('veteran', 'what can I dismantle?')
    const kept = [...response.matchAll(/ instead: \[.*$/gm)].map(([line]) => line)
    expect(kept.length).toBeGreaterThan(3)
    for (const line of kept) expect(line).toMatch(/, (?:in the vault|carried by|equipped by)/)
    expect(response).toMatch(/\[([^\]]+)\].* instead: \[\1\].*, power [\d,]+ against [\d,]+/)
  })

  test('where to get a weapon says that it is owned', async () => {
    const { response } = await askAs('veteran', 'where can I get Hawkmoon')
    expect(response).toMatch(/You have 1 copy of \[Hawkmoon\].* already, carried by the titan\./)
  })

  test('a name that nobody gave to anything is said whole, and nothing near to a part of it is offered', async () => {
    const invented = await askAs('veteran', 'do I have the Dragonfang Obliterator hand cannon')
    expect(invented.response).toMatch(/^I find no weapon called Dragonfang Obliterator\./)
    expect(invented.suggestions.join()).not.toContain('Obliterator')
    const { response } = await askAs('veteran', 'god roll Better Devils?')
    expect(response).toMatch(/^I find no weapon called Better Devils\./)
  })

  test('a chip offers no god roll of a weapon whose perks are fixed', async () => {
    const fixed = await askAs('veteran', 'do I have Gjallarhorn')
    expect(fixed.suggestions).toContain('Build around Gjallarhorn')
    expect(fixed.suggestions.join()).not.toContain('God roll')
    expect((await askAs('veteran', 'do I have Fatebringer')).suggestions).toContain(
      'God roll for Fatebringer',
    )
  })

  test('the only weapon of its type without a roll is not called the best, nor its perk a choice', async () => {
    const { response } = await askAs('newcomer', 'best hand cannon')
    expect(response).toMatch(/^\[Ace of Spades\].* is your only hand cannon, .* there is no roll to rate\./)
    expect(response).not.toMatch(/choice|among the best/)
  })

  test.each([
    ['delete all my blue items', 'rare'],
    ['delete all my purple weapons', 'legendary'],
  ])('"%s" is refused, and shows which of the %s could go', async (question, rarity) => {
    const { response } = await askAs('veteran', question)
    expect(response).toMatch(
      new RegExp(`^I only read, so I dismantle nothing\\. \\d+ ${rarity} weapons of \\d+ could go`),
    )
  })

  test('the most kills by a tracker are told beside the most by the history', async () => {
    const { response } = await askAs('veteran', 'which weapon has the most kills')
    const { items } = readInventory((await (await talkers('veteran')).browser.inventory()).body)
    const kills = items.flatMap(({ item }) => (item.kind === 'weapon' ? [item.kills ?? 0] : []))
    expect(response).toMatch(
      new RegExp(
        `^- A tracker counts for its own copy alone: there \\[[^\\]]+\\]\\S+ has the most with ${Math.max(...kills).toLocaleString('en-US')} kills\\.`,
        'm',
      ),
    )
  })

  test.each(['which weapon did I kill the most with', 'what gun have I killed most with?'])(
    '"%s" asks for the most kills',
    async (question) => {
      const { response } = await askAs('veteran', question)
      expect(response).toBe((await askAs('veteran', 'which gun has the most kills')).response)
    },
  )

  test.each(['what is my triumph score', 'my triumph score?', 'how high is my triumph score'])(
    '"%s" is told as on the dashboard',
    async (question) => {
      const { response } = await askAs('veteran', question)
      const { browser } = await talkers('veteran')
      const { value, lifetime } = (await browser.dashboard()).body.data.extras.seasonal.triumph_score
      expect(response.replaceAll(',', '')).toContain(
        `Your triumph score is ${value}; over your whole time it is ${lifetime}.`,
      )
    },
  )

  test.each(['what have I done since Monday', 'since monday'])('"%s" asks for the runs', async (question) => {
    const { response } = await askAs('veteran', question)
    expect(response).toBe((await askAs('veteran', 'what did I do since last Monday?')).response)
  })

  test('a win rate is told in percent', async () => {
    const { response } = await askAs('veteran', 'my Trials win rate')
    const [, won, of, percent] = /(\d+) of (\d+) matches won, which is (\d+) percent/.exec(response) ?? []
    expect(Math.abs((100 * Number(won)) / Number(of) - Number(percent))).toBeLessThan(1)
  })

  test('a build for Iron Banner is one for PvP', async () => {
    expect((await askAs('veteran', 'iron banner build')).response).toMatch(/^For PvP /)
  })

  test('a K/D in Iron Banner is that of its own runs', async () => {
    const { response } = await askAs('veteran', 'my Iron Banner K/D')
    expect(response).toMatch(
      /\d+ Iron Banner runs? .*: \d+ of \d+ match(?:es)? won, which is \d+ percent; .* K\/D [\d.]+\./,
    )
    expect(response).not.toContain('lifetime K/D')
  })

  const killsTold = (response: string) =>
    [...response.matchAll(/^- \[([^\]]+)\]\S+: ([\d,]+) kills?/gm)].map(([, name, kills = '']) => ({
      name,
      kills: Number(kills.replaceAll(',', '')),
    }))
  const usageShown = async (): Promise<readonly { readonly name: string; readonly kills: number }[]> => {
    const { browser } = await talkers('veteran')
    return (await browser.dashboard()).body.data.extras.weapon_usage.weapons
  }

  test('the weapons that are used most are those of the dashboard, with its kills', async () => {
    const { response, metadata } = await askAs('veteran', 'which weapons did I use the most')
    const told = killsTold(response)
    expect(told).toHaveLength(5)
    const shown = (await usageShown()).slice(0, 5)
    expect(told).toEqual(shown.map(({ name, kills }) => ({ name, kills })))
    expect(metadata.sources.map(({ label }: { label: string }) => label)).toContain(
      'Your weapon usage, as the platform counts it',
    )
  })

  test('the exotics that are used most have the kills of the dashboard, in its order', async () => {
    const { response } = await askAs('veteran', 'which exotics did I use most?')
    const told = killsTold(response)
    expect(told).toHaveLength(5)
    const names = new Set(told.map(({ name }) => name))
    const shown = (await usageShown()).filter(({ name }) => names.has(name))
    expect(shown.length).toBeGreaterThan(1)
    expect(told.slice(0, shown.length)).toEqual(shown.map(({ name, kills }) => ({ name, kills })))
  })

  test('kills with a misspelt weapon are those of the weapon that is meant', async () => {
    const { response } = await askAs('veteran', 'how many kills with Hukleberry')
    expect(response).toBe((await askAs('veteran', 'how many kills with The Huckleberry')).response)
    expect(response).toContain('[The Huckleberry]')
  })

  test('a chip leaves out the article of a name, and is understood all the same', async () => {
    const { suggestions } = await askAs('veteran', 'how many kills with The Huckleberry')
    expect(suggestions).toContain('Rate my Huckleberry')
    const { response } = await askAs('veteran', 'Rate my Huckleberry')
    expect(response).toContain('[The Huckleberry]')
  })

  test('kills with a weapon that is not owned name it, and it is not offered to be rated', async () => {
    const { response, suggestions } = await askAs('newcomer', 'how many kills with Gjallarhorn')
    expect(response).toMatch(/^You do not own \[Gjallarhorn\]/)
    expect(suggestions).not.toContain('Rate my Gjallarhorn')
    expect(suggestions).toContain('Where do I get Gjallarhorn?')
  })

  test.each(['kills with Khvostov', 'kills with Khvostov 7G-0X', 'how many kills with Khvostov'])(
    '"%s" asks for the kills of that weapon',
    async (question) => {
      const { intent, response } = await askAs('veteran', question)
      expect(intent).toBe('history_stats')
      expect(response).toMatch(/^(?:Your|No copy of) \[Khvostov 7G-0X\]/)
    },
  )

  test('what is not understood claims nothing, so there is nothing to be sure of', async () => {
    const unclear = await askAs('veteran', 'flurbel nonsense quark')
    expect(unclear.response).toMatch(/^I do not understand that well enough/)
    expect(unclear.metadata.claims_nothing).toBe(true)
    const { metadata } = await askAs('veteran', 'do I have Fatebringer')
    expect(metadata.claims_nothing).toBeUndefined()
  })

  test('the exotics that I use most are the most used exotics', async () => {
    const { response, confidence } = await askAs('veteran', 'which exotics do I use most?')
    const twin = await askAs('veteran', 'most used exotics')
    expect([response, confidence]).toEqual([twin.response, twin.confidence])
    expect(response).toContain('has the most kills of all exotic weapons')
  })

  test('the best run is no question about the weapon that was rated before', async () => {
    const { intent, response } = await askAs('veteran', 'rate my Fatebringer', 'best run this month')
    expect(intent).toBe('history_stats')
    expect(response).not.toContain('Fatebringer')
  })

  test('kills with a weapon that does not exist are not those of all runs', async () => {
    const { response } = await askAs('veteran', 'how many kills with Blorgleberry')
    expect(response).toMatch(/^I find no weapon called Blorgleberry\./)
  })

  test.each(['best exotic armor for my warlock', '100 grenade on my warlock', 'improve my warlock loadout'])(
    '"%s" of a guardian without a warlock is told that there is none',
    async (question) => {
      expect((await askAs('newcomer', question)).response).toBe('I see no warlock on your account.')
    },
  )

  test.each(['plan my evening', 'plan my evening, I have 3 hours'])(
    '"%s" tells a time for every task, or that none is known',
    async (question) => {
      const { response } = await askAs('veteran', question)
      const tasks = response.split('\n').filter((line: string) => /^- .*\bon your \w+/.test(line))
      const untimed = tasks.filter((line: string) => !/, about [\d, and]+ minutes?/.test(line))
      expect(untimed.length).toBeGreaterThan(0)
      expect(tasks.length).toBeGreaterThan(untimed.length)
      for (const line of untimed) expect(line).toMatch(/^- On the side, with no time known: /)
    },
  )

  test('kills with one weapon are those of its trackers, and of no run', async () => {
    const { items } = readInventory((await (await talkers('veteran')).browser.inventory()).body)
    const kills = items.flatMap(({ item }) =>
      item.kind === 'weapon' && item.name === "Izanagi's Burden" ? [item.kills ?? 0] : [],
    )
    expect(kills).toHaveLength(1)
    const { response } = await askAs('veteran', "how many kills do I have with Izanagi's Burden?")
    expect(response).toMatch(
      new RegExp(
        `^Your \\[Izanagi's Burden\\]\\S+ counts ${kills[0]?.toLocaleString('en-US')} kills by its own tracker\\.`,
      ),
    )
  })

  test('where the trackers have more kills than the platform, no reason is made up', async () => {
    const { response } = await askAs('veteran', 'how many kills with Riskrunner?')
    const [trackers = 0, platform = 0] = [...response.matchAll(/([\d,]+) kills/g)].map(([, said = '']) =>
      Number(said.replaceAll(',', '')),
    )
    expect(trackers).toBeGreaterThan(platform)
    expect(response).toContain('fewer than the trackers tell, and nothing says why.')
    expect(response).not.toContain('copies that are gone')
  })

  test('kills with a type of weapon are those that the platform counts for it, by side', async () => {
    const { response } = await askAs('veteran', 'how many kills with my sniper?')
    expect(response).toMatch(
      /^With sniper rifles the platform counts [\d,]+ kills of yours: [\d,]+ in PvE and [\d,]+ in PvP\.\n\n- \[/,
    )
  })

  test('kills with a weapon in a span of time are said to be counted by nobody', async () => {
    const { metadata, confidence } = await askAs('veteran', 'how many kills with my sniper this week?')
    expect(metadata.confidence_reasons).toContain('kills by weapon are counted over the whole time only')
    expect(confidence).toBeLessThanOrEqual(0.4)
  })

  test('runs of one class leave out those of the others', async () => {
    const all = await askAs('veteran', 'what did I play this month')
    const parts = await Promise.all(
      ['titan', 'hunter', 'warlock'].map((name) =>
        askAs('veteran', `what did I play this month on my ${name}`),
      ),
    )
    const runs = (text: string) => Number(/^([\d,]+) runs? /.exec(text)?.[1]?.replace(',', '') ?? 0)
    expect(parts.map(({ response }) => response)[0]).toMatch(/ on your titan this month, from 1 /)
    expect(parts.reduce((sum, { response }) => sum + runs(response), 0)).toBe(runs(all.response))
    expect(runs(all.response)).toBeGreaterThan(0)
  })

  test('both counts of one question about the vault are told', async () => {
    const { response } = await askAs(
      'veteran',
      'how many god rolls do I have and how much space is left in my vault?',
    )
    expect(response).toMatch(
      /^[\d,]+ weapons of your [\d,]+ are god rolls\. [\d,]+ places of your vault are free/,
    )
  })

  test('after two questions only the last answer is offered to be continued', async () => {
    const { suggestions } = await askAs(
      'veteran',
      'Best hand cannon for PvP? And what did I play last weekend?',
    )
    expect(suggestions.length).toBeGreaterThan(1)
    expect(suggestions).not.toContain('And for PvE?')
  })

  test('copies are compared by what speaks for them', async () => {
    const { response } = await askAs('veteran', 'compare my Rose copies for pvp')
    expect(response.split('\n')[2]).toMatch(/^- \[Rose\].* of 10 in PvP, .*\. .+/)
    expect(response.split('\n')[2]).not.toContain('hardly of use')
  })

  test('an exotic for an activity is that of a build for it, each activity its own, and less sure', async () => {
    const solo = await askAs('veteran', 'which of my exotics for solo?')
    expect(solo.response).toMatch(
      /^For a build for Dungeon, which I take for playing alone, the Architect takes \[[^\]]+\]\S+ .*on your /,
    )
    const pvp = await askAs('veteran', 'which of my exotics for solo?', 'and for PvP?')
    expect(pvp.response).toMatch(/^For a build for PvP the Architect takes \[/)
    for (const { confidence } of [solo, pvp]) expect(confidence).toBeLessThanOrEqual(0.6)
  })

  test('kills on one side are told by type, since no tracker tells activities apart', async () => {
    const { response, confidence } = await askAs('veteran', 'which weapons have the most kills in pvp')
    expect(response).toMatch(
      /^A tracker counts the kills of all activities together, .* The platform counts by type for PvP: [a-z ]+s [\d,]+, /,
    )
    expect(confidence).toBeLessThanOrEqual(0.6)
  })

  test.each(['rate my Doom Fang', 'is my Doom Fang Pauldron any good'])(
    '"%s" tells the stats of each piece, and whether another one beats it',
    async (question) => {
      const { response } = await askAs('veteran', question)
      expect(response).toMatch(
        /^\[Doom Fang Pauldron\].* is exotic gauntlets armor for a titan; you have 2 copies/,
      )
      expect(response.match(/weapons \d+, .*, \d+ in all; .* (?:keep it|could go)\.$/gm)).toHaveLength(2)
    },
  )

  test('the best weapons of all are those of each slot, in the order of the slots', async () => {
    const { response } = await askAs('veteran', 'best weapons for PvP')
    const slots = [...response.matchAll(/^- (\w+): \[.*: [\d.]+ of 10 in PvP, .*\. \S+/gm)].map(
      ([, slot]) => slot,
    )
    expect(slots).toEqual(['Kinetic', 'Energy', 'Power'])
  })

  test('a name that is typed in another way, or in part, makes an answer less sure', async () => {
    const confidence = async (question: string) => (await askAs('veteran', question)).confidence
    expect(await confidence('do I have Fatebringer')).toBe(0.95)
    expect(await confidence('do I have Fatebringr')).toBe(0.8)
    expect(await confidence('rate my Doom Fang')).toBe(0.9)
  })

  test.each(['which weapons did I craft', 'what weapons have I crafted'])(
    '"%s" lists what is crafted, and no open pattern',
    async (question) => {
      const { response, intent } = await askAs('veteran', question)
      expect(intent).toBe('do_i_have')
      expect(response).toMatch(/^70 crafted weapons among your 637 weapons/)
    },
  )

  test.each(['how many weapons have I never used', 'which of my weapons are unused?'])(
    '"%s" counts what the dashboard counts',
    async (question) => {
      const { response, metadata } = await askAs('veteran', question)
      const { browser } = await talkers('veteran')
      const { body } = await browser.send('/api/dashboard/guardian-data')
      const unused = body.data.extras.vault_health.rows.find(
        ({ label }: { label: string }) => label === 'Never used',
      )
      expect(response).toMatch(new RegExp(`^${unused.count} unused weapons among your 637 weapons`))
      expect(metadata.sources[0].query).toBe('kills:=0 -is:inloadout')
    },
  )

  test('two questions are answered in turn, and a third one is said to be left', async () => {
    const two = await askAs('veteran', 'rate my Thunderlord and how much glimmer do I have')
    expect(two.response).toMatch(/^Every copy of \[Thunderlord\]/)
    expect(two.response).toMatch(/\n\nYour next question: how much glimmer do I have\n\nYou hold [\d,]+ /)
    const three = await askAs(
      'veteran',
      'Where do I get Gjallarhorn? Rate my Hawkmoon. How many weapons do I have?',
    )
    expect(three.response).toContain('[Hawkmoon]')
    expect(three.response).toMatch(/left this one: How many weapons do I have\?$/)
    expect(three.suggestions[0]).toBe('How many weapons do I have?')
  })

  test('currencies, which no screen shows, are cited without a link', async () => {
    for (const question of ['how much glimmer do I have', 'show my currencies']) {
      const { response, metadata } = await askAs('veteran', question)
      expect(response).toMatch(/[\d,]+ Glimmer\./)
      expect(metadata.sources).toMatchObject([{ label: 'Your currencies and materials' }])
      expect(metadata.sources[0]).not.toHaveProperty('href')
    }
  })

  test('what is not owned is borne out by the weapons, not by the clean-up order', async () => {
    const { response, metadata } = await askAs('newcomer', 'do I have Gjallarhorn')
    expect(response).toMatch(/^You do not have \[Gjallarhorn\]/)
    expect(metadata.sources).toMatchObject([{ label: 'Your weapons', href: '/armory' }])
  })

  test('nobody with an empty vault is told to gain room', async () => {
    const { response } = await askAs('newcomer', 'what can I dismantle')
    expect(response).toMatch(/not one is clearly worth dismantling\. .*\n\nThere is room enough/)
  })

  test('missing armor begins with the classes that are played', async () => {
    const { response } = await askAs('newcomer', 'which exotic armor am I missing')
    const told = [...response.matchAll(/^- \[[^\]]+\]\S+, (\w+)\./gm)].map(([, owner]) => owner)
    expect(new Set(told)).toEqual(new Set(['titan']))
  })

  test.each(['thanks', 'thank you sentinel', 'ok thanks!'])('"%s" is answered shortly', async (said) => {
    expect((await askAs('veteran', said)).response).toBe('You are welcome.')
  })

  test.each([
    ['Analyze my vault', /^\d+ weapons of \d+ could go/],
    ['analyse my vault', /^\d+ weapons of \d+ could go/],
    ['Plan my evening', /to the weekly reset; .* The timed tasks below take about .* in all\./],
    ['Best weapons now', /^These are the best of your weapons for PvE/],
    ['best build for my hunter', /^For General PvE, .* your hunter plays /],
  ])('"%s", which the app says itself, is understood when it is typed', async (typed, told) => {
    const { response, confidence } = await askAs('veteran', typed)
    expect(response).toMatch(told)
    expect(confidence).toBeGreaterThan(0.8)
  })

  test('a task that several characters have open is told once', async () => {
    const { response } = await askAs('veteran', 'plan my evening')
    const names = [...response.matchAll(/^- \[([^\]]+)\]\S+ on your /gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(3)
    expect(new Set(names).size).toBe(names.length)
    // How far each of them has come depends on the day.
    expect(response).toMatch(
      / on your \w+, \w+ and \w+: (?:\d+ of \d+ each|(?:\d+ of \d+(?:, | and )?){3}), about (?:\d+ minutes each|\d+, \d+ and \d+ minutes)\.$/m,
    )
  })
})
