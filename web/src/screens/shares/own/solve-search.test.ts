import { makeArmor } from '@ai-vault/game/test-support/make-items.ts'
import { describe, expect, it } from 'vitest'
import { missingExotic, solveSearch } from './solve-search.ts'

const SET = { hash: 5, name: 'Bushido' }
const piece = (slot: 'helmet' | 'gauntlets' | 'chest' | 'legs', changes: object = {}) => ({
  slot,
  hash: 1,
  name: slot,
  rarity: 'legendary' as const,
  stats: [30, 5, 5, 20, 5, 5] as const,
  ...changes,
})
const build = {
  classType: 'hunter' as const,
  stats: [162, 70, 230, -5, 54, 60] as const,
  armor: [
    piece('helmet', { hash: 9, name: 'Celestial Nighthawk', rarity: 'exotic' }),
    piece('gauntlets', { set: 'Bushido' }),
    piece('chest', { set: 'Bushido' }),
    piece('legs', { set: 'Techsec' }),
  ],
}
const own = (changes: object) => makeArmor({ classType: 'hunter', ...changes })

describe('F-328 a shared build, asked of the visitor’s own armor', () => {
  it('takes its stats as targets, within what a target can be', () => {
    expect(solveSearch(build, [])).toMatchObject({
      tab: 'armor',
      class: 'hunter',
      targets: '162_70_200_0_54_60',
    })
  })

  it('counts what its fragments give, and nothing of an older question: no pin, exclusion or filter', () => {
    expect(solveSearch({ ...build, bonus: [0, 20, 0, 0, 0, 10] }, [])).toEqual({
      tab: 'armor',
      class: 'hunter',
      targets: '162_70_200_0_54_60',
      bonus: '0_20_0_0_0_10',
      only: 'all',
    })
  })

  it('asks for its exotic and its sets where the visitor has them', () => {
    const vault = [own({ hash: 9, rarity: 'exotic' }), own({ hash: 2, set: SET })]
    expect(solveSearch(build, vault)).toMatchObject({ exotic: '9', sets: '5x2' })
    expect(
      solveSearch({ ...build, armor: build.armor.map((each) => ({ ...each, set: 'Bushido' })) }, vault),
    ).toMatchObject({ sets: '5x4' })
  })

  it('names the exotic that the visitor does not own, and none where they do or the build has none', () => {
    expect(missingExotic(build, [])).toBe('Celestial Nighthawk')
    expect(missingExotic(build, [own({ hash: 9, rarity: 'exotic', classType: 'titan' })])).toBe(
      'Celestial Nighthawk',
    )
    expect(missingExotic(build, [own({ hash: 9, rarity: 'exotic' })])).toBeUndefined()
    expect(missingExotic({ ...build, armor: build.armor.slice(1) }, [])).toBeUndefined()
  })

  it('knows a set and an exotic in the visitor’s language by their English names', () => {
    const vault = [
      own({ hash: 77, name: 'Himmlischer', englishName: 'Celestial Nighthawk', rarity: 'exotic' }),
      own({ set: { hash: 5, name: 'Weg', englishName: 'Bushido' } }),
    ]
    expect(solveSearch(build, vault)).toMatchObject({ exotic: '77', sets: '5x2' })
  })

  it('does not ask for what another class wears', () => {
    const vault = [makeArmor({ classType: 'titan', hash: 9, rarity: 'exotic' })]
    expect(solveSearch(build, vault)).not.toHaveProperty('exotic')
  })

  it('is not offered where the author showed neither armor nor stats', () => {
    expect(solveSearch({ armor: [] }, [])).toBeUndefined()
  })
})
