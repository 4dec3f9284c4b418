import type { Reading } from '@ai-vault/contract/advice/query.ts'
import { describe, expect, it } from 'vitest'
import { readQuestion } from './read-question.ts'
import { createNameIndex } from './reader/names/name-index.ts'
import { type Respond, respond } from './respond.ts'
import { makeFacts, query } from './test-support/account.ts'
import { everything } from './test-support/everything.ts'

const given: Respond = { facts: makeFacts(), voice: 'guardian', memory: { list: [] } }
const read = (...queries: readonly ReturnType<typeof query>[]): Reading => ({
  is: 'read',
  queries,
  certainty: 0.95,
})

describe('a reply', () => {
  it('keeps the query and what it listed for the next question', async () => {
    const { memory, items, intent, content } = await respond(
      read(query('dupes', { item: { name: 'Rose' } })),
      given,
    )
    expect(memory.query).toEqual(query('dupes', { item: { name: 'Rose' } }))
    expect(memory.list.map(({ instance_id }) => instance_id)).toEqual(['101', '102'])
    expect([items.length, intent]).toEqual([2, 'dupes'])
    expect(content).toContain('](/forge/101)')
  })

  it('says the same once, however many queries have it for an answer', async () => {
    const rose = query('dupes', { item: { name: 'Rose' } })
    const { parts, content } = await respond(
      read(rose, { ...rose, slots: { item: { name: 'rose' } } }),
      given,
    )
    expect(parts.map((part) => part.query)).toEqual([rose])
    expect(content.split('copies of').length).toBeLessThan(3)
  })

  it('“the second one” is what stood there, and the query says so from then on', async () => {
    const memory = {
      list: [
        { name: 'Rose', hash: 1, instance_id: '101' },
        { name: 'Rose', hash: 1, instance_id: '102' },
      ],
    }
    const { parts } = await respond(read(query('rate_roll', { ordinal: [2] })), { ...given, memory })
    expect(parts[0]?.query.slots).toEqual({ item: { name: 'Rose', hash: 1, instance_id: '102' } })
    expect(parts[0]?.lead).toContain('/forge/102')
    const both = await respond(read(query('compare', { ordinal: [1, -1] })), { ...given, memory })
    expect(both.parts[0]?.facts.map(({ item }) => item?.instance_id)).toEqual(['101', '102'])
  })

  it('what narrowed a list is not said again of one thing in it', async () => {
    const memory = { list: [{ name: 'Rose', hash: 1, instance_id: '101' }] }
    const asked = query('where_from', { ordinal: [1], weapon_type: ['hand_cannon'] }, 'exotic')
    const { parts } = await respond(read(asked), { ...given, memory })
    expect(parts[0]?.query).toMatchObject({ slots: { item: { name: 'Rose' } }, exclude: [] })
    expect(parts[0]?.unread).toEqual([])
  })

  it('“not that one” rules out the first of the last list', async () => {
    const first = await respond(read(query('best_owned_slot', { weapon_type: ['hand_cannon'] })), given)
    const [best, next] = first.memory.list.map(({ name }) => name)
    const { parts } = await respond(
      read(query('best_owned_slot', { weapon_type: ['hand_cannon'] }, 'that_one')),
      { ...given, memory: first.memory },
    )
    expect(parts[0]?.query.exclude[0]?.thing?.name).toBe(best)
    expect(parts[0]?.facts[0]?.title).toBe(next)
    expect(parts[0]?.unread).toEqual([])
  })

  it('“not that one” rules out every copy of it', async () => {
    const memory = { list: [{ name: 'Rose', hash: 1, instance_id: '101' }] }
    const asked = query('best_owned_slot', { weapon_type: ['hand_cannon'] }, 'that_one')
    const { parts } = await respond(read(asked), { ...given, memory })
    expect(parts[0]?.query.exclude).toEqual([{ value: 'rose', thing: { name: 'Rose', hash: 1 } }])
    expect(parts[0]?.facts.map(({ title }) => title)).not.toContain('Rose')
  })

  it('a place that the last list does not have is asked for, not guessed', async () => {
    const { parts, claimsNothing } = await respond(read(query('rate_roll', { ordinal: [7] })), given)
    expect([parts[0]?.lead, claimsNothing]).toEqual(['Which one should I rate?', true])
  })

  it.each(['do i have Glorbo’s Fang?', 'is my Glorbo’s Fang any good?'])(
    'a name that nothing has is named in every voice: %s',
    async (text) => {
      const reading = readQuestion({
        text,
        names: createNameIndex([{ kind: 'weapon', name: 'Rose', hash: 1 }]),
        memory: { list: [] },
        clock: { now: Date.UTC(2026, 10, 18) },
      })
      for (const voice of ['guardian', 'ghost', 'vanguard'] as const)
        expect((await respond(reading, { ...given, voice })).content).toContain('“Glorbo’s Fang”')
    },
  )

  it('a hard question is answered query by query, in the order that matters', async () => {
    const { parts, content, confidence } = await respond(
      read(query('closest_to_done'), query('dupes'), query('infuse_power', { class: 'hunter' })),
      { ...given, facts: everything() },
    )
    expect(parts.map(({ query: each }) => each.intent)).toEqual(['closest_to_done', 'dupes', 'infuse_power'])
    expect(content.indexOf('Every Zone')).toBeLessThan(content.indexOf('You have 1 weapon more than once'))
    expect(confidence.value).toBe(0.95)
  })
})

