import { describe, expect, it } from 'vitest'
import { FIXTURE_CLOCK, namesOfFixture } from '../../test-support/phrase-files.ts'
import { read } from '../read.ts'

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
    ['best adept hand cannon i own', 'is:adept'],
    ['do i own any tier 5 sidearms', 'tier:5'],
    ['do i have any hand cannons from raids', 'source:"raid"'],
    ['which hunter helmets can I dismantle with less than 50 total', 'basestat:total:<50'],
  ])('%s: %s', (question, filter) => {
    expect(queryOf(question)).toMatchObject({ filter, limit: undefined, unread: [] })
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

describe('what is in no slot', () => {
  it.each([
    ['which mats am i close to the cap on', ['close to the cap']],
    ['which weapons can i dismantle that i never used', ['never used']],
    ['what is new in my vault since last night, 12 percent', ['12']],
  ])('is named: %s', (question, words) => {
    expect(queryOf(question).unread).toEqual(expect.arrayContaining(words))
  })

  it('is no number of copies', () => {
    expect(queryOf('which of my 3 sidearms is best').unread).toEqual([])
  })
})
