import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { makeArmor } from '@ai-vault/game/test-support/make-items.ts'
import { expect, it } from 'vitest'
import { DEFAULT_QUERY } from '../query/armor-query.ts'
import { buildProblem } from '../query/build-problem.ts'
import { ownedSets, perkOptions, setOptions } from './choices.ts'

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

it('F-156 counts the slots that a set can fill, not its pieces, and leaves out the one of a named exotic', () => {
  const set = { hash: 9, name: 'Aion Adapter' }
  const slots = ['helmet', 'helmet', 'chest', 'legs'] as const
  const armor = [
    ...slots.map((slot, at) => makeArmor({ instanceId: `${at}`, hash: at, slot, set })),
    makeArmor({ instanceId: '8', hash: 8, rarity: 'exotic', slot: 'legs' }),
  ]
  const offered = (exotic?: number) => setOptions(ownedSets(armor, exotic), [2, 4]).map(({ label }) => label)
  expect(offered()).toEqual([
    'Mixed',
    'Aion Adapter 2 (you can fill 3 slots)',
    'Aion Adapter 4 (you can fill 3 slots)',
  ])
  expect(offered(8)).toContain('Aion Adapter 4 (you can fill 2 slots)')
})