describe('asking back', () => {
  it('offers each reading as a chip, in the player’s own word', async () => {
    const readings = [
      { label: 'best_owned_slot', query: query('best_owned_slot', { element: ['void'] }) },
      { label: 'Void exotics', query: query('exotic_choice', { element: ['void'] }) },
    ] as const
    const { content, asked, claimsNothing, intent } = await respond(
      { is: 'ask', missing: [], about: 'void', readings },
      given,
    )
    expect(content).toBe('“void”: which of these?')
    expect(asked.map(({ label }) => label)).toEqual(['best owned, void', 'Void exotics'])
    expect([claimsNothing, intent]).toEqual([true, 'best_owned_slot'])
  })

  it('asks for what is missing', async () => {
    const readings = [{ label: 'rate_roll', query: query('rate_roll') }]
    expect((await respond({ is: 'ask', missing: ['item'], readings }, given)).content).toBe(
      'Which one should I rate?',
    )
    const two = [...readings, { label: 'compare', query: query('compare') }]
    expect((await respond({ is: 'ask', missing: ['item'], readings: two }, given)).content).toBe(
      'Which weapon or piece?',
    )
  })

  it('offers what the account can mean by it: the loadouts that are saved, all that is held', async () => {
    const readings = (['improve_loadout', 'postmaster_currency', 'dupes'] as const).map((intent) => ({
      label: intent,
      query: query(intent),
    }))
    const { asked } = await respond({ is: 'ask', missing: [], readings }, given)
    expect(asked.map(({ label }) => label)).toEqual([
      'Hunter 1: “Raid”',
      'Hunter 2: “Crucible night”',
      'Show all I hold',
      'duplicates',
    ])
    expect(asked[1]?.query.slots).toEqual({ loadout: 2, class: 'hunter' })
  })
})

describe('a reading that is only good enough', () => {
  it('is answered, less surely, with the next one as the first thing to press', async () => {
    const queries = [query('find_by_perk', { perk: [{ name: 'Frenzy' }] })]
    const others = [query('who_can_roll', { perk: [{ name: 'Frenzy' }] })]
    const reply = await respond({ is: 'read', queries, others, certainty: 0.42 }, given)
    expect([reply.intent, reply.asked, reply.confidence.value]).toEqual(['find_by_perk', [], 0.42])
    expect(reply.suggestions[0]).toEqual({ label: 'Or: what can roll it, with Frenzy', query: others[0] })
  })

  it('is asked back with the words for as many as there are', async () => {
    const readings = [{ label: 'dupes', query: query('dupes') }]
    const content = async (all: typeof readings) =>
      (await respond({ is: 'ask', missing: [], readings: all }, given)).content
    expect(await content(readings)).toBe('Do you mean this?')
    expect(await content([...readings, { label: 'help', query: query('help') }])).toBe(
      'Which of these do you mean?',
    )
  })
})

describe('what is out of scope', () => {
  it('is declined plainly, with questions that this account can answer, and changes nothing of the conversation', async () => {
    const memory = { query: query('dupes'), list: [{ name: 'Rose', hash: 1 }] }
    const {
      content,
      suggestions,
      memory: after,
      items,
    } = await respond({ is: 'out_of_scope', reason: 'other' }, { ...given, memory })
    expect(content).toMatch(/^That I cannot know: /)
    expect([suggestions.length, after, items]).toEqual([4, memory, []])
  })
})
