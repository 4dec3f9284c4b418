import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LiveServer, startLiveServer } from '../../../test-support/live/live-server.ts'
import { createTalkers, UNFOUNDED } from '../../../test-support/live/talkers.ts'
import { readInventory } from '../../../test-support/read-inventory.ts'

describe('a question about the last answer', () => {
  let live: LiveServer
  beforeAll(async () => {
    live = await startLiveServer()
  })
  afterAll(() => live.close())

  const talkers = createTalkers(() => live)
  async function talk(...questions: readonly string[]) {
    const { browser, ask } = await talkers('veteran')
    const answers: string[] = []
    for (const question of questions) {
      const body = await ask(question)
      expect(body.metadata.confidence_reasons, body.response).not.toContain(UNFOUNDED)
      answers.push(body.response)
    }
    return { browser, answers }
  }
  const firstId = (text: string | undefined) => /\(\/forge\/(\d+)\)/.exec(text ?? '')?.[1]

  test.each(['where is it?', 'which character has it?', 'so where do I keep it'])(
    '"%s" is answered with the place of the weapon',
    async (question) => {
      const { answers, browser } = await talk('best submachine gun', question)
      const { items } = readInventory((await browser.inventory()).body)
      const place = items.find(({ itemInstanceId }) => itemInstanceId === firstId(answers[0]))?.item.place
      expect(firstId(answers[1])).toBe(firstId(answers[0]))
      expect(answers[1]).toMatch(
        place?.in === 'vault' ? / is in the vault\.$/ : / is (?:carried|equipped) by /,
      )
    },
  )

  test('"where is it?" of something that is owned twice tells both places', async () => {
    const { answers } = await talk('Do I have Celestial Nighthawk?', 'where is it?')
    expect(
      answers[1]?.match(/^- \[Celestial Nighthawk\].*, (?:in the vault|equipped by the hunter)\.$/gm),
    ).toHaveLength(2)
  })

  test('"where do I get it?" still asks for the source', async () => {
    const { answers } = await talk('Rate my Fatebringer', 'and where do I get it?')
    expect(answers[1]).toMatch(/^\[Fatebringer\]\S+: |do not say where/)
  })

  test('"which of them is better" compares those that were compared', async () => {
    const { answers } = await talk(
      'compare Posterity and Rose',
      'which of them is better in crucible',
      'and in PvE?',
    )
    for (const [at, side] of [
      [1, 'PvP'],
      [2, 'PvE'],
    ] as const) {
      const named = new Set(
        [...(answers[at] ?? '').matchAll(/\[([^\]]+)\]\(\/forge/g)].map(([, name]) => name),
      )
      expect(named).toEqual(new Set(['Posterity', 'Rose']))
      expect(answers[at]).toContain(`is the better one in ${side}.`)
    }
  })

  test('"which is the best?" after a list asks among what was listed', async () => {
    const typed = await talk('Do I have void hand cannons?', 'Which is the best for PvP?')
    expect(typed.answers[1]).toMatch(/^For PvP the best of your \d+ void hand cannons is /)
    const perk = await talk('My weapons with Kill Clip', 'Which is the best for PvP?')
    const held = /^(\d+) weapons/.exec(perk.answers[0] ?? '')?.[1]
    expect(perk.answers[1]).toMatch(new RegExp(`^For PvP the best of your ${held} weapons is `))
  })

  test('what was asked for stays through several follow-ups', async () => {
    const { answers } = await talk(
      'best hand cannon',
      'and for PvP?',
      'and for PvE?',
      'and void ones?',
      'and for PvP?',
    )
    expect(answers[2]).toMatch(/^For PvE the best of your \d+ rated hand cannons is /)
    expect(answers[3]).toMatch(/^For PvE the best of your \d+ (?:rated )?void hand cannons is /)
    expect(answers[4]).toMatch(/^For PvP the best of your \d+ (?:rated )?void hand cannons is /)
  })

  test('a question that is not understood does not end the topic', async () => {
    const { answers } = await talk('best hand cannon for PvP', 'mumble grumble flarp', 'and for PvE?')
    expect(answers[1]).not.toContain('hand cannon')
    expect(answers[2]).toMatch(/^For PvE the best of your \d+ rated hand cannons is /)
  })

  test('"what would be better?" names a better weapon and a better roll', async () => {
    const { answers } = await talk(
      'best auto rifle for PvE',
      'The second one, why?',
      'What would be better?',
      'and for PvP?',
    )
    expect(answers[2]).toMatch(/^For PvE you own a better auto rifle than \[/)
    expect(answers[2]).toMatch(/^- The best roll for PvE has /m)
    expect(answers[3]).toMatch(/^For PvP .*auto rifle/)
  })

  test('"and for PvP?" after "why the second one?" is about that one', async () => {
    const { answers } = await talk('best auto rifle', 'why the second one?', 'and for PvP?')
    expect(firstId(answers[2])).toBe(firstId(answers[1]))
    expect(answers[2]).toContain('The best roll for PvP ')
  })

  test('a new question is not answered with what the last one was about', async () => {
    const { answers } = await talk('Should I keep Krait?', 'plan my evening', 'where do i get better armor')
    expect(answers[0]).toMatch(/^Keep \[Krait\].*, the better of your 2 copies\./)
    expect(answers[2]).toMatch(/^Tell me which stats matter to you/)
  })

  test('"why?" after all reasons were told says that there is no more', async () => {
    const { answers } = await talk('best hand cannon for PvP', 'why?', 'why?')
    expect(answers[1]).toMatch(/is rated /)
    expect(answers[2]).toMatch(/^There is no more to it/)
  })

  test('crafted means shaped: listed, ranked and told among what was listed', async () => {
    const { answers, browser } = await talk(
      'Show my crafted weapons',
      'Which of those is best for PvE?',
      'best auto rifle',
      'which of those is crafted?',
      'Which patterns am I missing?',
    )
    const { items } = readInventory((await browser.inventory()).body)
    const crafted = items.filter(({ item }) => item.kind === 'weapon' && item.crafted)
    expect(answers[0]).toMatch(new RegExp(`^${crafted.length} crafted weapons among your `))
    expect(answers[1]).toMatch(new RegExp(`^For PvE the best of your ${crafted.length} crafted weapons is `))
    expect(crafted.map(({ itemInstanceId }) => itemInstanceId)).toContain(firstId(answers[1]))
    expect(answers[3]).toMatch(/ of the 5 that I listed (?:is|are) crafted/)
    expect(answers[4]).toMatch(/ patterns? still open/)
  })

  test('exotics are weapons and armor, and each kind can be asked for', async () => {
    const { answers, browser } = await talk('how many exotics do i have', 'which of those are armor?')
    const { items } = readInventory((await browser.inventory()).body)
    const exotics = items.filter(({ item }) => item.rarity === 'exotic')
    const weapons = exotics.filter(({ item }) => item.kind === 'weapon').length
    const armor = exotics.filter(({ item }) => item.kind === 'armor').length
    expect(answers[0]).toContain(`${weapons} exotic weapons and ${armor} exotic pieces of armor`)
    expect(answers[1]).toMatch(new RegExp(`^${armor} pieces of exotic armor`))
    const told = answers[1]?.match(/piece=\d+/g)?.length ?? 0
    expect(told).toBeGreaterThan(5)
    expect(answers[1]).toContain(`${armor - told} more pieces in the armory.`)
  })

  test('what has no rating is not called the best', async () => {
    const { answers } = await talk('how many exotics do i have')
    expect(answers[0]).not.toMatch(/best|not rated/)
    const rated = await talk('Do I have void hand cannons?')
    expect(rated.answers[0]).toContain('the best of them:')
  })

  test('"why" after a build asks about the build', async () => {
    const { answers } = await talk('build for a grandmaster titan', 'why not bows?', 'why that exotic?')
    expect(answers[1]).toMatch(/^The best of your combat bows is .* This is what the Architect says of /)
    expect(answers[2]).toMatch(
      /^This is what the Architect says of \[[^\]]+\]\S+(?: and \[[^\]]+\]\S+)?\.\n\n- \[/,
    )
  })

  test('a build for another activity keeps what was wished for', async () => {
    const { answers } = await talk('build for a grandmaster titan', 'and for PvP?', 'and for my hunter?')
    expect(answers[1]).toMatch(/^For PvP your titan plays /)
    expect(answers[1]?.split('\n').slice(2, 5)).not.toEqual(answers[0]?.split('\n').slice(2, 5))
    expect(answers[2]).toMatch(/^For PvP your hunter plays /)
  })

  test('"how many is that" tells the count of the last answer', async () => {
    const { answers } = await talk('what can I dismantle?', 'how many is that')
    const [count] = answers[0]?.match(/\d+ weapons of 637 could go/) ?? []
    expect(count).toBeDefined()
    expect(answers[1]?.startsWith(`${count}.`)).toBe(true)
  })

  test('"can I get that?" after a god roll asks for its source, and a side for the roll again', async () => {
    const { answers } = await talk('god roll for Fatebringer', 'can I get that?', 'what about in PvE')
    expect(answers[1]).toMatch(/^\[Fatebringer\]\S+: Source: /)
    expect(answers[2]).toMatch(/^These are the rolls of \[Fatebringer\]/)
    expect(answers[2]).not.toContain('- PvP')
  })

  test('"which of those" tells each that fits among what was listed', async () => {
    const { answers } = await talk('Do I have void hand cannons?', 'which of those are armor?')
    expect(answers[1]).toBe('None of the 5 that I listed.')
    const placed = await talk('what exotics do I have', 'where are they?', 'which of those are on my hunter')
    const held = placed.answers[1]?.match(/^- .* by the hunter\.$/gm)?.length ?? 0
    expect(placed.answers[2]?.match(/^- .* by the hunter\.$/gm)?.length ?? 0).toBe(held)
    expect(placed.answers[2]).toMatch(
      held === 0 ? /^None of/ : new RegExp(`^${held} of the \\d+ that I listed`),
    )
  })

  test('"what should I farm to beat it?" names rolls of its type above it, and where they come from', async () => {
    const { answers } = await talk(
      'Best hand cannon for PvP',
      'What should I farm to beat it?',
      'and for PvE?',
    )
    const best = Number(/: ([\d.]+) of 10 in PvP/.exec(answers[0] ?? '')?.[1])
    expect(answers[1]).toMatch(/^For PvP \d+ hand cannons can drop with a roll above \[/)
    expect(answers[1]).toContain(`, ${best} of 10 in PvP`)
    const rolls = [...(answers[1] ?? '').matchAll(/^- .*: up to ([\d.]+) of 10.* Source: /gm)]
    expect(rolls.length).toBeGreaterThan(2)
    for (const [, score] of rolls) expect(Number(score)).toBeGreaterThan(best)
    expect(answers[2]).toMatch(/^For PvE \d+ hand cannons can drop with a roll above \[/)
  })

  test('"why?" explains a side whose traits were not told yet', async () => {
    const { answers } = await talk(
      'Best hand cannon for PvP',
      'why?',
      'What would be better?',
      'and for PvE?',
      'why?',
      'why?',
    )
    expect(answers[4]).toMatch(/^\[.* is rated .*\n\n- .*\n- .* in PvE\./)
    expect(answers[5]).toMatch(/^There is no more to it/)
  })

  test('"why?" after a plan tells its order, and nothing of a weapon from before it', async () => {
    const { answers } = await talk('rate my best hand cannon', 'plan my evening, 2 hours', 'why?')
    expect(answers[2]).toMatch(/^What takes the least time at your own pace comes first, /)
    expect(answers[2]).toContain(answers[1]?.split('\n')[0])
    expect(answers[2]).not.toContain('/forge/')
  })
})
