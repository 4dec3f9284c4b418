import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../cleanup/verdict.ts'
import type { Weapon } from '../../items.ts'
import { GOOD_TRAITS, randomVault, type Vault } from '../../test-support/random-vault.ts'
import { judgeWeapons } from './judge-weapons.ts'

/**
 * Nothing that the vault was good for is lost. What is left of a random vault once all of the advice is followed is
 * searched copy by copy and pair by pair; none of the engine's own comparisons is used. Each test counts the cases that
 * it judged, so that none passes because it met none.
 */

const ACTIVITIES = ['pve', 'pvp'] as const
/** Few copies of a random vault are of any one rule's concern. */
const RUNS = 400

interface Outcome {
  readonly vault: Vault
  readonly gone: readonly Weapon[]
  /** Neither advised to go nor marked to go by the player. */
  readonly left: readonly Weapon[]
  readonly verdictOf: (weapon: Weapon) => Verdict
  readonly proofOf: (weapon: Weapon) => Weapon
  readonly scoreOf: (weapon: Weapon, activity: 'pve' | 'pvp') => number | undefined
}

function follow(vault: Vault): Outcome {
  const { weapons, ratings, marks, mode } = vault
  const verdicts = judgeWeapons(weapons, ratings, { marks, mode })
  const verdictOf = ({ instanceId }: Weapon) => verdicts.get(instanceId) as Verdict
  const goes = (weapon: Weapon) => verdictOf(weapon).recommendation === 'consider-dismantling'
  return {
    vault,
    gone: weapons.filter(goes),
    left: weapons.filter((weapon) => !goes(weapon) && marks.get(weapon.instanceId) !== 'dismantle'),
    verdictOf,
    proofOf: (weapon) => weapons.find(({ instanceId }) => instanceId === verdictOf(weapon).proof) as Weapon,
    scoreOf: ({ instanceId }, activity) => ratings.get(instanceId)?.[activity].score,
  }
}

/** Every copy of it has the same perks. */
const isFixed = ({ ratings }: Vault, { instanceId }: Weapon) => ratings.get(instanceId)?.fixed === true
const isBlue = ({ rarity }: Weapon) => rarity === 'rare'
const isAdept = ({ name }: Weapon) => name.endsWith('(Adept)')
const isSameWeapon = (one: Weapon, other: Weapon) =>
  one.name.replace(' (Adept)', '') === other.name.replace(' (Adept)', '') &&
  one.type === other.type &&
  one.element === other.element
const traitColumns = ({ columns }: Weapon) =>
  columns.filter(({ kind }) => kind === 'trait').map(({ selectable }) => selectable.map(({ name }) => name))
const hasPair = (weapon: Weapon, [one, other]: readonly [string, string]) => {
  const [first = [], second = []] = traitColumns(weapon)
  return (first.includes(one) && second.includes(other)) || (first.includes(other) && second.includes(one))
}
/** Every pair of traits that the copy can select at once and that are both worth 4 or more in one activity. */
const goodPairs = (weapon: Weapon): (readonly [string, string])[] =>
  ACTIVITIES.flatMap((activity) => {
    const isGood = (name: string) => (GOOD_TRAITS[activity] as readonly string[]).includes(name)
    const [first = [], second = []] = traitColumns(weapon)
    return first.flatMap((one) =>
      second.flatMap((other) => (isGood(one) && isGood(other) ? [[one, other] as const] : [])),
    )
  })

/** Counts what a check has judged over all random vaults. */
function always(least: number, check: (outcome: Outcome) => number): void {
  let judged = 0
  fc.assert(
    fc.property(randomVault, (vault) => {
      judged += check(follow(vault))
    }),
    { numRuns: RUNS },
  )
  expect(judged).toBeGreaterThan(least)
}

