import type { Query, Slots } from '@ai-vault/contract/advice/query.ts'
import { describe, expect, it } from 'vitest'
import { FIXTURE_CLOCK, namesOfFixture } from '../test-support/phrase-files.ts'
import { read } from './read.ts'

const names = namesOfFixture()

function readAfter(intent: Query['intent'], slots: Slots, question: string) {
  const previous: Query = { intent, slots, exclude: [], unread: [] }
  const reading = read(question, { names, ...FIXTURE_CLOCK, previous })
  return reading.is === 'read' ? reading.queries[0] : undefined
}

describe('a question after another one', () => {
  it('asks the same again for another class, slot or kind', () => {
    const missing = { intent: 'missing_exotics', slots: { class: 'hunter', item_kind: 'armor' } }
    expect(
      readAfter('missing_exotics', { class: 'titan', item_kind: 'armor' }, 'And for my Hunter?'),
    ).toMatchObject(missing)
    const sidearms = readAfter('dismantle_review', { weapon_type: ['glaive'] }, 'And now the sidearms?')
    expect(sidearms).toMatchObject({ intent: 'dismantle_review', slots: { weapon_type: ['sidearm'] } })
  })

  it('keeps a search of the armory where gear is asked about again, and takes another one in its place', () => {
    const before = { weapon_type: ['hand_cannon'], filter: 'power:<1700' } as const
    const slots = { ...before, weapon_type: [...before.weapon_type] }
    expect(readAfter('do_i_have', slots, 'and sidearms?')?.slots).toEqual({
      weapon_type: ['sidearm'],
      filter: 'power:<1700',
    })
    const under = readAfter('dismantle_review', slots, 'And now the sidearms under 1600?')
    expect(under?.slots.filter).toBe('power:<1600')
    const weapons = { item_kind: 'weapon', filter: 'kills:<50' } as const
    const armor = readAfter('dismantle_review', weapons, 'and armor?')
    expect([armor?.slots.item_kind, armor?.slots.filter]).toEqual(['armor', undefined])
  })

  it('takes a bare number for the one that the last question had', () => {
    expect(readAfter('improve_loadout', { loadout: 3 }, 'now the 5')).toMatchObject({
      intent: 'improve_loadout',
      slots: { loadout: 5 },
    })
    expect(readAfter('dismantle_review', { item_kind: 'weapon', limit: 10 }, 'make it twenty')).toMatchObject(
      {
        intent: 'dismantle_review',
        slots: { item_kind: 'weapon', limit: 20 },
      },
    )
  })

  it('puts one activity in the place of another, and a place on the map too', () => {
    const shotguns = { weapon_type: ['shotgun' as const], activity: [{ name: 'trials' }] }
    expect(readAfter('best_owned_slot', shotguns, 'and for a dungeon?')?.slots).toEqual({
      weapon_type: ['shotgun'],
      activity: [{ name: 'dungeon' }],
    })
    expect(readAfter('best_owned_slot', shotguns, 'and on Neomuna?')?.slots.activity).toBeUndefined()
  })

  it('swaps one of two things for another, by its name or its place', () => {
    const pair = { item: { name: 'Thorn' }, item2: { name: 'Hawkmoon' } }
    const namesOf = (question: string) => {
      const slots = readAfter('compare', pair, question)?.slots
      return [slots?.item?.name, slots?.item2?.name].toSorted()
    }
    expect(namesOf('swap Thorn for Ace of Spades')).toEqual(['Ace of Spades', 'Hawkmoon'])
    expect(readAfter('compare', pair, 'swap Thorn for Ace of Spades')?.unread).toEqual([])
    expect(namesOf('what if we replaced the former with Ace of Spades?')).toEqual([
      'Ace of Spades',
      'Hawkmoon',
    ])
    expect(namesOf('and Ace of Spades instead of the second?')).toEqual(['Ace of Spades', 'Thorn'])
    expect(namesOf('Ace of Spades rather than Thorn')).toEqual(['Ace of Spades', 'Hawkmoon'])
  })

  it('a question that names both things asks about these two', () => {
    const pair = { item: { name: 'Thorn' }, item2: { name: 'The Palindrome' } }
    const namesOf = (...[intent, slots, question]: Parameters<typeof readAfter>) => {
      const found = readAfter(intent, slots, question)?.slots
      return [found?.item?.name, found?.item2?.name].toSorted()
    }
    const both = ['Hawkmoon', 'Thorn']
    expect(namesOf('compare', pair, 'would you rather use Thorn or Hawkmoon')).toEqual(both)
    expect(namesOf('compare', pair, 'compare Hawkmoon with Thorn instead')).toEqual(both)
    const one = { item: { name: 'Hawkmoon' } }
    expect(namesOf('build_around', one, 'build around Hawkmoon and Thorn instead')).toEqual(both)
    expect(namesOf('rate_roll', one, 'compare it with Thorn instead')).toEqual(both)
  })

  it('rules out the thing that is turned down', () => {
    const slots = { item: { name: 'Sunbracers' }, class: 'warlock' } as const
    const other = readAfter('exotic_choice', slots, 'not that one, another')
    expect([other?.slots.item, other?.exclude]).toEqual([
      undefined,
      [{ value: 'sunbracers', thing: { name: 'Sunbracers' } }],
    ])
    expect(readAfter('exotic_choice', slots, 'I do not have that')?.exclude).toHaveLength(1)
    // Without a thing in the last question it is the first of the answer's list.
    const ofList = readAfter('exotic_choice', { class: 'warlock' }, 'i dont have that')
    expect([ofList?.intent, ofList?.exclude]).toEqual(['exotic_choice', [{ value: 'that_one' }]])
  })

  it.each([
    'no i want it for pvp',
    'never mind that, make it solar',
    'does it not work with this subclass',
    'no, is it good for nightfalls?',
  ])('keeps the thing where something else is turned down: %s', (question) => {
    const found = readAfter('build_around', { item: { name: 'Hawkmoon' } }, question)
    expect([found?.slots.item?.name, found?.exclude]).toEqual(['Hawkmoon', []])
  })

  it.each([
    ['do_i_have', { item: { name: 'Hawkmoon' } }, 'any exotic sniper rifles?'],
    ['closest_to_done', { triumph: { name: 'Flawless' } }, 'what triumphs can i finish in the next hour'],
    ['compare', { item: { name: 'Thorn' }, item2: { name: 'Hawkmoon' } }, 'clear 50 places in my vault'],
    ['closest_to_done', { kind: 'title' }, 'asdf qwer zxcv'],
  ] as const)('after %s %j what stands for itself is read as alone: %s', (intent, slots, question) => {
    const alone = read(question, { names, ...FIXTURE_CLOCK })
    expect(readAfter(intent, slots, question)?.slots).toEqual(
      alone.is === 'read' ? alone.queries[0]?.slots : undefined,
    )
  })

  it('a title that is to be done next is not the second thing of the last list', () => {
    const question = 'which title should I do next in the season'
    const found = readAfter('best_owned_slot', { weapon_type: ['hand_cannon'] }, question)
    expect([found?.intent, found?.slots]).toEqual(['closest_to_done', { kind: 'title' }])
  })

  it('takes bare values for a change to the last question', () => {
    const armor = { item_kind: 'armor' } as const
    expect(readAfter('dismantle_review', armor, 'for my hunter')).toMatchObject({
      intent: 'dismantle_review',
      slots: { item_kind: 'armor', class: 'hunter' },
    })
    expect(readAfter('dupes', { weapon_type: ['shotgun'] }, 'only void')).toMatchObject({
      intent: 'dupes',
      slots: { weapon_type: ['shotgun'], element: ['void'] },
    })
  })

  it('rules out still what was ruled out where only a value changes', () => {
    const slots: Slots = { weapon_type: ['bow'] }
    const previous: Query = { intent: 'best_owned_slot', slots, exclude: [{ value: 'exotic' }], unread: [] }
    const reading = read('and for a raid instead?', { names, ...FIXTURE_CLOCK, previous })
    expect(reading).toMatchObject({
      queries: [{ slots: { ...slots, activity: [{ name: 'raid' }] }, exclude: [{ value: 'exotic' }] }],
    })
  })

  it('takes each of the places that are joined', () => {
    const rated = readAfter('dupes', { item: { name: 'Hung Jury SR4' } }, 'so the first or the third?')
    expect(rated?.slots.ordinal).toEqual([1, 3])
  })

  it('points to several places of the last list', () => {
    expect(
      readAfter('best_owned_slot', { weapon_type: ['sniper_rifle'] }, 'move the first two to my titan'),
    ).toMatchObject({ intent: 'move_equip_plan', slots: { ordinal: [1, 2], class: 'titan' } })
  })
})
