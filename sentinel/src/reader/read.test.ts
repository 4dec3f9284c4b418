import type { Query, Reading } from '@ai-vault/contract/advice/query.ts'
import { describe, expect, it } from 'vitest'
import { FIXTURE_CLOCK, namesOfFixture } from '../test-support/phrase-files.ts'
import { joinNames } from './names/join-names.ts'
import { createNameIndex } from './names/name-index.ts'
import { certaintyOf, read } from './read.ts'

const names = namesOfFixture()
const context = { names, ...FIXTURE_CLOCK }

const queriesIn = (reading: Reading): readonly Query[] => (reading.is === 'read' ? reading.queries : [])

describe('reading a question', () => {
  it('finds the intent, the kind of weapon, the activity and what is ruled out', () => {
    const reading = read('best special i own for trials thats not a shotgun', context)
    expect(reading).toMatchObject({
      is: 'read',
      queries: [
        {
          intent: 'best_owned_slot',
          slots: { ammo: 'special', activity: [{ name: 'trials' }] },
          exclude: [{ value: 'shotgun' }],
        },
      ],
    })
  })

  it.each([
    ['thanks', 'thanks'],
    ['Thank you so much!', 'thanks'],
    ['hey there', 'greeting'],
  ])('%s asks nothing and is answered in kind', (words, reason) => {
    expect(read(words, context)).toEqual({ is: 'out_of_scope', reason })
  })

  it('a question that begins with thanks is a question', () => {
    expect(read('thanks, and what can I dismantle?', context)).not.toHaveProperty('reason', 'thanks')
  })

  it('“why” after an answer asks about its first thing, under the same query', () => {
    const previous: Query = {
      intent: 'best_owned_slot',
      slots: { weapon_type: ['submachine_gun'], mode: 'pvp', limit: 3 },
      exclude: [{ value: 'void' }],
      unread: ['tonight'],
    }
    const why = {
      intent: 'rate_roll',
      slots: { weapon_type: ['submachine_gun'], mode: 'pvp', ordinal: [1] },
      exclude: [{ value: 'void' }],
      unread: [],
    }
    for (const words of ['why', 'Why is that one the best?', 'but why though'])
      expect(read(words, { ...context, previous })).toMatchObject({ queries: [why] })
    expect(read('why', { ...context, previous: { ...previous, intent: 'dupes' } })).toMatchObject({
      queries: [{ intent: 'dismantle_review', slots: { ordinal: [1] } }],
    })
    expect(read('why not a bow', { ...context, previous })).not.toMatchObject({ queries: [why] })
  })

  it('“why” after a plan asks for its reasons', () => {
    const previous: Query = { intent: 'weekly_plan', slots: { time_minutes: 60 }, exclude: [], unread: [] }
    expect(read('why?', { ...context, previous })).toMatchObject({
      queries: [{ intent: 'weekly_plan', slots: { time_minutes: 60, ordinal: [1] } }],
    })
  })

  it.each([
    ['what void weapons do i have that are not in the vault', 'vault'],
    ['do i have a sniper outside of my vault', 'vault'],
    ['which bows do I own that aren’t in the postmaster', 'postmaster'],
  ])('a place is ruled out by plain words: %s', (question, place) => {
    expect(queriesIn(read(question, context))[0]).toMatchObject({ exclude: [{ value: place }] })
  })

  it.each(['Nessus', 'edz', 'the Moon', 'dreaming city stuff'])(
    'the name of a place and nothing else asks what is left there: %s',
    (question) => {
      expect(queriesIn(read(question, context))[0]).toMatchObject({
        intent: 'weekly_plan',
        slots: { destination: {} },
      })
    },
  )

  it('after a question the name of a place changes that question', () => {
    const previous: Query = {
      intent: 'build_for_activity',
      slots: { class: 'titan', destination: { name: 'europa' } },
      exclude: [],
      unread: [],
    }
    expect(queriesIn(read('and nessus?', { ...context, previous }))[0]).toMatchObject({
      intent: 'build_for_activity',
      slots: { destination: { name: 'nessus' } },
    })
  })

  it.each(['how did our last fireteam do', 'what did my last team run', 'my last squad, how was it'])(
    'the last fireteam needs no player’s name: %s',
    (question) => {
      expect(read(question, context)).toMatchObject({
        is: 'read',
        queries: [{ intent: 'fireteam', slots: { period: { name: 'recent' } }, unread: [] }],
      })
    },
  )

  it.each(['nothing exotic', 'no exotics', 'hand cannons', 'void'])(
    'what only narrows a question is asked back: %s',
    (question) => {
      expect(read(question, context)).toMatchObject({ is: 'ask' })
    },
  )

  it.each([
    'is it worth saving my exotic bows',
    'are my exotic bows worth keeping',
    'should i delete these exotics',
  ])('exotics that are kept or thrown away are not missing: %s', (question) => {
    const reading = read(question, context)
    const queries = reading.is === 'ask' ? reading.readings.map(({ query }) => query) : queriesIn(reading)
    expect(queries.map(({ intent }) => intent)).not.toContain('missing_exotics')
    expect(queries[0]).toMatchObject({ intent: expect.stringMatching(/rate_roll|dismantle_review/) })
  })

  it.each(['how many god rolls do i have', 'show me my god rolls', 'which god rolls do I own'])(
    'god rolls of one’s own are counted as the armory finds them: %s',
    (question) => {
      expect(read(question, context)).toMatchObject({
        queries: [{ intent: 'do_i_have', slots: { filter: 'is:godroll' }, unread: [] }],
      })
    },
  )

  it('god rolls of one weapon are still those to look for', () => {
    expect(read('god rolls for Fatebringer', context)).toMatchObject({
      queries: [{ intent: 'god_roll_for' }],
    })
  })

  it('who farms wants a better one, and not what is there already', () => {
    expect(read('what should I farm for a good pvp shotgun', context)).toMatchObject({
      queries: [{ intent: 'where_from', slots: { weapon_type: ['shotgun'], mode: 'pvp' } }],
    })
  })

  it('a place is one place, with or without its article', () => {
    const moon = joinNames(names, createNameIndex([{ kind: 'destination', name: 'The Moon', hash: 7 }]))
    const reading = read('what am i missing on the moon', { ...context, names: moon })
    expect(reading.is === 'read' && reading.queries.length).toBe(1)
  })

  it('reads how many are wanted before and behind what ranks them', () => {
    const limited = { queries: [{ slots: { limit: 3, weapon_type: ['hand_cannon'] } }] }
    expect(read('What are my three best hand cannons?', context)).toMatchObject(limited)
    expect(read('top 3 hand cannons i own', context)).toMatchObject(limited)
    expect(read('best 3 hand cannons', context)).toMatchObject(limited)
  })

  it.each([
    ['best heavy for pve, no exotics and nothing solar', ['exotic', 'solar']],
    ['what can i dismantle, neither swords nor bows', ['sword', 'bow']],
    ['best weapon for crucible but not a hand cannon or void', ['hand_cannon', 'void']],
    ['build for a warlock, no arc and no stasis please', ['arc', 'stasis']],
    ['best primary for pve, no exotics or void and no bows', ['exotic', 'void', 'bow']],
  ])('rules out each of a list, of whatever kind: %s', (question, out) => {
    const reading = read(question, context)
    expect(reading.is === 'read' && reading.queries[0]?.exclude.map(({ value }) => value)).toEqual(out)
    expect(reading.is === 'read' && reading.queries[0]?.slots.element).toBeUndefined()
  })

  it('answers what is good enough and has all it needs, with the next reading beside it', () => {
    expect(read('Rampage on scouts', context)).toMatchObject({
      is: 'read',
      queries: [{ intent: 'find_by_perk' }],
      others: [{ intent: 'who_can_roll', slots: { perk: [{ name: 'Rampage' }] } }],
    })
    expect(read('best hand cannon i own for crucible', context)).not.toHaveProperty('others')
  })

  it.each([
    ['best heavy of mine that is not a rocket launcher or a sword', ['rocket_launcher', 'sword'], undefined],
    ['what can I throw away that is not a raid weapon', [], '-source:"raid"'],
    ['which guns can go, nothing exotic and nothing void', ['exotic', 'void'], undefined],
    ['which of my weapons are neither crafted nor locked and can go', ['crafted', 'locked'], undefined],
    ['Quelles armes puis-je démanteler sans toucher aux exotiques ?', ['exotic'], undefined],
  ])('rules out what is said of the noun, and not the noun: %s', (question, out, filter) => {
    const reading = read(question, context)
    const [query] = reading.is === 'read' ? reading.queries : []
    expect([query?.exclude.map(({ value }) => value), query?.slots.filter]).toEqual([out, filter])
  })

  it('asks for either of two perks apart, and for both at once', () => {
    const perksOf = (question: string) => {
      const reading = read(question, context)
      return reading.is === 'read' && reading.queries.map(({ slots }) => slots.perk?.map(({ name }) => name))
    }
    expect(perksOf('which of my hand cannons have Rampage or Kill Clip')).toEqual([
      ['Rampage'],
      ['Kill Clip'],
    ])
    expect(perksOf('which of my hand cannons have Rampage and Kill Clip')).toEqual([['Rampage', 'Kill Clip']])
  })

  it.each(['which raids have I not finished', 'how many raids have I never cleared this month'])(
    'names what was not done as unread where runs are counted: %s',
    (question) => {
      const [query] = queriesIn(read(question, context))
      expect(query?.intent).toBe('history_stats')
      expect(query?.unread.join()).toMatch(/^(?:not finished|never cleared)$/)
    },
  )

  it('keeps what the new question cannot do without', () => {
    const previous: Query = {
      intent: 'explain',
      slots: { perk: [{ name: 'Frenzy' }] },
      exclude: [],
      unread: [],
    }
    expect(read('which weapons of the game can roll it', { ...context, previous })).toMatchObject({
      queries: [{ intent: 'who_can_roll', slots: { perk: [{ name: 'Frenzy' }] } }],
    })
  })

  it('is as sure as it was right with authors whom it had not seen', () => {
    const sure = [0, 0.2, 0.4, 0.6, 0.8, 1].map(certaintyOf)
    expect(sure).toEqual(sure.toSorted((one, other) => one - other))
    expect([sure[0], sure.at(-1)]).toEqual([0.4, 1])
    expect(certaintyOf(0.5)).toBeCloseTo(0.93, 2)
  })

  it('looks for no exotic where none is wanted', () => {
    const reading = read('build for titan in crucible, no exotic weapon', context)
    expect(reading.is === 'read' && reading.queries[0]?.intent).toBe('build_for_activity')
  })

  it('keeps on what is not to be taken off to reach a stat', () => {
    const reading = read('how do I get 100 grenade without taking off Sunbracers', context)
    expect(reading).toMatchObject({
      queries: [{ intent: 'stat_gap', slots: { item: { name: 'Sunbracers' } }, exclude: [] }],
    })
  })

  it('takes words of other languages that say nothing for read', () => {
    expect(read('Welches ist mein bestes Automatikgewehr für PvE?', context)).toMatchObject({
      queries: [{ slots: { weapon_type: ['auto_rifle'], mode: 'pve' }, unread: [] }],
    })
  })

  it('names how much of the last figure was meant, where no slot holds it', () => {
    const previous = { intent: 'weekly_plan' as const, slots: { time_minutes: 60 }, exclude: [], unread: [] }
    expect(read('half that time', { ...context, previous })).toMatchObject({
      queries: [{ unread: ['half'] }],
    })
  })

  it('reads the week before this one, and the past seven days', () => {
    expect(read('raid clears last week', context)).toMatchObject({
      queries: [{ slots: { period: { is: 'named', name: 'last_week' } } }],
    })
    expect(read('raid clears in the past week', context)).toMatchObject({
      queries: [{ slots: { period: { is: 'last_days', days: 7 } } }],
    })
  })

  it('reads the days since a month', () => {
    expect(read('my kd in iron banner since september', context)).toMatchObject({
      queries: [{ slots: { period: { is: 'dates', from: '2026-09-01', until: '2026-11-18' } } }],
    })
  })

  it('takes what is lacking for what is asked about', () => {
    expect(read('why do i have no void hand cannons', context)).toMatchObject({
      queries: [{ slots: { weapon_type: ['hand_cannon'] } }],
    })
  })

  it.each([
    ['Where is loadout 9 weakest for the Shattered Throne?', 9],
    ['Loadout 3’s the one I drag into dungeons. Feels a bit limp lately.', 3],
    ['what is wrong with my second loadout', 2],
    ['improve my third titan loadout', 3],
    ['what is wrong with loadout no. 7', 7],
    ['equip loadout number 4 on my titan', 4],
    ['is my Raid loadout good', 'raid'],
  ])('reads which loadout is meant, and its words for nothing else: %s', (question, loadout) => {
    const reading = read(question, context)
    const slots = reading.is === 'read' ? reading.queries[0]?.slots : undefined
    expect([slots?.loadout, slots?.limit, slots?.stat_value, slots?.ordinal]).toEqual([
      loadout,
      undefined,
      undefined,
      undefined,
    ])
    if (loadout === 'raid') expect(slots?.activity).toBeUndefined()
  })

  it('keeps another subject apart from the last question', () => {
    const first = read('best hand cannon i own for crucible', context)
    const previous = first.is === 'read' ? first.queries[0] : undefined
    expect(
      read('my vault is full, what can go?', { ...context, ...(previous ? { previous } : {}) }),
    ).toMatchObject({
      queries: [{ intent: 'dismantle_review', exclude: [] }],
    })
  })

  it.each([
    ['Do I have Glorbo’s Fang?', 'do_i_have'],
    ['is my Glorbo’s Fang any good', 'rate_roll'],
    ['where do I get Glorbo’s Fang', 'where_from'],
  ])('takes a name that nothing has for the name of what is asked: %j', (question, intent) => {
    expect(read(question, context)).toMatchObject({
      queries: [{ intent, slots: { item: { name: 'Glorbo’s Fang' } }, unread: [] }],
    })
  })

  it('names the words that it did not read', () => {
    expect(read('best hand cannon i own for the glorbotron', context)).toMatchObject({
      queries: [{ unread: ['glorbotron'] }],
    })
    expect(read('best hand cannon i own for crucible', context)).toMatchObject({ queries: [{ unread: [] }] })
  })

  it.each([
    ['What can I dismantle?', 'dismantle_review'],
    ['My vault is full, what can go?', 'dismantle_review'],
    ['What should I do this week?', 'weekly_plan'],
    ['what can you do', 'help'],
  ])('answers what needs nothing else: %j', (question, intent) => {
    expect(read(question, context)).toMatchObject({ is: 'read', queries: [{ intent }] })
  })

  it('asks back where a word alone could mean anything', () => {
    expect(read('void', context)).toMatchObject({ is: 'ask' })
    expect(read('is my roll good', context)).toMatchObject({ is: 'ask', missing: ['item'] })
  })

  it('takes the nearest thing that is named where the question makes no sense without one', () => {
    expect(read('wtf is unravel every1 in chat screams it', context)).toMatchObject({
      queries: [{ intent: 'explain', slots: { term: { name: 'unravel' } } }],
    })
  })

  it('reads both names of a comparison', () => {
    expect(read('rose or thorn?', context)).toMatchObject({
      queries: [{ intent: 'compare', slots: { item: { name: 'Rose' }, item2: { name: 'Thorn' } } }],
    })
  })

  it.each([
    ['which weapons can go and which titles am i close to?', ['dismantle_review', 'closest_to_done']],
    ['best shotgun i own and what can i dismantle', ['best_owned_slot', 'dismantle_review']],
    // The second half says nothing without the first.
    ['do i have Hawkmoon and is it any good', ['rate_roll']],
    ['which weapons can I dismantle and which should I keep', ['dismantle_review']],
  ])('answers both questions of one sentence: %s', (question, intents) => {
    const found = read(question, context)
    expect(found.is === 'read' && found.queries.map(({ intent }) => intent)).toEqual(intents)
  })

  it('says which of four alternatives it did not look for', () => {
    const found = read('smgs with rampage, kill clip, outlaw or frenzy', context)
    const queries = found.is === 'read' ? found.queries : []
    expect(queries.map(({ slots }) => slots.perk?.[0]?.name)).toEqual(['Rampage', 'Kill Clip', 'Outlaw'])
    expect(queries[0]?.unread).toEqual(['Frenzy'])
  })

  it.each([
    ['missing exotics but no exotic armor', 'armor'],
    ['what exotics am i missing, not counting exotic armor', 'armor'],
    ['which exotics am I missing apart from exotic class items', 'class_item'],
  ])('of the exotics that are asked about, only the kind is ruled out: %s', (question, value) => {
    expect(read(question, context)).toMatchObject({
      queries: [{ intent: 'missing_exotics', exclude: [{ value }] }],
    })
  })

  it('takes a follow-up as a change to the last query', () => {
    const first = read('best hand cannon i own for crucible', context)
    const previous = first.is === 'read' ? first.queries[0] : undefined
    expect(read('and scout rifles?', { ...context, ...(previous ? { previous } : {}) })).toMatchObject({
      queries: [{ intent: 'best_owned_slot', slots: { weapon_type: ['scout_rifle'] } }],
    })
  })

  it('declines what has nothing to do with the game', () => {
    expect(read('what is the weather in berlin tomorrow', context)).toMatchObject({ is: 'out_of_scope' })
  })
})
