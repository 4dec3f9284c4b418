import { describe, expect, it } from 'vitest'
import type { Ability, AbilityKind } from '../../kit.ts'
import { makeAbility } from '../../test-support/make-items.ts'
import { abilityAnswer, championsCoveredBy } from './coverage.ts'

const ability = (kind: AbilityKind, description: string): Ability =>
  makeAbility({ kind, description, element: 'arc' })

describe('an ability that stops a champion', () => {
  it('covers it where it can be had at will', () => {
    const grenade = ability('grenade', 'Jolts what it hits.')
    expect(abilityAnswer(grenade, 'overload')).toMatchObject({ how: 'jolt', strength: 'covers' })
    expect(championsCoveredBy(grenade)).toEqual(['overload'])
  })

  it.each([
    ['Solar Super final blows ignite.', 'unstoppable', 'ignite, only with the Super'],
    ['Badly hurt, you jolt whoever strikes you.', 'overload', 'jolt, only when badly hurt'],
    ['Being struck in melee freezes the striker.', 'unstoppable', 'freeze, only when struck'],
  ] as const)('F-300 “%s” only helps, and says when', (text, champion, how) => {
    const fragment = ability('fragment', text)
    expect(abilityAnswer(fragment, champion)).toMatchObject({ how, strength: 'helps' })
    expect(championsCoveredBy(fragment)).toEqual([])
  })

  it('only helps where it is the Super', () => {
    expect(abilityAnswer(ability('super', 'Jolts what it hits.'), 'overload')?.strength).toBe('helps')
  })
})
