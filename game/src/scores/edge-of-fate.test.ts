import { describe, expect, it } from 'vitest'
import { makeArmor } from '../test-support/make-items.ts'
import { armorProgress, triumphProgress } from './edge-of-fate.ts'

describe('F-083 Edge of Fate progress', () => {
  it('F-083 counts the slots of the played classes that hold a piece of tier 4 or 5', () => {
    const armor = [
      makeArmor({ slot: 'helmet', tier: 5 }),
      makeArmor({ slot: 'helmet', tier: 4 }),
      makeArmor({ slot: 'legs', tier: 3 }),
      makeArmor({ slot: 'chest', tier: 5, armor3: false }),
      makeArmor({ slot: 'chest', tier: 5, rarity: 'exotic' }),
      makeArmor({ slot: 'gauntlets', tier: 5, classType: 'titan' }),
    ]
    expect(armorProgress(armor, ['hunter'])).toEqual({ done: 1, of: 5 })
    expect(armorProgress(armor, ['hunter', 'titan', 'hunter'])).toEqual({ done: 2, of: 10 })
    expect(armorProgress(armor, [])).toEqual({ done: 0, of: 0 })
  })

  it('F-083 counts the wanted triumphs, and hidden ones nowhere', () => {
    const triumph = (hash: number, platformState: number) => ({ hash, platformState, objectives: [] })
    const triumphs = [triumph(1, 1), triumph(2, 4), triumph(3, 4 | 16), triumph(4, 1)]
    expect(triumphProgress(triumphs, new Set([1, 2, 3]))).toEqual({ done: 1, of: 2 })
  })
})
