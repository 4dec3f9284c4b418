import { INTENTS, type Query } from '@ai-vault/contract/advice/query.ts'
import { describe, expect, it } from 'vitest'
import { answer, MOST_CHARACTERS, partInWords } from './answer.ts'
import { CAPS } from './confidence.ts'
import { read } from './reader/read.ts'
import { found, makeFacts, makeVault, NOW, query } from './test-support/account.ts'
import { answerFor, answerTo } from './test-support/answers.ts'
import { everything } from './test-support/everything.ts'
import { FIXTURE_CLOCK, fillerFor, namesOfFixture, readPhrases } from './test-support/phrase-files.ts'
import { readLength } from './words/text.ts'

const VOICES = ['guardian', 'ghost', 'vanguard'] as const

/** What the players of all authors ask, as the built-in reader reads it: every ninth phrase. */
function askedByPlayers(): readonly Query[] {
  const names = namesOfFixture()
  return readPhrases()
    .filter((_, at) => at % 9 === 0)
    .flatMap(({ id, phrase }) => {
      const reading = read(fillerFor(id)(phrase), { names, ...FIXTURE_CLOCK })
      return reading.is === 'read' ? reading.queries : []
    })
}

const numbersIn = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted()
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to).toSorted()

describe('what an answer did not use', () => {
  it('is said under it, whether it was not read or only not applied, and lowers the sureness', async () => {
    const asked = { ...query('best_owned_slot', { activity: [{ name: 'gambit' }] }), unread: ['thrall'] }
    const { text, notes, confidence } = await answerTo(asked)
    expect(text).toMatch(/\n\nI did not use: “thrall”\.$/)
    expect(notes).toEqual(['Ratings know PvE, not Gambit alone.'])
    expect([confidence.value, confidence.reasons]).toEqual([
      CAPS.unread,
      ['a part of the question was not read', 'the answer does not go by all of the question'],
    ])
    expect((await answerFor('best_owned_slot', { mode: 'pvp' })).text).not.toContain('did not use')
  })

  it('is named as long as it can be read at a glance', async () => {
    const unread = Array.from({ length: 9 }, (_, at) => `word${at}`)
    const { text } = await answerTo({ ...query('dupes'), unread })
    expect(text).toContain('“word5” and 3 more.')
  })

  it('is no word that was used in another sense, and none twice', async () => {
    const named = await answerFor('rate_roll', {
      item: { name: 'Rose', hash: 1 },
      triumph: { name: 'Rose', hash: 2 },
    })
    expect(named.unread).toEqual([])
    const asked = query('weekly_plan', { time_minutes: 90, period: { is: 'named', name: 'today' } })
    const thing = { name: 'The Crucible', hash: 4088006058 }
    const without = { ...asked, exclude: [{ value: 'crucible' }, { value: 'the_crucible', thing }] }
    expect((await answerTo(without, everything())).unread).toEqual([])
    const kills = {
      ...query('history_stats', { metric: 'kills', stat_value: 100 }),
      unread: ['under 100 kills'],
    }
    expect((await answerTo(kills, everything())).unread).toEqual(['under 100 kills'])
    const activity = [{ name: 'duality' }]
    expect(
      (await answerFor('dps_option', { activity, triumph: { name: 'Duality', hash: 3 } })).unread,
    ).toEqual(['duality'])
  })

  it('is said once: a note names the one activity for which its side stands, and no crucible where PvP is rated', async () => {
    const notesFor = async (name: string) => (await answerFor('dupes', { activity: [{ name }] })).notes
    expect(await notesFor('crucible')).toEqual([])
    expect(await notesFor('trials')).toEqual(['Ratings know PvP, not Trials alone.'])
  })
})

describe('gear', () => {
  it('is narrowed by a search of the armory, whatever is asked about it', async () => {
    const names = async (...[intent, slots]: Parameters<typeof answerFor>) =>
      (await answerFor(intent, { ...slots, filter: 'is:glaive' })).names
    expect(await names('best_owned_slot', { ammo: 'special' })).toEqual(['Ecliptic Distaff', 'Lubrae’s Ruin'])
    expect(await names('find_by_perk', { perk: [{ name: 'Frenzy' }] })).toEqual(['Lubrae’s Ruin'])
    expect((await answerFor('where_from', { filter: 'is:glaive' }, everything())).unread).toEqual([
      'is:glaive',
    ])
  })

  it('that is worn is meant where it is said, and all that is owned by the vault', async () => {
    const { ids } = await answerFor('dupes', { item: { name: 'Rose', hash: 1 }, place: 'vault' })
    expect(ids).toEqual(['101', '102'])
    const worn = await answerFor('dismantle_review', { item: { name: 'Rose', hash: 1 }, place: 'equipped' })
    expect([worn.lead, worn.ids]).toEqual([
      'None of your Rose fits the rest of the question.',
      ['101', '102'],
    ])
  })
})

