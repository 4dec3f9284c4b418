import { describe, expect, it } from 'vitest'
import { cases } from '../../../test-support/cases.ts'
import { inputFor, recommendFor } from '../../../test-support/make-build.ts'
import { randomGuardian } from '../../../test-support/random-guardian.ts'
import { alternativesOf } from '../../recommend.ts'
import { parseRequest } from '../../request/parse-request.ts'
import { type BuildInput, TooLittleGear } from '../build-input.ts'
import { planBuild } from '../plan-build.ts'

const SEEDS = Array.from({ length: cases(5, 12) }, (_, seed) => seed + 1)

/** Undefined where an honest answer is that nothing is left. */
function madeOf(input: BuildInput) {
  try {
    return { ...recommendFor(input), alternatives: alternativesOf(planBuild(input)) }
  } catch (error) {
    expect(error).toBeInstanceOf(TooLittleGear)
    return undefined
  }
}

describe('what the request rules out by name', () => {
  it('is neither in the build nor offered for it, weapon or armor, pinned or not', () => {
    let ruledOut = 0
    for (const seed of SEEDS.slice(0, cases(2, 5))) {
      const input = inputFor(randomGuardian(seed))
      const { build } = recommendFor(input)
      for (const out of [...Object.values(build.weapons), ...build.armor]) {
        const kind = 'weapon_type' in out ? ('weapon' as const) : ('armor' as const)
        const named = { name: out.name, hash: out.hash, kind, owned: true }
        const { constraints } = parseRequest(`anything but ${out.name}`, { exotics: [named] })
        const without = madeOf({ ...input, constraints, pinned: [out.instance_id] })
        if (!without) continue
        ruledOut++
        const { weapons, armor, weaknesses } = without.build
        expect([...Object.values(weapons), ...armor].map(({ hash }) => hash)).not.toContain(out.hash)
        expect(without.substitutes.map(({ hash }) => hash)).not.toContain(out.hash)
        expect(weaknesses.filter((text) => text.endsWith('because the request rules it out.'))).toHaveLength(
          1,
        )
      }
    }
    expect(ruledOut).toBeGreaterThan(cases(6, 15))
  })

  it.each([
    ['no exotics', ['weapon', 'armor']],
    ['no exotic armor', ['armor']],
    ['without exotic weapons', ['weapon']],
  ] as const)(
    'is every exotic of the kind with “%s”, in the build and in what is offered',
    (prompt, kinds) => {
      let made = 0
      for (const seed of SEEDS) {
        const owner = randomGuardian(seed)
        const without = madeOf(inputFor(owner, undefined, prompt))
        if (!without) continue
        made++
        const { weapons, armor } = owner.guardian
        const offered = without.substitutes.map(({ instance_id }) => instance_id)
        const used = [...Object.values(without.build.weapons), ...without.build.armor]
        const ids = [...used.map(({ instance_id }) => instance_id), ...offered]
        const exotics = [...weapons, ...armor].filter(
          ({ instanceId, rarity }) => rarity === 'exotic' && ids.includes(instanceId),
        )
        expect(exotics.filter(({ kind }) => (kinds as readonly string[]).includes(kind))).toEqual([])
      }
      expect(made).toBeGreaterThan(SEEDS.length / 2)
    },
  )

  it('is not the subclass either, nor one of the alternatives', () => {
    let ruledOut = 0
    for (const seed of SEEDS) {
      const owner = randomGuardian(seed)
      const { element } = recommendFor(inputFor(owner)).build.subclass
      const without = madeOf(inputFor(owner, undefined, `not ${element}`))
      if (!without) continue
      ruledOut++
      const elements = [without.build.subclass, ...without.alternatives].map((each) => each.element)
      expect(elements).not.toContain(element)
      expect(Object.values(without.build.weapons).map((weapon) => weapon.element)).not.toContain(element)
    }
    expect(ruledOut).toBeGreaterThan(SEEDS.length / 2)
  })

  it('is not the class', () => {
    for (const seed of SEEDS) {
      const owner = randomGuardian(seed)
      const { class_type } = recommendFor(inputFor(owner)).build
      expect(madeOf(inputFor(owner, undefined, `no ${class_type}`))?.build.class_type).not.toBe(class_type)
    }
  })

  it('yields to what is asked for by name: “no rocket launchers except Gjallarhorn”', () => {
    let kept = 0
    for (const seed of SEEDS) {
      const input = inputFor(randomGuardian(seed))
      const { name, hash, slot, type } = input.guardian.weapons.find(
        (weapon) => weapon.slot === 'power' && weapon.rarity === 'exotic',
      ) ?? { name: '' }
      if (!name || !hash || !type) continue
      const { constraints } = parseRequest(`no ${type.replaceAll('-', ' ')}s except ${name}`, {
        exotics: [{ name, hash, kind: 'weapon', slot, owned: true }],
      })
      const made = madeOf({ ...input, constraints })
      if (!made) continue
      kept++
      expect(made.build.weapons.power.name).toBe(name)
      expect(made.build.weapons.kinetic.weapon_type).not.toBe(type)
      expect(made.build.not_given).toEqual([])
    }
    expect(kept).toBeGreaterThan(3)
  })
})
