import { describe, expect, it } from 'vitest'
import type { Weapon, WeaponType } from '../../../items.ts'
import type { SubclassElement } from '../../../kit.ts'
import { inputFor, recommendFor } from '../../../test-support/make-build.ts'
import { type RandomGuardian, randomGuardian } from '../../../test-support/random-guardian.ts'
import { ACTIVITIES } from '../../activities.ts'
import { parseRequest } from '../../request/parse-request.ts'

const DUNGEON = ACTIVITIES.find(({ focus }) => focus === 'dungeon')
const owner = randomGuardian(3)
const withoutType = (type: WeaponType): RandomGuardian => ({
  ...owner,
  guardian: { ...owner.guardian, weapons: owner.guardian.weapons.filter((weapon) => weapon.type !== type) },
})
const withoutElement = (element: SubclassElement): RandomGuardian => ({
  ...owner,
  guardian: {
    ...owner.guardian,
    subclasses: owner.guardian.subclasses.filter((subclass) => subclass.element !== element),
  },
})
const builtFor = (who: RandomGuardian, prompt: string) => recommendFor(inputFor(who, DUNGEON, prompt)).build

describe('what was asked for and is not in the build', () => {
  it('F-294 is said with its reason, is a consideration, and costs confidence', () => {
    const build = builtFor(withoutType('sword'), 'a sword')
    expect(build.not_given).toEqual([{ kind: 'type', reason: 'you own no sword' }])
    expect(build.weaknesses).toContain('You own no sword.')
    expect(build.confidence_reasons).toContainEqual({ points: -15, reason: 'you own no sword' })
    expect(build.confidence).toBeLessThan(builtFor(withoutType('sword'), '').confidence)
  })

  it('F-294 names the subclass that is the closest where the element is not unlocked', () => {
    const build = builtFor(withoutElement('solar'), 'solar')
    const reason = `no character has its solar subclass unlocked: ${build.subclass.name} is the closest`
    expect(build.not_given).toEqual([{ kind: 'subclass', reason }])
    expect(build.confidence_reasons).toContainEqual({ points: -25, reason })
  })

  it('says so of an item that is not owned and of a stat that is not reached', () => {
    const input = inputFor(owner, DUNGEON)
    const exotics = [{ name: 'Le Monarque', hash: 1, kind: 'weapon' as const, owned: false }]
    const asked = parseRequest('Le Monarque, 200 health and 200 melee', { exotics })
    const { build } = recommendFor({ ...input, constraints: asked.constraints })
    expect(build.not_given?.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        'you do not own Le Monarque',
        expect.stringMatching(/^(Health|Melee) comes to \d+ of the 200 asked for$/),
      ]),
    )
  })

  it('says which weapon has the place of another', () => {
    const weapons = owner.guardian.weapons.map((weapon, at): Weapon => {
      if (weapon.slot !== 'power') return { ...weapon, type: 'hand-cannon' }
      return { ...weapon, type: at % 2 === 0 ? 'sword' : 'rocket-launcher' }
    })
    const build = builtFor(
      { ...owner, guardian: { ...owner.guardian, weapons } },
      'a sword and a rocket launcher',
    )
    const missed = build.weapons.power.weapon_type === 'sword' ? 'rocket launcher' : 'sword'
    expect(build.not_given).toEqual([
      { kind: 'type', reason: `${build.weapons.power.name} has the place of a ${missed}` },
    ])
  })

  it('is nothing where everything was given', () => {
    const { type, element } = owner.guardian.weapons[0] ?? {}
    const build = builtFor(owner, `${element} weapons, ${type?.replaceAll('-', ' ')}`)
    expect(build.not_given).toEqual([])
    expect(build.confidence_reasons.map(({ reason }) => reason).join()).not.toMatch(/you own no/)
  })
})
