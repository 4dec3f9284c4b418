import { expect, it } from 'vitest'
import { ARMOR_SLOTS } from '../../items.ts'
import { inputFor, recommendFor } from '../../test-support/make-build.ts'
import { randomGuardian } from '../../test-support/random-guardian.ts'
import { activityByFocus } from '../activities.ts'
import { WEAPON_SLOTS } from '../synergy/coverage.ts'
import { powerShortage } from './power-shortage.ts'

/** A character that wears gear of one power, and a build of another. */
function shortage(worn: number, ofBuild: number) {
  const owner = randomGuardian(2)
  const input = inputFor(owner, activityByFocus('grandmaster_nightfall'))
  const { build } = recommendFor(input)
  const place = { in: 'character', characterId: build.subclass.character_id, equipped: true } as const
  const one = <Piece extends { readonly slot: string }>(all: readonly Piece[], slot: string) =>
    all
      .filter((piece) => piece.slot === slot)
      .slice(0, 1)
      .map((piece) => ({ ...piece, power: worn, place }))
  const guardian = {
    ...owner.guardian,
    characters: owner.guardian.characters.map((each) => ({ ...each, power: worn })),
    weapons: WEAPON_SLOTS.flatMap((slot) => one(owner.guardian.weapons, slot)),
    armor: ARMOR_SLOTS.flatMap((slot) => one(owner.guardian.armor, slot)),
  }
  const { kinetic, energy, power } = build.weapons
  const weak = <Piece extends object>(piece: Piece) => ({ ...piece, power: ofBuild })
  const weapons = { kinetic: weak(kinetic), energy: weak(energy), power: weak(power) }
  return powerShortage({ ...input, guardian }, { ...build, weapons, armor: build.armor.map(weak) })
}

it('a Grandmaster build whose pieces have too little power says so, though the character has enough', () => {
  expect(shortage(1_850, 1_700)).toEqual({
    kind: 'atEase',
    reason:
      'needs power above 1,800; this build has 1,700 until its pieces are raised to the power of what is equipped',
  })
})

it('a character with too little power is told so, whatever the pieces have', () => {
  expect(shortage(1_700, 1_700)).toEqual({
    kind: 'needed',
    reason: 'needs power above 1,800; this character has 1,700',
  })
})

it('nothing is said where character and pieces have the power', () => {
  expect(shortage(1_850, 1_850)).toBeUndefined()
})
