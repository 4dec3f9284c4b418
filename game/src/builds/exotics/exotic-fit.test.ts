import { describe, expect, it } from 'vitest'
import type { Ability, Subclass, SubclassElement } from '../../kit.ts'
import { fitOf, namesAbility } from './exotic-fit.ts'

const ability = (hash: number, name: string) => ({ hash, name, kind: 'super' }) as unknown as Ability
const ABILITIES = [ability(1, 'Nova Bomb'), ability(2, 'Daybreak'), ability(3, 'Fusion Grenade')]
const byHash = (hash: number) => ABILITIES.find((each) => each.hash === hash)
const subclass = (element: SubclassElement, supers: readonly number[]) =>
  ({ element, unlocked: { super: supers } }) as unknown as Subclass
const voidwalker = subclass('void', [1])
const dawnblade = subclass('solar', [2, 3])
const prismatic = subclass('prismatic', [1])

const fits = (perk: string) =>
  [voidwalker, dawnblade, prismatic].map((each) => fitOf({ name: 'Anything', perk }, each, byHash))

describe('what an exotic asks of a subclass', () => {
  it('is the element that its perk speaks of, and prismatic has something of each', () => {
    expect(fits('Helium Spirals. Solar melee final blows return grenades.')).toEqual([0, 1, 0.5])
    expect(fits('Volatile rounds load as you leave invisibility.')).toEqual([1, 0, 0.5])
  })

  it('is the subclass that has the ability it names', () => {
    expect(fits('Nova Bomb resists damage.')).toEqual([1, 0, 1])
    expect(fits('Fusion grenades fly faster.')).toEqual([0, 1, 0])
  })

  it('is nothing where the perk names neither', () => {
    expect(fits('Runs faster and jumps higher.')).toEqual([0, 0, 0])
    expect(fits('')).toEqual([0, 0, 0])
  })

  it('is not read out of the middle of a word', () => {
    expect(fits('Searching an archive avoids harm.')).toEqual([0, 0, 0])
    expect(namesAbility('A supernova bombards all.', { name: 'Nova Bomb' })).toBe(false)
  })
})
