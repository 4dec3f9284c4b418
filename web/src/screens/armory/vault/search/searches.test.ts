import { makeColumn } from '@ai-vault/game/test-support/make-items.ts'
import { describe, expect, it } from 'vitest'
import { makeWeaponItem } from '../../../../test-support/make-weapon-items.ts'
import { completeVaultSearch } from './complete-vault-search.ts'
import { MOST_SAVED, nameOfSearch, parseSaved, withSaved } from './SavedSearches.tsx'
import { readVocabulary } from './vocabulary.ts'

const vocabulary = readVocabulary([
  makeWeaponItem({
    name: 'Fatebringer',
    columns: [makeColumn('trait', 1, 'Kill Clip', 'Explosive Payload')],
  }),
  makeWeaponItem({ name: 'Twist of Fate' }),
  makeWeaponItem({ name: 'The "Quoted" One' }),
])
const terms = (search: string) =>
  completeVaultSearch(search, search.length, vocabulary).map(({ term }) => term)

describe('what could come next', () => {
  it("F-116 offers the language's own words", () => {
    expect(terms('is:hand')).toContain('is:handcannon')
    expect(terms('perkn')).toContain('perkname:')
  })

  it('F-116 offers names and perks of this vault, what begins with the letters first', () => {
    expect(terms('fate').slice(0, 2)).toEqual(['exactname:"Fatebringer"', 'exactname:"Twist of Fate"'])
    expect(terms('perkname:kill')).toEqual(['perkname:"Kill Clip"'])
    expect(terms('is:legendary expl')).toContain('exactperk:"Explosive Payload"')
  })

  it('puts the completion where the word stood', () => {
    const [first] = completeVaultSearch('is:arc fate', 11, vocabulary)
    expect(first).toMatchObject({ search: 'is:arc exactname:"Fatebringer"', caret: 30 })
  })

  it('F-116 puts a name in the place of all the words that led to it, and of no other', () => {
    const chosen = (search: string) => completeVaultSearch(search, search.length, vocabulary)[0]?.search
    expect(chosen('twist of fa')).toBe('exactname:"Twist of Fate"')
    expect(chosen('is:arc twist fate')).toBe('is:arc exactname:"Twist of Fate"')
    expect(chosen('sunset fate')).toBe('sunset exactname:"Fatebringer"')
    expect(chosen('kill cl')).toBe('exactperk:"Kill Clip"')
  })

  it('keeps quotes in a name', () => {
    expect(terms('quoted')).toEqual(['exactname:"The \\"Quoted\\" One"'])
  })

  it('offers nothing to an empty box', () => expect(terms('')).toEqual([]))
})

describe('saved searches', () => {
  it('F-116 the newest stands first, the same search once', () => {
    const one = { name: 'a', search: 'is:arc' }
    const two = { name: 'b', search: 'is:void' }
    expect(withSaved(withSaved([], one), two)).toEqual([two, one])
    expect(withSaved([two, one], { ...one, name: 'c' })).toEqual([{ name: 'c', search: 'is:arc' }, two])
  })

  it('F-116 takes its name from the comment', () => {
    expect(nameOfSearch('/* mine */ is:arc', 'mine')).toBe('mine')
    expect(nameOfSearch('is:arc ', undefined)).toBe('is:arc')
  })

  it.each([null, '', '{', '7', '{"a":1}', '[1,{"name":2,"search":"x"},null]'])(
    'a storage that holds %j holds none',
    (stored) => expect(parseSaved(stored)).toEqual([]),
  )

  it('keeps a limit', () => {
    const many = Array.from({ length: 99 }, (_, at) => ({ name: 'n', search: `power:${at}` }))
    expect(parseSaved(JSON.stringify(many))).toHaveLength(MOST_SAVED)
  })
})
