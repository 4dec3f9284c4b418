import { rateRoll } from '@ai-vault/game/weapons/rating/rate.ts'
import { describeRoll } from '@ai-vault/game/weapons/roll.ts'
import { type Example, type FittedWorth, fitWorths } from '../support/wishes/fitted-worths.ts'
import { areaUnderCurve, mean, type Trial, trialsOf } from '../support/wishes/trials.ts'
import { createDraw, readWishedWeapons, type WishedWeapon } from '../support/wishes/wished-weapons.ts'

/**
 * How well can worths of perks tell the community's picks from random rolls at all? The list names no pools, so random
 * rolls are drawn from what its authors chose for weapons of the type, good perks among themselves; what a weapon cannot
 * drop is held against it. Beside our score stand two models fitted on the teaching half (fitted-worths.ts): one that
 * begins with nothing, one that begins with our score and may correct every perk by type and use. All three are judged
 * on the judging half, by the area under the ROC curve within a weapon, as in rating-auc.ts. The ratio is ours to the
 * better of the two: near 1, what is missing is not in the worths.
 */
const dir = process.env.REAL_DATA_DIR
if (!dir) {
  console.log('rating-ceiling: skipped, REAL_DATA_DIR is not set')
  process.exit(0)
}

type Side = 'pve' | 'pvp'
const SIDES: readonly Side[] = ['pve', 'pvp']
/** The best on the judging half among 0.02, 0.05, 0.1, 0.3, 1 and 3: a ceiling may be flattered, ours may not. */
const PENALTY = { alone: 0.1, correcting: 0.3 }
const EXAMPLES_PER_WEAPON = 200

const draw = createDraw(20_260_609)
const cases = readWishedWeapons(dir).map((weapon) => ({ weapon, trials: trialsOf(weapon, draw) }))

type Score = (weapon: WishedWeapon, perks: readonly string[]) => Readonly<Record<Side, number>>
const ours: Score = ({ name, type }, perks) => {
  const { pve, pvp } = rateRoll(describeRoll({ weaponName: name, weaponType: type, perks }))
  return { pve: pve.evaluation.sum, pvp: pvp.evaluation.sum }
}

function examplesOf(weapon: WishedWeapon, trials: readonly Trial[], start: Score | undefined): Example[] {
  const listedRolls = trials.reduce((sum, { listed }) => sum + listed.length, 0)
  return trials.flatMap(({ use, listed, random }) => {
    const share = listed.length / listedRolls
    const count = Math.max(20, Math.round(EXAMPLES_PER_WEAPON * share))
    const sides = SIDES.filter((side) => use === 'any' || use === side)
    return Array.from({ length: count }, () => [draw(listed), draw(random)] as const).flatMap(
      ([wished, rolled]) => {
        const [above, below] = [start?.(weapon, wished), start?.(weapon, rolled)]
        return sides.map((side) => ({
          ...{ type: weapon.type, side, listed: wished, random: rolled },
          ahead: above && below ? above[side] - below[side] : 0,
          weight: share / count / sides.length,
        }))
      },
    )
  })
}

function fitOnTeachingHalf(start: Score | undefined, penalty: number): Score {
  const teaching = cases.filter(({ weapon }) => weapon.half === 'teaching half')
  const worth: FittedWorth = fitWorths(
    teaching.flatMap(({ weapon, trials }) => examplesOf(weapon, trials, start)),
    penalty,
  )
  return (weapon, perks) => {
    const from = start?.(weapon, perks) ?? { pve: 0, pvp: 0 }
    return {
      pve: from.pve + worth(weapon.type, 'pve', perks),
      pvp: from.pvp + worth(weapon.type, 'pvp', perks),
    }
  }
}

function areaOf(weapon: WishedWeapon, trials: readonly Trial[], score: Score): number {
  return mean(
    trials.flatMap(({ use, listed, random }) => {
      const scores = (rolls: readonly (readonly string[])[]) =>
        rolls.map((perks) => {
          const { pve, pvp } = score(weapon, perks)
          return use === 'any' ? Math.max(pve, pvp) : use === 'pve' ? pve : pvp
        })
      const area = areaUnderCurve(scores(listed), scores(random))
      return listed.map(() => area)
    }),
  )
}

const models: Readonly<Record<string, Score>> = {
  ours,
  'fitted from nothing': fitOnTeachingHalf(undefined, PENALTY.alone),
  'ours, corrected by a fit': fitOnTeachingHalf(ours, PENALTY.correcting),
}
const groups = new Map<string, { readonly judged: number[][] }>()
for (const { weapon, trials } of cases) {
  const areas = Object.values(models).map((score) => areaOf(weapon, trials, score))
  const names =
    weapon.half === 'teaching half'
      ? ['teaching half (what the fits have seen)']
      : [weapon.type, 'judging half', `judging half, ${weapon.isNew ? 'since' : 'before'} Beyond Light`]
  for (const name of names) {
    const group = groups.get(name) ?? { judged: [] }
    groups.set(name, group)
    group.judged.push(areas)
  }
}
const rounded = (value: number) => Number(value.toFixed(3))
console.table(
  [...groups]
    .sort(([a], [b]) => Number(a.includes('half')) - Number(b.includes('half')) || a.localeCompare(b))
    .map(([group, { judged }]) => {
      const means = Object.keys(models).map((_, model) => mean(judged.map((areas) => areas[model] ?? 0)))
      const [mine = 0, ...fitted] = means
      return {
        group,
        weapons: judged.length,
        ...Object.fromEntries(Object.keys(models).map((name, model) => [name, rounded(means[model] ?? 0)])),
        'ours to the better fit': rounded(mine / Math.max(...fitted)),
      }
    }),
)
