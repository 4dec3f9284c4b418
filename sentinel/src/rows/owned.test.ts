import type { Rarity } from '@ai-vault/game/items.ts'
import { makeWeapon } from '@ai-vault/game/test-support/make-items.ts'
import { expect, it } from 'vitest'
import type { Rating } from '../facts.ts'
import { makeVault } from '../test-support/account.ts'
import { bestFirst } from './owned.ts'

const gun = (instanceId: string, rarity: Rarity = 'legendary') => makeWeapon({ instanceId, rarity })
const rated = (pve: Rating['pve'], pvp: Rating['pvp']): Rating => ({ ...pve, activity: 'pve', pve, pvp })
const side = (score: number, overall: number) => ({ tier: 'Good' as const, score, overall })

it('the best is the best gun, roll and standing together, in the activity that is asked about', () => {
  const weapons = [gun('lucky sword'), gun('cannon'), gun('linear'), gun('blue', 'rare')]
  const ratings = new Map([
    ['lucky sword', rated(side(9.8, 6), side(9.8, 3))],
    ['cannon', rated(side(8, 5), side(8, 7))],
    ['linear', rated(side(7, 6.5), side(9.9, 4))],
    ['blue', rated(side(9.9, 9), side(9.9, 9))],
  ])
  const vault = makeVault({ weapons, ratings })
  const order = (of?: 'pve' | 'pvp') =>
    weapons.toSorted(bestFirst(vault, of)).map(({ instanceId }) => instanceId)
  expect(order('pve')).toEqual(['linear', 'lucky sword', 'cannon', 'blue'])
  expect(order('pvp')).toEqual(['cannon', 'linear', 'lucky sword', 'blue'])
  expect(order()).toEqual(['cannon', 'linear', 'lucky sword', 'blue'])
})
