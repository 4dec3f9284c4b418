import { describe, expect, it } from 'vitest'
import { inputFor, recommendFor } from '../../test-support/make-build.ts'
import { randomGuardian } from '../../test-support/random-guardian.ts'
import { activityByFocus } from '../activities.ts'

/** Every other piece of each slot has less power than a Grandmaster demands, and the characters have it. */
function buildFor(focus: string, seed: number, strong = 1_850) {
  const owner = randomGuardian(seed)
  const input = inputFor(owner, activityByFocus(focus))
  const halves = new Map<string, number>()
  const powered = <Piece extends { readonly slot: string; readonly classType?: string }>(piece: Piece) => {
    const kind = `${piece.slot} ${piece.classType}`
    const count = halves.get(kind) ?? 0
    halves.set(kind, count + 1)
    return { ...piece, power: count % 2 === 0 ? strong : 1_600 }
  }
  const { build } = recommendFor({
    ...input,
    guardian: {
      ...owner.guardian,
      weapons: owner.guardian.weapons.map(powered),
      armor: owner.guardian.armor.map(powered),
      characters: owner.guardian.characters.map((each) => ({ ...each, power: 1_850 })),
    },
  })
  return [...Object.values(build.weapons), ...build.armor].map(({ power }) => power ?? 0)
}
const weak = (powers: readonly number[]) => powers.filter((power) => power < 1_800).length

describe('the power that a Grandmaster demands', () => {
  it('F-296 is had by every piece of armor where there are such', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const armor = buildFor('grandmaster_nightfall', seed).slice(3)
      expect([seed, weak(armor)]).toEqual([seed, 0])
    }
  })

  it('F-296 weighs among weapons too, less than a champion that only a weak one stops', () => {
    const weakWeapons = (focus: string) =>
      Array.from({ length: 8 }, (_, n) => weak(buildFor(focus, n + 1).slice(0, 3))).reduce((a, b) => a + b)
    expect(weakWeapons('grandmaster_nightfall')).toBeLessThan(weakWeapons('general_pve') / 2)
  })

  it('F-296 is no reason to leave a build out where nothing has it', () => {
    expect(weak(buildFor('grandmaster_nightfall', 2, 1_700))).toBe(8)
  })

  it('F-296 is given up where only exotics have it, which cannot be worn together', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const owner = randomGuardian(seed)
      const input = inputFor(owner, activityByFocus('grandmaster_nightfall'))
      const armor = owner.guardian.armor.map((piece) => ({
        ...piece,
        power: piece.rarity === 'exotic' ? 1_850 : 1_600,
      }))
      const characters = owner.guardian.characters.map((each) => ({ ...each, power: 1_850 }))
      const { build } = recommendFor({ ...input, guardian: { ...owner.guardian, armor, characters } })
      expect([seed, build.armor.length]).toEqual([seed, 5])
    }
  })

  it('F-296 is demanded nowhere else', () => {
    const all = Array.from({ length: 8 }, (_, seed) => weak(buildFor('general_pve', seed + 1)))
    expect(Math.max(...all)).toBeGreaterThan(1)
  })
})
