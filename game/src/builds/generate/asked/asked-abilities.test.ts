import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../kit.ts'
import { inputFor, recommendFor } from '../../../test-support/make-build.ts'
import { type RandomGuardian, randomGuardian } from '../../../test-support/random-guardian.ts'
import { activityByFocus } from '../../activities.ts'
import type { BuildInput } from '../build-input.ts'
import { planBuild } from '../plan-build.ts'

const partsOf = (input: BuildInput) => {
  const { kit } = planBuild(input)
  return [...kit.abilities, ...kit.aspects, ...kit.fragments]
}

/** Every part that one of the owner's subclasses has, with the subclass that has it. */
const allParts = ({ guardian, ability }: RandomGuardian) =>
  guardian.subclasses.flatMap((subclass) =>
    Object.values(subclass.unlocked)
      .flat()
      .flatMap((hash) => ability(hash) ?? [])
      .filter(({ kind }) => kind !== 'super' && kind !== 'class' && kind !== 'movement')
      .map((part) => ({ part, subclass })),
  )

const asking = (input: BuildInput, constraints: Partial<BuildInput['constraints']>): BuildInput => ({
  ...input,
  constraints: { ...input.constraints, ...constraints },
})

describe('a part of a kit that the request names', () => {
  it('F-295 is in the kit, whatever it does beside the rest', () => {
    let aspects = 0
    for (let seed = 1; seed <= 6; seed++) {
      const owner = randomGuardian(seed)
      for (const { part } of allParts(owner).filter((_, n) => n % 7 === 0)) {
        const { name, hash, kind } = part
        const parts = partsOf(asking(inputFor(owner), { abilities: [{ name, hash }] }))
        expect([seed, name, parts.some((each) => each.name === name)]).toEqual([seed, name, true])
        if (kind === 'aspect') aspects++
      }
    }
    expect(aspects).toBeGreaterThan(2)
  })

  it('F-295 is in no kit where the request rules it out', () => {
    const owner = randomGuardian(3)
    const input = inputFor(owner)
    const [aspect] = planBuild(input).kit.aspects
    const name = aspect?.name ?? ''
    expect(partsOf(input).map((part) => part.name)).toContain(name)
    expect(partsOf(asking(input, { avoidAbilities: [name] })).map((part) => part.name)).not.toContain(name)
  })

  it('F-295 is said to be missing where no subclass has room for it, at the cost of confidence', () => {
    const input = asking(inputFor(randomGuardian(3)), { abilities: [{ name: 'Consecration', hash: 1 }] })
    const { build } = recommendFor(input)
    const reason = `Consecration found no place in ${build.subclass.name}`
    expect(build.not_given).toContainEqual({ kind: 'effect', reason })
    expect(build.confidence_reasons).toContainEqual({ points: -15, reason })
  })
})

describe('a word of the game that the kit is to be about', () => {
  it('F-295 brings the part whose text speaks of it, or is said to be missing', () => {
    const owner = randomGuardian(4)
    const chosen = allParts(owner).find(({ part }) => part.kind === 'grenade')?.part
    const ability = (hash: number): Ability | undefined => {
      const known = owner.ability(hash)
      return known?.hash === chosen?.hash && known ? { ...known, description: 'Makes firesprites.' } : known
    }
    const input = asking(inputFor({ ...owner, ability }, activityByFocus('raid')), {
      keywords: ['firesprite'],
    })
    expect(partsOf(input).map(({ hash }) => hash)).toContain(chosen?.hash)
    const without = recommendFor(asking(inputFor(owner), { keywords: ['firesprite'] })).build
    expect(without.not_given?.map(({ reason }) => reason)).toContain(
      `nothing that is unlocked for ${without.subclass.name} speaks of “firesprite”`,
    )
  })
})