describe('every answer', () => {
  const asked = [
    ...INTENTS.map((intent) => query(intent)),
    query('rate_roll', { item: { name: 'Rose', hash: 1 } }),
    ...askedByPlayers(),
  ]

  it('is read in 400 characters, and lists say how many there are', async () => {
    expect(new Set(asked.map(({ intent }) => intent)).size).toBe(INTENTS.length)
    for (const each of asked) {
      const { part } = await answer(each, everything(), { voice: 'ghost' })
      const shown = partInWords({ ...part, more: [] })
      expect([readLength(shown) <= MOST_CHARACTERS, shown]).toEqual([true, shown])
      expect(part.total).toBeGreaterThanOrEqual(part.facts.length + part.more.length)
    }
  })

  it('A10 differs audibly between the three voices and states the same rows, numbers and sources', async () => {
    for (const each of asked) {
      const answers = await Promise.all(VOICES.map((voice) => answer(each, everything(), { voice })))
      const leads = answers.map(({ part }) => part.lead)
      expect(new Set(leads).size, leads.join(' | ')).toBe(VOICES.length)
      const [first, ...others] = answers.map(({ part, sources, confidence }) => ({
        numbers: numbersIn(part.lead),
        links: linksIn(part.lead),
        rows: [...part.facts, ...part.more],
        sources,
        confidence,
      }))
      for (const other of others) expect(other, leads.join(' | ')).toEqual(first)
    }
  })

  it('goes by every slot of its query or names the one that it does not go by, and is less sure then', async () => {
    for (const each of asked) {
      const { part, confidence } = await answer(each, everything(), { voice: 'guardian' })
      if (part.unread.length > 0) expect(confidence.value, part.lead).toBeLessThanOrEqual(0.7)
    }
    const { unread, confidence } = await answerFor('best_owned_slot', {
      weapon_type: ['hand_cannon'],
      destination: { name: 'Europa' },
    })
    expect([unread, confidence.value]).toEqual([['Europa'], 0.7])
  })

  it('honours what is ruled out, whichever intent lists something', async () => {
    const vault = makeVault()
    const exotics = new Set(
      [...vault.weapons, ...vault.armor]
        .filter(({ rarity }) => rarity === 'exotic')
        .map(({ instanceId }) => instanceId),
    )
    for (const each of asked.filter(({ slots }) => slots.rarity !== 'exotic')) {
      const out = {
        ...each,
        exclude: [{ value: 'exotic' }, { value: 'rose', thing: { name: 'Rose', hash: 1 } }],
      }
      // What is named is told, even where it is ruled out for the rest.
      if (each.slots.item || each.slots.item2 || each.slots.loadout) continue
      const { ids, unread } = await answerTo(out, makeFacts())
      const shown = ids.filter((id) => exotics.has(id) || id === '101' || id === '102')
      if (shown.length > 0)
        expect(unread, `${each.intent} ${JSON.stringify(each.slots)}`).toContain('not exotic')
    }
  })
})

describe('how sure an answer is', () => {
  const sure = async (asked: Query, facts = makeFacts()) => (await answerTo(asked, facts)).confidence

  it('is as sure as the reading where nothing lowers it', async () => {
    expect(
      (await answer(query('dupes'), makeFacts(), { voice: 'guardian', certainty: 0.92 })).confidence.value,
    ).toBe(0.92)
  })

  it('A4 is at most 0.6 where a part of the account is private, and never says “you do not have”', async () => {
    const vault = makeVault({ whole: false })
    const facts = makeFacts({
      vault: async () => found(vault, { complete: false, missing: ['your vault is private'] }),
    })
    const { lead, confidence } = await answerTo(
      query('do_i_have', { item: { name: 'Thorn', hash: 99 } }),
      facts,
    )
    expect(confidence).toEqual({ value: 0.6, reasons: ['your vault is private'] })
    expect(lead).toBe('I do not see Thorn, but a part of your account is private.')
  })

  it('is at most 0.8 where the copy is older than 15 minutes', async () => {
    const old = makeFacts({ vault: async () => found(makeVault(), { read_at: NOW - 16 * 60_000 }) })
    expect((await sure(query('dupes'), old)).value).toBe(0.8)
  })

  it('is at most 0.7 where words of the question were not read', async () => {
    expect((await sure({ ...query('dupes'), unread: ['for rumble nights'] })).value).toBe(0.7)
  })
})

describe('what cannot be read', () => {
  it('is said to need the network where the device keeps nothing of it', async () => {
    const { lead, confidence } = await answerFor('closest_to_done')
    expect(lead).toBe(
      'The saved vault does not tell that: this device keeps nothing of your triumphs. Sentinel reads that live.',
    )
    expect(confidence.value).toBe(0.4)
  })

  it('is said to be private, still being read, or to have failed', async () => {
    const leadOf = async (why: 'private' | 'reading' | 'failed') =>
      (
        await answerFor(
          'closest_to_done',
          {},
          makeFacts({ triumphs: async () => ({ is: 'unread', what: 'your triumphs', why }) }),
        )
      ).lead
    expect([await leadOf('private'), await leadOf('reading'), await leadOf('failed')]).toEqual([
      'I cannot see your triumphs: private on Bungie.net.',
      'Still reading your triumphs. Ask again in a moment.',
      'I could not read your triumphs just now. Try again.',
    ])
  })

  it('an account without a character has nothing to judge, but the game can be explained', async () => {
    const emptyAccount = makeFacts({}, makeVault({ characters: [], weapons: [], armor: [] }))
    expect((await answerFor('best_owned_slot', {}, emptyAccount)).lead).toBe(
      'You have no character yet, so there is nothing of yours to go by.',
    )
    expect((await answerFor('explain', { term: { name: 'jolt' } }, emptyAccount)).lead).toMatch(/^Jolt: /)
  })
})
