import { expect, it } from 'vitest'
import { makeWeapon } from '../test-support/make-weapon.ts'
import { protectionsOf } from '../weapons/verdict/weapon-protections.ts'
import { PROTECTION_RULES } from './protection-rules.ts'
import { MUCH_USED_KILLS, PROTECTIONS } from './protections.ts'

it('the rules in words name every protection, and from how many kills on a copy is protected', () => {
  expect(PROTECTION_RULES).toHaveLength(Object.keys(PROTECTIONS).length)
  for (const text of Object.values(PROTECTIONS))
    expect(PROTECTION_RULES.filter((rule) => rule.startsWith(text))).toHaveLength(1)
  expect(PROTECTION_RULES).toContain('you have used it much (1,000 kills or more)')
  const used = (kills: number) => protectionsOf(makeWeapon({ kills }), 0)
  expect([used(MUCH_USED_KILLS - 1), used(MUCH_USED_KILLS)]).toEqual([[], ['kills']])
})
