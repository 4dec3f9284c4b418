import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { makeArmor } from '@ai-vault/game/test-support/make-items.ts'
import { expect, it } from 'vitest'
import { DEFAULT_QUERY } from '../query/armor-query.ts'
import { buildProblem } from '../query/build-problem.ts'
import { perkOptions } from './choices.ts'

const SOLIPSISM = 2273643087
const copy = (instanceId: string, ...exoticPerks: string[]): ArmorPiece =>
  makeArmor({ instanceId, hash: SOLIPSISM, rarity: 'exotic', slot: 'class-item', exoticPerks })
const ARMOR = [
  copy('1', 'Spirit of the Assassin', 'Spirit of the Stag'),
  copy('2', 'Spirit of the Assassin', 'Spirit of the Stag'),
  copy('3', 'Spirit of Inmost Light', 'Spirit of the Stag'),
  makeArmor({ instanceId: '4', hash: 7, rarity: 'exotic', slot: 'helmet', exoticPerks: ['Kintsugi'] }),
  makeArmor({ instanceId: '5', hash: 8, slot: 'class-item' }),
]

it('offers each pair of perks of an exotic class item once, and none of other exotics', () => {
  expect(perkOptions(ARMOR, SOLIPSISM).map(({ label }) => label)).toEqual([
    'Any pair',
    'Spirit of Inmost Light + Spirit of the Stag',
    'Spirit of the Assassin + Spirit of the Stag (2 copies)',
  ])
  expect(perkOptions(ARMOR, 7)).toEqual([])
  expect(perkOptions(ARMOR, 'any')).toEqual([])
})

it('asks the solver for copies with these perks alone, and leaves all else in place', () => {
  const asked = (perks: readonly string[]) =>
    buildProblem(
      ARMOR,
      { ...DEFAULT_QUERY, exotic: SOLIPSISM, perks },
      { only: [], pinned: [], excluded: [] },
    ).pieces.map(({ id }) => id)
  expect(asked([])).toEqual(['1', '2', '3', '4', '5'])
  expect(asked(['Spirit of Inmost Light', 'Spirit of the Stag'])).toEqual(['3', '4', '5'])
})
