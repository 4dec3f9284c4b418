import fc from 'fast-check'
import { expect, it } from 'vitest'
import { analyzeWeapon } from '../../analysis.ts'
import { BASE_KNOWLEDGE } from '../../knowledge/base-knowledge.ts'
import { makeDefinition } from '../../testing/make-definition.ts'
import { makeWeapon } from '../../testing/make-weapon.ts'
import { rateRoll } from '../rate.ts'

const named = (names: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 })
const traits = named(BASE_KNOWLEDGE.traits.map(({ name }) => name))
const partsOf = (family: string) =>
  named(BASE_KNOWLEDGE.parts.filter((part) => part.family === family).map(({ name }) => name))

it('F-133 the points shown lead from the neutral roll to the score shown, to the tenth', () => {
  const roll = fc.record({
    first: traits,
    second: traits,
    barrel: partsOf('barrel'),
    magazine: partsOf('magazine'),
  })
  fc.assert(
    fc.property(roll, fc.boolean(), fc.boolean(), (names, hasPool, hasMasterwork) => {
      const masterwork = { hash: 1, name: 'Range', stat: 'range', level: 10 } as const
      const weapon = makeWeapon(hasMasterwork ? { masterwork } : {}, names)
      const context = hasPool ? { definitionOf: () => makeDefinition() } : {}
      const rating = rateRoll(weapon, context)
      const analysis = analyzeWeapon(weapon, rating, context)
      for (const { base = 0, god_roll_score = 0, reasons } of [analysis.pve, analysis.pvp]) {
        const tenths = reasons.reduce(
          (sum, { points = 0 }) => sum + Math.round(10 * points),
          Math.round(10 * base),
        )
        expect((tenths / 10).toFixed(1)).toBe(god_roll_score.toFixed(1))
      }
    }),
  )
})
