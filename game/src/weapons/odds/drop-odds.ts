import type { WeaponDefinition, WeaponType } from '../../items.ts'
import { type CompiledKnowledge, ENHANCED_STEPS } from '../knowledge/compiled-knowledge.ts'
import { DROP_SHARES } from '../knowledge/learned-worths.ts'
import { sideOf } from '../knowledge/worth.ts'
import type { WorthTable } from '../knowledge/worth-table.ts'
import type { Activity } from '../pve-and-pvp.ts'
import { masterworkSteps } from '../rating/evaluate.ts'
import type { RollOption } from '../roll.ts'
import { stepsOf } from './perk-steps.ts'

/**
 * How a sum of steps stands among what a weapon can drop. Every trait pair, barrel, magazine and masterwork of its pool
 * is as likely as any other; their steps are counted into bins, and the counts of the columns folded together. A weapon
 * with gear tiers is measured by drops of the third tier (two enhanced perks a trait column), every other by drops with
 * one trait a column; either offers two barrels and two magazines. So one scale holds for all copies of a weapon.
 */

/** The share of drops that are at least as good, above 0 and below 1; falls strictly with the steps. */
export type Odds = (steps: number) => number

export interface DropOdds {
  /** Of whole rolls. */
  readonly rolls: Odds
  /** Of their traits alone. */
  readonly pairs: Odds
  /** What the parts of a middling drop are worth, in steps. */
  readonly usual: UsualSteps
}

export interface UsualSteps {
  /** Of both traits together. */
  readonly traits: number
  readonly barrel: number
  readonly magazine: number
  readonly masterwork: number
}

const BIN = 0.05
/** This much of the share follows a smooth curve, so that sums beyond the pool still differ. */
const SMOOTH = 0.01
const TRAIT_PICKS = 2
const PART_PICKS = 2

export interface DropPool {
  readonly definition: WeaponDefinition
  readonly tiered: boolean
}

const known = new WeakMap<WorthTable, WeakMap<WeaponDefinition, Map<boolean, DropOdds>>>()

export function dropOdds(
  { definition, tiered }: DropPool,
  table: WorthTable,
  knowledge: CompiledKnowledge,
): DropOdds {
  const byWeapon = known.get(table) ?? new WeakMap<WeaponDefinition, Map<boolean, DropOdds>>()
  known.set(table, byWeapon)
  const byShape = byWeapon.get(definition) ?? new Map<boolean, DropOdds>()
  byWeapon.set(definition, byShape)
  const kept = byShape.get(tiered)
  if (kept) return kept
  const traits = traitSums(definition, tiered, table, knowledge)
  const barrel = partSums(definition, 'barrel', table, knowledge)
  const magazine = partSums(definition, 'magazine', table, knowledge)
  const masterwork = definition.masterworks.map(({ stat }) => masterworkSteps(stat, table))
  const odds = {
    rolls: oddsOf([traits, barrel, magazine, masterwork]),
    pairs: oddsOf([traits]),
    usual: {
      traits: mean(traits),
      barrel: mean(barrel),
      magazine: mean(magazine),
      masterwork: mean(masterwork),
    },
  }
  byShape.set(tiered, odds)
  return odds
}

const mean = (steps: readonly number[]): number =>
  steps.reduce((sum, each) => sum + each, 0) / Math.max(1, steps.length)

/** The sum that half of the drops reach. */
const middleOf = (sums: readonly number[]): number => sums[DROP_SHARES.indexOf(0.5)] ?? 0

const general = new WeakMap<CompiledKnowledge, Map<string, DropOdds>>()

/** A weapon whose pool nobody told us: what random rolls of its type come to. */
export function generalOdds(
  knowledge: CompiledKnowledge,
  type: WeaponType | undefined,
  activity: Activity,
): DropOdds {
  const kept = general.get(knowledge) ?? new Map<string, DropOdds>()
  general.set(knowledge, kept)
  const key = `${type}|${activity}`
  let odds = kept.get(key)
  if (!odds) {
    const quantiles = knowledge.source.learned.drops[activity]
    const found = (type && quantiles.get(type)) ?? quantiles.get('any')
    const [rolls, pairs] = [found?.rolls ?? [], found?.pairs ?? []]
    const traits = middleOf(pairs)
    // Between barrel and magazine what was learned of whole rolls does not tell.
    const part = (middleOf(rolls) - traits) / 2
    odds = {
      rolls: quantileOdds(rolls),
      pairs: quantileOdds(pairs),
      usual: { traits, barrel: part, magazine: part, masterwork: 0 },
    }
    kept.set(key, odds)
  }
  return odds
}

/** Between two known shares, and beyond the outermost, their log odds follow a straight line. */
function quantileOdds(sums: readonly number[]): Odds {
  const points = sums
    .map((steps, place) => ({ steps, logOdds: logOdds(1 - (DROP_SHARES[place] ?? 0.5)) }))
    .filter(({ steps }, place) => place === 0 || steps > (sums[place - 1] ?? steps))
  if (points.length < 2) return tail
  return (steps) => {
    const next = points.findIndex((point) => point.steps > steps)
    const at = next < 0 ? points.length - 2 : Math.max(0, next - 1)
    const [left, right] = [points[at], points[at + 1]]
    if (!left || !right) return tail(steps)
    const slope = (right.logOdds - left.logOdds) / (right.steps - left.steps)
    return 1 / (1 + Math.exp(-(left.logOdds + slope * (steps - left.steps))))
  }
}

