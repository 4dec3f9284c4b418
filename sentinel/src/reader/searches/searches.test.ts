import { INTENTS } from '@ai-vault/contract/advice/query.ts'
import { describe, expect, it } from 'vitest'
import { ALL_INTENTS } from '../../intents/all-intents.ts'
import { FIXTURE_CLOCK, namesOfFixture } from '../../test-support/phrase-files.ts'
import { read } from '../read.ts'
import { ABOUT_GEAR } from './searches.ts'

const context = { names: namesOfFixture(), ...FIXTURE_CLOCK }
function queryOf(question: string) {
  const reading = read(question, context)
  const query =
    reading.is === 'read' ? reading.queries[0] : reading.is === 'ask' ? reading.readings[0]?.query : undefined
  return {
    intent: query?.intent,
    filter: query?.slots.filter,
    limit: query?.slots.limit,
    unread: query?.unread,
  }
}

describe('a condition that the armory can search', () => {
  it.each([
    ['which hand cannons do i own under 1700', 'power:<1700'],
    ['what weapons can I dismantle below 1,700 power', 'power:<1700'],
    ['do i own any smgs over 1800', 'power:>1800'],
    ['which weapons with less than 50 kills can go', 'kills:<50'],
    ['what can I dismantle with 1,000 kills or less', 'kills:<=1000'],
    ['dismantle anything rated under 5?', 'rating:<5'],
    ['my crafted hand cannons', 'is:crafted'],
    ['best 120 rpm hand cannon', 'stat:rpm:120'],
    ['do i own any smgs over 750 rpm', 'stat:rpm:>750'],
    ['best adept hand cannon i own', 'is:adept'],
    ['do i own any tier 5 sidearms', 'tier:5'],
    ['do i have any hand cannons from raids', 'source:"raid"'],
    ['which hunter helmets can I dismantle with less than 50 total', 'basestat:total:<50'],
  ])('%s: %s', (question, filter) => {
    expect(queryOf(question)).toMatchObject({ filter, limit: undefined, unread: [] })
  })

  it.each([
    ['what can i dismantle, not the ones with more than 500 kills', '-kills:>500'],
    ['which hand cannons can i dismantle except ones over 1800', '-power:>1800'],
    ['what weapons can i dismantle, keep anything over 1800', '-power:>1800'],
    ['what can i dismantle without touching anything over 1800 power', '-power:>1800'],
    ['which weapons can go, not rated above 6', '-rating:>6'],
    ['which shotguns can i dismantle that dont have more than 100 kills', '-kills:>100'],
    ['dismantle what, anything over 1800 stays', '-power:>1800'],
    ['which guns can go, not over 500 kills or from raids', 'kills:<=500'],
  ])('that is ruled out never becomes its opposite: %s: %s', (question, filter) => {
    expect(queryOf(question).filter).toBe(filter)
  })

  it.each([
    ['what can i get rid of under 1700', 'power:<1700'],
    ['which of my hand cannons can i throw out under 5 rating', 'rating:<5'],
    ['which weapons that i never use with under 50 kills can go', 'kills:<50'],
    ['which hand cannons can i dismantle under 1700, ignore exotics', 'power:<1700'],
  ])('is not ruled out by words for something else: %s: %s', (question, filter) => {
    expect(queryOf(question).filter).toBe(filter)
  })

  it('is named as not read where it says which of a kind are ruled out', () => {
    expect(queryOf('which guns can i dismantle, no hand cannons under 1600')).toMatchObject({
      filter: undefined,
      unread: ['under 1600'],
    })
  })

  it.each([
    ['which weapons rated under 7.5 can go', 'rating:<7.5'],
    ['which weapons can go with less than 1.500 kills', 'kills:<1500'],
    ['under 1700 weapons to dismantle', 'power:<1700'],
  ])('holds the whole number, and no place before the question: %s: %s', (question, filter) => {
    expect(queryOf(question)).toMatchObject({ filter, limit: undefined, unread: [] })
  })

  it.each([
    ['which weapons from raids or from trials can i dismantle', '(source:"raid" or source:"trials")'],
    ['which weapons under 1600 or over 1800 can i dismantle', '(power:<1600 or power:>1800)'],
    ['which tier 4 ones or tier 5 ones can i dismantle', '(tier:4 or tier:5)'],
    ['which weapons can go, not the ones over 1800 or over 500 kills', '-power:>1800 -kills:>500'],
    ['which weapons can go under 1700 and with less than 50 kills', 'power:<1700 kills:<50'],
  ])('keeps the alternatives of the question: %s: %s', (question, filter) => {
    expect(queryOf(question)).toMatchObject({ filter, unread: [] })
  })

  it('is named as not read where it is the alternative of something else', () => {
    expect(queryOf('what can i dismantle, hand cannons under 1600 or shotguns over 1800')).toMatchObject({
      filter: 'power:<1600',
      unread: ['over 1800'],
    })
  })

  it('is said once, and named where the search has no room for it', () => {
    const conditions = Array.from({ length: 40 }, (_, at) => `under ${1000 + at}`)
    expect(queryOf('which weapons can go under 1700 and under 1700').filter).toBe('power:<1700')
    const { filter, unread } = queryOf(`which weapons can go ${conditions.join(' and ')}`)
    expect(filter).toMatch(/^power:<1000 power:<1001 /)
    expect(unread).toContain('under 1039')
  })

  it('is ruled out as before, and no verb is one', () => {
    expect(queryOf('best hand cannon i own, not crafted').filter).toBeUndefined()
    expect(queryOf('should i masterwork my hand cannons').filter).toBeUndefined()
    expect(queryOf('where does the adept drop of my Rose').filter).toBeUndefined()
  })

  it('is named where the question is not about gear that is owned', () => {
    expect(queryOf('what should I do this week under 1900 power')).toMatchObject({
      filter: undefined,
      unread: ['under 1900 power'],
    })
  })
})

it('is what the same intents go by that the reader gives it to', () => {
  const goBySearch = INTENTS.filter((intent) => ALL_INTENTS[intent].slots.includes('filter'))
  expect([...ABOUT_GEAR].toSorted()).toEqual(goBySearch.toSorted())
})

describe('what is in no slot', () => {
  it.each([
    ['which mats am i close to the cap on', ['close to the cap']],
    ['which weapons can i dismantle that i never used', ['never used']],
    ['what is new in my vault since last night, 12 percent', ['12']],
  ])('is named: %s', (question, words) => {
    expect(queryOf(question).unread).toEqual(expect.arrayContaining(words))
  })

  it.each([
    ['do i own less than 5 hand cannons', ['less than 5']],
    ['do i have at least 3 hand cannons with frenzy', ['at least 3']],
    ['my favorite hand cannons', ['favorite']],
    ['get me at least 70 discipline on my warlock', []],
  ])('is named as a whole: %s', (question, words) => {
    expect(queryOf(question).unread).toEqual(words)
  })

  it('is no number of copies', () => {
    expect(queryOf('which of my 3 sidearms is best').unread).toEqual([])
  })
})