describe('of a vault whose advice is followed', () => {
  it('F-126 no last legendary or exotic copy is gone', () => {
    always(50, ({ gone, left }) => {
      const rare = gone.filter((weapon) => !isBlue(weapon))
      for (const weapon of rare) expect(left.some((other) => isSameWeapon(other, weapon))).toBe(true)
      return rare.length
    })
  })

  it('F-126 no tier 5 went for another weapon, and whoever is held back by that is told', () => {
    let held = 0
    always(10, ({ vault, gone, proofOf, verdictOf }) => {
      const best = gone.filter(({ tier, rarity }) => tier === 5 && rarity !== 'rare')
      for (const weapon of best) expect(isSameWeapon(proofOf(weapon), weapon)).toBe(true)
      for (const weapon of vault.weapons) {
        if (!verdictOf(weapon).protections.includes('top-tier')) continue
        held++
        expect(isSameWeapon(proofOf(weapon), weapon)).toBe(false)
        if (!vault.marks.has(weapon.instanceId)) expect(verdictOf(weapon).reason).toContain('it is tier 5')
      }
      return best.length
    })
    expect(held).toBeGreaterThan(3)
  })

  it('F-126 what went for a copy rates no higher than it in either activity, whichever is looked at', () => {
    always(100, ({ vault, gone, proofOf, scoreOf }) => {
      const rolls = gone.filter((weapon) => !isBlue(weapon) && !isFixed(vault, weapon))
      for (const weapon of rolls)
        for (const activity of ACTIVITIES)
          expect(scoreOf(proofOf(weapon), activity)).toBeGreaterThanOrEqual(scoreOf(weapon, activity) ?? 0)
      return rolls.length
    })
  })

  it('F-126 every pair of good traits is left on a weapon of its type, element and slot', () => {
    let held = 0
    always(50, ({ vault, gone, left, verdictOf }) => {
      let pairs = 0
      for (const weapon of gone) {
        if (isBlue(weapon) || isFixed(vault, weapon)) continue
        for (const pair of goodPairs(weapon)) {
          pairs++
          const alike = left.filter(
            ({ type, element, slot }) =>
              type === weapon.type && element === weapon.element && slot === weapon.slot,
          )
          expect(alike.some((other) => hasPair(other, pair))).toBe(true)
        }
      }
      for (const weapon of vault.weapons) {
        if (!verdictOf(weapon).protections.includes('pair')) continue
        held++
        expect(goodPairs(weapon)).not.toEqual([])
      }
      return pairs
    })
    expect(held).toBeGreaterThan(10)
  })

  it('F-126 no adept went for an edition that is less', () => {
    always(5, ({ vault, gone, proofOf }) => {
      const adept = gone.filter((weapon) => isAdept(weapon) && !isBlue(weapon) && !isFixed(vault, weapon))
      for (const weapon of adept) expect(isAdept(proofOf(weapon))).toBe(true)
      return adept.length
    })
  })

  it('F-126 no unmarked copy is left beside a better one of its weapon with all of its traits', () => {
    always(50, ({ vault, gone, left, scoreOf, verdictOf }) => {
      const isFree = ({ instanceId, locked, crafted, masterworked, rarity, kills = 0 }: Weapon) =>
        rarity === 'legendary' &&
        !(locked || crafted || masterworked || kills >= 1000 || vault.marks.has(instanceId))
      const isBetter = (one: Weapon, other: Weapon) =>
        isSameWeapon(one, other) &&
        !isBlue(one) &&
        (isAdept(one) || !isAdept(other)) &&
        (one.tier ?? 1) >= (other.tier ?? 1) &&
        ACTIVITIES.every((activity) => (scoreOf(one, activity) ?? -1) > (scoreOf(other, activity) ?? 11)) &&
        traitColumns(other).every((column, at) =>
          column.every((name) => traitColumns(one)[at]?.includes(name)),
        )
      for (const weapon of left.filter(isFree))
        if (!verdictOf(weapon).protections.includes('power'))
          expect(left.filter((other) => isBetter(other, weapon))).toEqual([])
      return gone.length
    })
  })

  it('F-126 a blue is left only in use, by the player’s wish, for its power or where nothing better fills its slot', () => {
    let kept = 0
    always(50, ({ vault, gone, left, proofOf }) => {
      const blues = gone.filter(isBlue)
      for (const blue of blues) {
        expect(proofOf(blue).slot).toBe(blue.slot)
        expect(left).toContain(proofOf(blue))
      }
      for (const blue of left.filter(isBlue)) {
        if (vault.marks.get(blue.instanceId) === 'keep' || (blue.kills ?? 0) >= 1000) continue
        kept++
        const better = left.filter((other) => !isBlue(other) && other.slot === blue.slot)
        expect(better.every(({ power = 0 }) => power < (blue.power ?? 0))).toBe(true)
      }
      return blues.length
    })
    expect(kept).toBeGreaterThan(10)
  })
})