const logOdds = (share: number) => Math.log(share / (1 - share))

/** Base perks of a column; an enhanced one is the same perk. */
function basePerks(possible: readonly RollOption[]): readonly RollOption[] {
  const plain = possible.filter(({ enhanced }) => !enhanced)
  return plain.length > 0 ? plain : possible
}

function traitSums(
  { columns }: WeaponDefinition,
  tiered: boolean,
  table: WorthTable,
  knowledge: CompiledKnowledge,
): readonly number[] {
  const side = sideOf(table.activity)
  const traits = columns
    .filter(({ kind }) => kind === 'trait')
    .map(({ possible }) =>
      basePerks(possible).map((option) => {
        const found = knowledge.find(option.name)
        const id = found?.kind === 'trait' ? found.id : -1
        return { id, steps: id < 0 ? 0 : table.trait(id) + (tiered ? ENHANCED_STEPS.trait : 0) }
      }),
    )
  const [first, second] = traits
  if (!first || traits.length > 2) return []
  if (!second)
    return bestOfPicks(
      first.map(({ steps }) => steps),
      tiered ? TRAIT_PICKS : 1,
    )
  const worth = first.map((one) =>
    second.map((other) => {
      const both = one.id >= 0 && other.id >= 0 && one.id !== other.id
      return one.steps + other.steps + (both ? knowledge.pair(one.id, other.id)[side] : 0)
    }),
  )
  return tiered ? bestOfTwoAndTwo(worth) : worth.flat()
}

/** The best pair of every copy that offers two of the one column and two of the other. */
function bestOfTwoAndTwo(worth: readonly (readonly number[])[]): readonly number[] {
  const best: number[] = []
  for (let a = 0; a < worth.length; a += 1) {
    for (let b = a + 1; b < worth.length; b += 1) {
      const [one, other] = [worth[a] as readonly number[], worth[b] as readonly number[]]
      const tops = one.map((steps, place) => Math.max(steps, other[place] as number))
      best.push(...bestOfPicks(tops, TRAIT_PICKS))
    }
  }
  return best.length > 0 ? best : worth.flat()
}

function bestOfPicks(steps: readonly number[], picks: number): readonly number[] {
  if (picks < 2 || steps.length < 2) return steps
  return steps.flatMap((one, place) => steps.slice(place + 1).map((other) => Math.max(one, other)))
}

function partSums(
  { columns }: WeaponDefinition,
  kind: 'barrel' | 'magazine',
  table: WorthTable,
  knowledge: CompiledKnowledge,
): readonly number[] {
  const column = columns.find((each) => each.kind === kind)
  if (!column) return []
  const steps = basePerks(column.possible).map(
    (option) => stepsOf(option, knowledge.find(option.name), table) ?? 0,
  )
  return bestOfPicks(steps, PART_PICKS)
}

/** Shares by bin, from the lowest sum on. */
interface Bins {
  readonly from: number
  readonly shares: Float64Array
}

function binsOf(sums: readonly number[]): Bins {
  const places = sums.map((sum) => Math.round(sum / BIN))
  const from = Math.min(...places)
  const shares = new Float64Array(Math.max(...places) - from + 1)
  for (const place of places) shares[place - from] = (shares[place - from] as number) + 1 / sums.length
  return { from, shares }
}

function fold(one: Bins, other: Bins): Bins {
  const shares = new Float64Array(one.shares.length + other.shares.length - 1)
  for (let a = 0; a < one.shares.length; a += 1) {
    const share = one.shares[a] as number
    if (share === 0) continue
    for (let b = 0; b < other.shares.length; b += 1) {
      shares[a + b] = (shares[a + b] as number) + share * (other.shares[b] as number)
    }
  }
  return { from: one.from + other.from, shares }
}

function oddsOf(columns: readonly (readonly number[])[]): Odds {
  const known = columns.filter((sums) => sums.length > 0)
  if (known.length === 0) return tail
  const { from, shares } = known.map(binsOf).reduce(fold)
  let mean = 0
  shares.forEach((share, place) => {
    mean += share * (from + place) * BIN
  })
  let variance = 0
  shares.forEach((share, place) => {
    variance += share * ((from + place) * BIN - mean) ** 2
  })
  const deviation = Math.max(0.5, 1.5 * Math.sqrt(variance))
  /** The share above the middle of each bin, half of the bin itself counted. */
  const above = new Float64Array(shares.length)
  let sum = 0
  for (let place = shares.length - 1; place >= 0; place -= 1) {
    above[place] = sum + (shares[place] as number) / 2
    sum += shares[place] as number
  }
  const counted = (steps: number): number => {
    const place = steps / BIN - from
    if (place <= 0) return place <= -1 ? 1 : 1 + (1 + place) * ((above[0] as number) - 1)
    if (place >= above.length - 1) {
      return place >= above.length ? 0 : (above.length - place) * (above[above.length - 1] as number)
    }
    const at = Math.floor(place)
    const [left, right] = [above[at] as number, above[at + 1] as number]
    return left + (place - at) * (right - left)
  }
  return (steps) => (1 - SMOOTH) * counted(steps) + SMOOTH * tail((steps - mean) / deviation)
}

/** The share of a normal distribution above z, within a thousandth. */
function tail(z: number): number {
  return 1 / (1 + Math.exp(1.5976 * z + 0.07056 * z ** 3))
}
