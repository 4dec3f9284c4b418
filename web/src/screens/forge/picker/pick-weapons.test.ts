import { describe, expect, it } from 'vitest'
import { makeRating, makeWeaponItem } from '../../../test-support/make-weapon-items.ts'
import { pickOwned } from './pick-weapons.ts'

function owned(name: string, score: number, overall: number) {
  const rating = makeRating(score >= 9 ? 'God-Tier' : 'Good', score)
  const side = { ...rating.pve, overall }
  const id = `${name} ${score}`
  return makeWeaponItem(
    { name, instanceId: id, hash: name.length },
    { rating: { ...rating, pve: side, pvp: side } },
  )
}

describe('the weapons to pick from', () => {
  it('begin with the best gun, whatever its roll is called', () => {
    const { picks } = pickOwned([owned('Lucky Sword', 9.8, 6.1), owned('Austringer', 8.2, 8.4)], '')
    expect(picks.map(({ name }) => name)).toEqual(['Austringer', 'Lucky Sword'])
  })

  it('are each the best roll of their copies', () => {
    const { picks } = pickOwned([owned('Austringer', 6, 7.5), owned('Austringer', 8.2, 8.4)], '')
    expect(picks.map(({ id, copies }) => [id, copies])).toEqual([['Austringer 8.2', 2]])
  })
})
