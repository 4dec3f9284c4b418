import { describe, expect, it } from 'vitest'
import { makeColumn, makePlug, makeWeapon } from '../test-support/make-weapon.ts'
import { rateRoll } from '../weapons/rating/rate.ts'
import { ratedTraits, scoreWithTraits } from './played-roll.ts'
import { perksToPlay } from './synergy/coverage.ts'

/** Both second traits are on the copy; `on` says which is switched on. */
const glaive = (on: 'Sword Logic' | 'Frenzy') =>
  makeWeapon({
    type: 'glaive',
    columns: [
      makeColumn('trait', ['Gear Shift']),
      makeColumn('trait', ['Sword Logic', 'Frenzy'], on === 'Frenzy' ? 1 : 0),
    ],
  })

function played(weapon: ReturnType<typeof glaive>) {
  const { pve } = rateRoll(weapon)
  const scoreWith = (traits: Parameters<typeof scoreWithTraits>[1]) =>
    scoreWithTraits(weapon, traits, {}, 'pve')
  const perks = perksToPlay(weapon, [], ratedTraits(weapon, pve, scoreWith))
  return { score: pve.score ?? 0, names: perks.map(({ name }) => name), perks, scoreWith }
}

describe('the perks that a rating is for', () => {
  it('are played, though another is on', () => {
    const { score, names, perks, scoreWith } = played(glaive('Sword Logic'))
    expect(names).toEqual(['Gear Shift', 'Frenzy'])
    expect(scoreWith(perks)).toBe(score)
    expect(scoreWith([makePlug('Gear Shift'), makePlug('Sword Logic')])).toBeLessThan(score)
  })

  it('are those that are on where none is better', () => {
    expect(played(glaive('Frenzy')).names).toEqual(['Gear Shift', 'Frenzy'])
  })

  it('give way to what is on where nothing is rated', () => {
    const weapon = glaive('Sword Logic')
    expect(ratedTraits(weapon, undefined, () => undefined)).toEqual([])
    expect(perksToPlay(weapon, []).map(({ name }) => name)).toEqual(['Gear Shift', 'Sword Logic'])
  })
})
