import { describe, expect, it } from 'vitest'
import { inputFor, recommendFor } from '../../../test-support/make-build.ts'
import { randomGuardian } from '../../../test-support/random-guardian.ts'
import { effectsOf } from '../../synergy/effects.ts'
import { planBuild } from '../plan-build.ts'

describe('what a request wants a kit to do', () => {
  it('is done by the kit wherever a subclass can, and said to be missing where none can', () => {
    let done = 0
    for (let seed = 1; seed <= 12; seed++) {
      const owner = randomGuardian(seed)
      const input = inputFor(owner, undefined, 'invis')
      const { kit } = planBuild(input)
      const { build } = recommendFor(input)
      const can = owner.guardian.subclasses.some(({ unlocked }) =>
        Object.values(unlocked)
          .flat()
          .some((hash) => owner.ability(hash)?.description === 'Turns you invisible.'),
      )
      const parts = [...kit.abilities, ...kit.aspects, ...kit.fragments]
      const does = parts.some((part) => effectsOf(part).includes('invisible'))
      expect([seed, does]).toEqual([seed, can])
      expect(build.not_given?.some(({ reason }) => reason.endsWith('brings “invisible”'))).toBe(!can)
      if (does) done++
    }
    expect(done).toBeGreaterThan(6)
  })
})
