import { expect, it } from 'vitest'
import { inputFor, recommendFor } from '../../test-support/make-build.ts'
import { makeArmor } from '../../test-support/make-items.ts'
import { randomGuardian } from '../../test-support/random-guardian.ts'

it('F-296 an exotic class item is told by its two spirits, other armor by its name alone', () => {
  const owner = randomGuardian(2)
  const input = inputFor(owner)
  const { class_type: classType } = recommendFor(input).build
  const exoticPerks = ['Spirit of the Assassin', 'Spirit of the Star-Eater']
  const item = { slot: 'class-item', rarity: 'exotic', classType, exoticPerks } as const
  const armor = [
    ...owner.guardian.armor.filter((piece) => piece.rarity !== 'exotic' && piece.slot !== 'class-item'),
    makeArmor({ ...item, instanceId: '77', hash: 77, name: 'Relativism' }),
  ]
  const { build } = recommendFor({ ...input, guardian: { ...owner.guardian, armor } })
  expect(build.armor.map(({ spirits }) => spirits)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    exoticPerks,
  ])
})
