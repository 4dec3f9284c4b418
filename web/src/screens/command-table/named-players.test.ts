// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { idsIn, NOBODY_NAMED, namePlayers, playersRead, toIds, toNames } from './named-players.ts'

const vesper = { player_id: '1', name: 'Vesper', code: '4102' }
const known = namePlayers(NOBODY_NAMED, [vesper])

describe('players by name in the field, by id in the question', () => {
  it('puts ids in place of names that are known, and leaves the rest as it was written', () => {
    expect(toIds('Vesper#4102 , Nightjar#1190,', known)).toBe('1 , Nightjar#1190,')
    expect(idsIn('Vesper#4102, , 7', known)).toEqual({ ids: ['1', '7'], blanks: 1 })
  })

  it('puts names in place of ids', () => {
    expect(toNames('1, 17, Nightjar#1190', known)).toBe('Vesper#4102, 17, Nightjar#1190')
  })

  it.each([
    ['without a code', { player_id: '2', name: 'Vesper' }],
    ['with a comma in the name', { player_id: '2', name: 'a, b', code: '1' }],
    ['of a name that another has', { player_id: '2', name: 'Vesper', code: '4102' }],
  ])('a player %s keeps the id', (_, player) => {
    expect(toNames('1,2', namePlayers(known, [player]))).toBe('Vesper#4102,2')
  })

  it('takes a name for text, whatever signs it has', () => {
    const odd = namePlayers(NOBODY_NAMED, [{ player_id: '3', name: '$& $1', code: '6' }])
    expect(toIds(toNames('3', odd), odd)).toBe('3')
    expect(toNames('3', odd)).toBe('$& $1#6')
  })

  it('knows from an answer those who were written as ids', () => {
    const member = { state: 'read' as const, you: false, equipped: [], roles: [] }
    expect(
      playersRead([
        { ...member, entry: '1', name: 'Vesper', code: '4102' },
        { ...member, entry: 'Nightjar#1190', name: 'Nightjar', code: '1190' },
        { ...member, entry: '5' },
      ]),
    ).toEqual([vesper])
  })
})
