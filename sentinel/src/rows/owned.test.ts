import type { Rarity } from '@ai-vault/game/items.ts'
import { makeWeapon } from '@ai-vault/game/test-support/make-items.ts'
import { expect, it } from 'vitest'
import type { Rating } from '../facts.ts'
import { makeVault } from '../test-support/account.ts'
import { bestFirst } from './owned.ts'

const gun = (instanceId: string, rarity: Rarity = 'legendary') => makeWeapon({ instanceId, rarity })
const rated = (pve: Rating['pve'], pvp: Rating['pvp']): Rating => ({
  tier: pve.tier,
  activity: 'pve',
  pve,
  pvp,
})
const side = (score: number, overall: number) => ({ tier: 'Good' as const, score, overall })

it('the best has the best score that is shown, in the activity that is asked about, however good the gun', () => {
  const weapons = [gun('linear'), gun('cannon'), gun('blue', 'rare'), gun('sword')]
  const ratings = new Map([
    ['sword', rated(side(8.8, 3), side(6.1, 3))],
    ['cannon', rated(side(8, 5), side(8, 7))],
    ['linear', rated(side(7, 6.5), side(8.9, 4))],
    ['blue', rated(side(8.9, 9), side(8.9, 9))],
  ])
  const vault = makeVault({ weapons, ratings })
  const order = (of?: 'pve' | 'pvp') =>
    weapons.toSorted(bestFirst(vault, of)).map(({ instanceId }) => instanceId)
  expect(order('pve')).toEqual(['sword', 'cannon', 'linear', 'blue'])
  expect(order('pvp')).toEqual(['linear', 'cannon', 'sword', 'blue'])
  expect(order()).toEqual(['sword', 'cannon', 'linear', 'blue'])
})
