import { describe, expect, it } from 'vitest'
import { ARMOR_STATS, type Weapon } from '../../../items.ts'
import { inputFor, recommendFor } from '../../../test-support/make-build.ts'
import { type RandomGuardian, randomGuardian } from '../../../test-support/random-guardian.ts'
import { ACTIVITIES } from '../../activities.ts'
import { parseRequest } from '../../request/parse-request.ts'
import { planBuild } from '../plan-build.ts'

const OWNERS = [1, 3, 4, 5, 6, 8].map(randomGuardian)
const [GRANDMASTER] = ACTIVITIES
const rearmed = (owner: RandomGuardian, change: (weapon: Weapon, at: number) => Partial<Weapon>) => ({
  ...owner,
  guardian: {
    ...owner.guardian,
    weapons: owner.guardian.weapons.map((weapon, at): Weapon => ({ ...weapon, ...change(weapon, at) })),
  },
})
const naming = ({ name, hash, slot, rarity }: Weapon, prompt: string) => {
  const named = [{ name, hash, kind: 'weapon' as const, slot, owned: true }]
  return parseRequest(prompt, rarity === 'exotic' ? { exotics: named } : { items: named }).constraints
}

describe('the weapons of a build', () => {
  it('F-296 “a sword” is one sword, and it is the weapon that the build speaks of', () => {
    for (const owner of OWNERS) {
      const swords = rearmed(owner, ({ slot }, at) => ({
        type: at % 2 === 0 && slot !== 'kinetic' ? 'sword' : 'pulse-rifle',
        rarity: 'legendary',
      }))
      const { weapons, explanation, strategy } = recommendFor(inputFor(swords, undefined, 'a sword')).build
      const taken = Object.values(weapons).filter(({ weapon_type }) => weapon_type === 'sword')
      expect(taken).toHaveLength(1)
      expect(explanation).toContain(`${taken[0]?.name} leads the weapons.`)
      expect(strategy[0]?.text).toContain(taken[0]?.name)
    }
  })

  it('F-296 what was asked for by name leads, also beside an exotic', () => {
    for (const owner of OWNERS) {
      const [first] = owner.guardian.weapons.filter(({ rarity }) => rarity === 'legendary')
      const { build } = recommendFor({
        ...inputFor(owner),
        constraints: naming(first as Weapon, `with ${first?.name}`),
      })
      expect(build.explanation).toContain(`${first?.name} leads the weapons.`)
      expect(build.strategy[0]?.cites).toContain(first?.name)
    }
  })

  it('F-296 an exotic whose perks are fixed is not less than a good roll, and costs no confidence', () => {
    for (const owner of OWNERS) {
      const fixed = rearmed(owner, ({ slot }, at) => ({
        rarity: slot === 'energy' && at % 2 === 0 ? 'exotic' : 'legendary',
        type: 'pulse-rifle',
        element: 'kinetic',
      }))
      const { build } = recommendFor({
        ...inputFor(fixed, GRANDMASTER),
        scoreOf: ({ rarity }) => (rarity === 'exotic' ? undefined : 8.5),
        overallOf: ({ rarity }) => (rarity === 'exotic' ? undefined : 5.9),
      })
      expect(Object.values(build.weapons).filter(({ rarity }) => rarity === 'exotic')).toHaveLength(1)
      expect(build.weapons.energy.reason).toMatch(
        /Its traits are the same on every copy, so there is no roll to rate\.$/,
      )
      expect(build.confidence_reasons.map(({ reason }) => reason).join()).not.toMatch(/cannot be rated/)
      expect(build.weaknesses.join()).not.toMatch(/cannot be rated/)
    }
  })

  it('F-300 one of them is of the element of a shield that is asked about', () => {
    for (const owner of OWNERS) {
      const solar = rearmed(owner, ({ slot }, at) => ({
        element: slot === 'energy' && at % 3 === 0 ? 'solar' : 'kinetic',
      }))
      const { build } = recommendFor(inputFor(solar, undefined, 'against solar shields'))
      expect(build.weapons.energy.element).toBe('solar')
      expect(build.coverage.find(({ threat }) => threat === 'solar')?.expected).toBe('likely')
    }
  })

  it('F-296 that are named ask for a subclass of their element, where no other is named', () => {
    for (const owner of OWNERS) {
      const { element } = owner.guardian.subclasses[0] ?? {}
      if (!element || element === 'prismatic') continue
      const weapon = { ...(owner.guardian.weapons[0] as Weapon), element, rarity: 'exotic' as const }
      const weapons = [weapon, ...owner.guardian.weapons.slice(1)]
      const input = inputFor({ ...owner, guardian: { ...owner.guardian, weapons } })
      const named = planBuild({ ...input, constraints: naming(weapon, `with ${weapon.name}`) })
      expect(named.kit.subclass.element).toBe(element)
    }
  })
})

describe('the stats of a build', () => {
  it('follow the wish to survive', () => {
    for (const owner of OWNERS) {
      const weightsFor = (prompt: string) =>
        planBuild(inputFor(owner, undefined, prompt)).armorProblem.weights
      const [weapons = 0, health = 0] = weightsFor('tanky') ?? []
      expect(ARMOR_STATS.slice(0, 2)).toEqual(['weapons', 'health'])
      expect(health).toBe(10)
      expect(weapons).toBeLessThan(health)
    }
  })
})
