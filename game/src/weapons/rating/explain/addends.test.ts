import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeDefinition } from '../../../test-support/make-definition.ts'
import { makeWeapon } from '../../../test-support/make-weapon.ts'
import { analyzeWeapon } from '../../analysis.ts'
import { BASE_KNOWLEDGE } from '../../knowledge/base-knowledge.ts'
import { rateRoll } from '../rate.ts'
import { scoreOfShare } from '../score-curve.ts'
import { addendsOf } from './addends.ts'

const named = (names: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 })
const traits = named(BASE_KNOWLEDGE.traits.map(({ name }) => name))
const partsOf = (family: string) =>
  named(BASE_KNOWLEDGE.parts.filter((part) => part.family === family).map(({ name }) => name))

it('F-133 the points shown lead from a drop with middling parts to the score shown, to the tenth', () => {
  const roll = fc.record({
    first: traits,
    second: traits,
    barrel: partsOf('barrel'),
    magazine: partsOf('magazine'),
  })
  const rarity = fc.constantFrom('legendary', 'rare', 'common')
  fc.assert(
    fc.property(roll, rarity, fc.boolean(), fc.boolean(), (names, of, hasPool, hasMasterwork) => {
      const masterwork = { hash: 1, name: 'Range', stat: 'range', level: 10 } as const
      const weapon = makeWeapon({ rarity: of, ...(hasMasterwork ? { masterwork } : {}) }, names)
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

/** Drops whose sums lie around what their parts usually come to. */
const usual = { traits: 1, barrel: 2, magazine: 1, masterwork: 0 }
const odds = {
  rolls: (steps: number) => 1 / (1 + Math.exp(steps - 4)),
  pairs: (steps: number) => 1 / (1 + Math.exp(steps - 1)),
  usual,
}
const choice = (column: number, steps: number) => ({ column, option: 0, steps })
function pointsOf(first: number, second: number, barrel: number, magazine: number) {
  const sum = first + second + barrel + magazine
  const traits = [choice(0, first), choice(1, second)]
  const evaluation = { sum, traits, steps: first + second, pair: 0 }
  const parts = { barrel: choice(2, barrel), magazine: choice(3, magazine) }
  const score = scoreOfShare(odds.rolls(sum))
  return addendsOf({ ...evaluation, ...parts }, () => true, 0, score, odds)
}

it('a barrel as good as that of every other drop adds nothing, and the trait that is rare adds what it is ahead', () => {
  expect(pointsOf(3, 0.5, 2, 1)).toEqual({ base: 5, points: { 'first-trait': 2.8 } })
})

it('whatever a part meets, the part that is ahead by more never gets fewer points, but for the tenth of rounding', () => {
  const steps = fc.double({ min: -3, max: 4, noNaN: true })
  fc.assert(
    fc.property(steps, steps, steps, steps, (first, second, barrel, magazine) => {
      const { points } = pointsOf(first, second, barrel, magazine)
      const ranked = [
        [first - usual.traits / 2, points['first-trait'] ?? 0],
        [second - usual.traits / 2, points['second-trait'] ?? 0],
        [barrel - usual.barrel, points.barrel ?? 0],
        [magazine - usual.magazine, points.magazine ?? 0],
      ].toSorted(([one = 0], [other = 0]) => one - other)
      for (const [at, [, most = 0]] of ranked.entries()) {
        for (const [, least = 0] of ranked.slice(0, at)) expect(most).toBeGreaterThan(least - 0.15)
      }
    }),
  )
})

it('says of a blue what its rarity takes, and leaves no roll of it above Good', () => {
  const names = { first: ['Outlaw'], second: ['Rampage'] }
  const [blue, legendary] = (['rare', 'legendary'] as const).map((rarity) => makeWeapon({ rarity }, names))
  if (!blue || !legendary) throw new Error('both are made')
  const [rated, best] = [rateRoll(blue), rateRoll(legendary)]
  expect(rated.pve.score).toBeCloseTo(0.6 * (best.pve.score ?? 0), 1)
  expect(rated.pve.overall).toBeLessThan(0.7 * (best.pve.overall ?? 0))
  expect(rated.pve.share).toBeUndefined()
  const reasons = analyzeWeapon(blue, rated).pve.reasons
  expect(reasons.find(({ text }) => text.startsWith('Below legendary'))?.points).toBeLessThan(-1)
})
