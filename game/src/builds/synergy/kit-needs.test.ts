import { describe, expect, it } from 'vitest'
import type { Ability, AbilityKind } from '../../kit.ts'
import { makeAbility } from '../../test-support/make-items.ts'
import { kitNeeds, leastWeights } from './kit-needs.ts'

const ability = (kind: AbilityKind, name: string, description: string): Ability =>
  makeAbility({ kind, name, description, element: 'void' })
const needsOf = (...all: readonly Ability[]) =>
  Object.fromEntries(
    kitNeeds({
      abilities: all.filter(({ kind }) => kind !== 'aspect' && kind !== 'fragment'),
      aspects: all.filter(({ kind }) => kind === 'aspect'),
      fragments: all.filter(({ kind }) => kind === 'fragment'),
    }),
  )

describe('the stats that a kit rests on', () => {
  it.each([
    ['Melee final blows start healing for you and allies.', 'melee'],
    ['Powered melee makes you and allies radiant.', 'melee'],
    ['Void grenades weaken what they hit.', 'grenade'],
    ['Grenade final blows load volatile rounds.', 'grenade'],
    ['Dodging turns you invisible.', 'class'],
    ['Your barricade gives an overshield to those behind it.', 'class'],
    ['Super final blows suspend those near.', 'super'],
  ])('“%s” rests on %s', (text, stat) => {
    expect(needsOf(ability('fragment', 'Echo', text))).toEqual({ [stat]: ['Echo'] })
  })

  it.each([
    'Scorched foes beaten return melee energy.',
    'The class ability returns faster while you scorch.',
    'Taking melee damage strengthens your own.',
    'An overshield quickens grenades and strengthens melee.',
  ])('“%s” rests on none', (text) => {
    expect(needsOf(ability('fragment', 'Echo', text))).toEqual({})
  })

  it('are the Super only where it was asked for by name, in whichever form', () => {
    const abilities = [ability('super', 'Nova Bomb: Vortex', 'A fast bomb of void.')]
    const needs = (superName?: string) =>
      Object.fromEntries(kitNeeds({ abilities, aspects: [], fragments: [] }, undefined, superName))
    expect(needs('Nova Bomb')).toEqual({ super: ['Nova Bomb: Vortex'] })
    expect([needs(), needs('Nova Warp')]).toEqual([{}, {}])
  })

  it('are those of abilities that do more than damage, and of the exotic', () => {
    const bomb = ability('melee', 'Snare Bomb', 'Throw smoke that weakens and hides you.')
    const spike = ability('grenade', 'Void Spike', 'A spike of void in the ground.')
    expect(needsOf(bomb, spike)).toEqual({ melee: ['Snare Bomb'] })
    const exotic = { name: 'Spike Sleeves', perk: 'Sharp. Void Spikes last.' }
    const worn = kitNeeds({ abilities: [bomb, spike], aspects: [], fragments: [] }, exotic)
    expect(worn.get('grenade')).toEqual(['Spike Sleeves'])
    expect(leastWeights(worn)).toEqual([0, 0, 0, 0, 5, 5])
  })
})
