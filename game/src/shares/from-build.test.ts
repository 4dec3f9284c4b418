import { expect, test } from 'vitest'
import { ACTIVITIES } from '../builds/activities.ts'
import { inputFor, recommendFor } from '../test-support/make-build.ts'
import { randomGuardian } from '../test-support/random-guardian.ts'
import { shareOfBuild } from './from-build.ts'

test('F-328 a shared build speaks to whoever reads it, not to the player who made it', () => {
  const reasons = new Set<string>()
  for (const seed of [1, 2, 3]) {
    const raid = inputFor(randomGuardian(seed), ACTIVITIES[1], '180 health, sniper, no swords')
    const { substitutes, build } = recommendFor(raid)
    const pinned = substitutes.map(({ instance_id }) => instance_id)
    for (const made of [build, recommendFor({ ...raid, pinned }).build]) {
      const { weapons, strengths, considerations } = shareOfBuild(made)
      for (const { why = '' } of weapons) {
        expect(why).not.toMatch(/\byou/i)
        for (const sentence of why.split(/(?<=\.) /)) reasons.add(sentence)
      }
      expect([...strengths, ...considerations].join(' ')).not.toMatch(/\byours?\b/i)
    }
  }
  expect([...reasons]).toEqual(
    expect.arrayContaining([
      'Chosen by hand.',
      'Of a type that was asked for.',
      expect.stringMatching(/^Shares .* with the subclass\.$/),
    ]),
  )
})

test('F-328 a shared build tells nothing of the author’s character, copies and request, and mods by piece', () => {
  for (const seed of [1, 2, 3, 4]) {
    const raid = inputFor(randomGuardian(seed), ACTIVITIES[1], 'solar, 200 health, a sword, Wobbler')
    const { build } = recommendFor(raid)
    const { considerations, armor, mods } = shareOfBuild(build)
    expect(considerations.join(' ')).not.toMatch(
      /this character|request|unlocked|Switch perks|postmaster|falls short/i,
    )
    expect(build.weaknesses).toEqual(expect.arrayContaining([...considerations]))
    expect(armor.flatMap((piece) => piece.mods ?? [])).toEqual(mods)
  }
})
