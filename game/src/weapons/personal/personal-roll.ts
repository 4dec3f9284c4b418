import { PLAY_SIDES, type PlayMix } from '../../history/play-mix.ts'
import type { Weapon, WeaponDefinition, WeaponStat } from '../../items.ts'
import type { RatingContext } from '../context.ts'
import { knowledgeIn } from '../knowledge/compiled-knowledge.ts'
import type { WorthTable } from '../knowledge/worth-table.ts'
import { type KnownPerks, lookUp, stepsOf } from '../odds/perk-steps.ts'
import { masterworkSteps, ORIGIN_WEIGHT } from '../rating/evaluate.ts'
import { rateRoll } from '../rating/rate.ts'
import { wayOfPlaying } from '../rating/role-shifts.ts'
import type { RatedRoll, RollColumn, RollOption } from '../roll.ts'
import { rollOfWeapon } from '../roll-of-weapon.ts'

/**
 * A roll's worth for one player: what the rating engine says of each side of play, weighed by the share of the player's
 * time. The best combination of a pool is looked for by the engine's steps, weighed in the same way: so a perk is one
 * number, and it is found as the engine finds it, column by column, and for the traits pair by pair.
 */
export interface PersonalRoll {
  /** By place; the traits in the order of their columns. */
  readonly barrel?: RollOption
  readonly magazine?: RollOption
  readonly traits: readonly RollOption[]
  readonly masterwork?: WeaponStat
  /** Weighed steps from a neutral roll, without what wish lists say. */
  readonly steps: number
}

/**
 * Out of 10: the one rating of a copy or a roll, side by side, weighed. Undefined where nothing is known. Whoever plays
 * several sides carries one setting for all of them: a copy that can select more is held to its best, as a target is.
 */
export function personalScore(
  weapon: Weapon | RatedRoll,
  mix: PlayMix,
  context: RatingContext = {},
): number | undefined {
  const sides = PLAY_SIDES.filter((side) => mix[side] > 0)
  const carried = sides.length > 1 ? bestSetting(weapon, mix, context) : weapon
  let sum = 0
  for (const side of sides) {
    const rating = rateRoll(carried, { ...context, activity: side })
    const { score } = side === 'pvp' ? rating.pvp : rating.pve
    if (score === undefined) return undefined
    sum += mix[side] * score
  }
  return Math.round(100 * sum) / 100
}

function bestSetting(weapon: Weapon | RatedRoll, mix: PlayMix, context: RatingContext): Weapon | RatedRoll {
  const roll = weapon.kind === 'weapon' ? rollOfWeapon(weapon) : weapon
  if (roll.columns.every(({ options }) => options.length < 2)) return weapon
  const best = personalRoll(roll, mix, context)
  return best ? setTo(weapon, chosenOf(best)) : weapon
}

/** The options that a best roll names. */
export const chosenOf = ({ barrel, magazine, traits }: PersonalRoll): readonly RollOption[] =>
  [barrel, magazine, ...traits].filter((option) => option !== undefined)

/** Each column down to what is chosen, where something of it stands in the column. */
export function setTo<Set extends Weapon | RatedRoll>(weapon: Set, chosen: readonly RollOption[]): Set
export function setTo(weapon: Weapon | RatedRoll, chosen: readonly RollOption[]): Weapon | RatedRoll {
  const kept = <Option extends RollOption>(options: readonly Option[]) =>
    options.filter((option) => chosen.includes(option))
  if (weapon.kind === 'roll') {
    const columns = weapon.columns.map((column) => {
      const options = kept(column.options)
      return options.length > 0 ? { ...column, options, active: 0 } : column
    })
    return { ...weapon, columns }
  }
  const columns = weapon.columns.map((column) => {
    const selectable = kept(column.selectable)
    return selectable.length > 0 ? { ...column, selectable, active: selectable[0] } : column
  })
  return { ...weapon, columns }
}

interface Side {
  readonly share: number
  readonly table: WorthTable
  /** Which of a pair's two numbers counts. */
  readonly pair: 0 | 1
}

interface Weighed {
  readonly option: RollOption
  readonly steps: number
  readonly trait: number
}

function sidesOf(roll: RatedRoll, mix: PlayMix, context: RatingContext): readonly Side[] {
  const knowledge = knowledgeIn(context)
  const { type, ammo, frame } = roll
  return PLAY_SIDES.flatMap((side) => {
    if (mix[side] === 0) return []
    const way = wayOfPlaying(side, context.playstyle, context.input)
    const tables = knowledge.tables({ type, ammo, frame, input: context.input, way })
    return [
      {
        share: mix[side],
        table: side === 'pvp' ? tables.pvp : tables.pve,
        pair: side === 'pvp' ? (1 as const) : (0 as const),
      },
    ]
  })
}

/** The best that can be selected on a roll at once. `masterworks`: what it may be given; else its own. */
export function personalRoll(
  roll: RatedRoll,
  mix: PlayMix,
  context: RatingContext = {},
  masterworks: readonly WeaponStat[] = roll.masterwork ? [roll.masterwork] : [],
): PersonalRoll | undefined {
  const knowledge = knowledgeIn(context)
  const known = lookUp(roll, knowledge)
  if (!known.some((column) => column.some(Boolean))) return undefined
  const sides = sidesOf(roll, mix, context)
  const parts = (['barrel', 'magazine', 'origin'] as const).map((kind) => bestPart(roll, kind, known, sides))
  const [barrel, magazine, origin] = parts
  const traits = bestTraits(roll, known, sides, (one, other) => knowledge.pair(one, other))
  const masterwork = bestMasterwork(masterworks, sides)
  const steps =
    traits.steps +
    (barrel?.steps ?? 0) +
    (magazine?.steps ?? 0) +
    ORIGIN_WEIGHT * (origin?.steps ?? 0) +
    (masterwork?.steps ?? 0)
  return {
    ...(barrel ? { barrel: barrel.option } : {}),
    ...(magazine ? { magazine: magazine.option } : {}),
    traits: traits.options,
    ...(masterwork ? { masterwork: masterwork.stat } : {}),
    steps,
  }
}

function weighed(
  column: RollColumn,
  known: KnownPerks[number] | undefined,
  sides: readonly Side[],
): readonly Weighed[] {
  return column.options.flatMap((option, place) => {
    const found = known?.[place]
    const isTrait = column.kind === 'trait'
    const counts = !isTrait || found?.kind === 'trait'
    const steps = sides.map(({ table }) => (counts ? stepsOf(option, found, table) : 0))
    if (!isTrait && steps.some((each) => each === undefined)) return []
    const sum = sides.reduce((all, { share }, at) => all + share * (steps[at] ?? 0), 0)
    return [{ option, steps: sum, trait: isTrait && found?.kind === 'trait' ? found.id : -1 }]
  })
}

const better = (one: Weighed | undefined, other: Weighed): Weighed =>
  one && one.steps >= other.steps ? one : other

function bestPart(
  roll: RatedRoll,
  kind: 'barrel' | 'magazine' | 'origin',
  known: KnownPerks,
  sides: readonly Side[],
): Weighed | undefined {
  return roll.columns
    .flatMap((column, at) => (column.kind === kind ? weighed(column, known[at], sides) : []))
    .reduce<Weighed | undefined>(better, undefined)
}

function bestTraits(
  roll: RatedRoll,
  known: KnownPerks,
  sides: readonly Side[],
  pairOf: (one: number, other: number) => readonly [number, number],
): { readonly options: readonly RollOption[]; readonly steps: number } {
  const columns = roll.columns.flatMap((column, at) =>
    column.kind === 'trait' ? [weighed(column, known[at], sides)] : [],
  )
  const [first = [], second] = columns
  if (columns.length !== 2 || !second) {
    const each = columns.flatMap((column) => column.reduce<Weighed | undefined>(better, undefined) ?? [])
    const sum = each.reduce((all, { steps }) => all + steps, 0)
    const shared = columns.length > 2 ? 2 / Math.max(2, each.length) : 1
    return { options: each.map(({ option }) => option), steps: sum * shared }
  }
  let best: { options: readonly RollOption[]; steps: number } | undefined
  for (const one of first) {
    for (const other of second) {
      const both = one.trait >= 0 && other.trait >= 0 && one.trait !== other.trait
      const pair = both ? pairOf(one.trait, other.trait) : ([0, 0] as const)
      const together = sides.reduce((all, side) => all + side.share * pair[side.pair], 0)
      const steps = one.steps + other.steps + together
      if (!best || steps > best.steps) best = { options: [one.option, other.option], steps }
    }
  }
  return best ?? { options: [], steps: 0 }
}

function bestMasterwork(stats: readonly WeaponStat[], sides: readonly Side[]) {
  return stats
    .map((stat) => ({
      stat,
      steps: sides.reduce((all, { share, table }) => all + share * masterworkSteps(stat, table), 0),
    }))
    .reduce<{ stat: WeaponStat; steps: number } | undefined>(
      (top, each) => (top && top.steps >= each.steps ? top : each),
      undefined,
    )
}

export const masterworkStats = ({ masterworks }: WeaponDefinition): readonly WeaponStat[] =>
  masterworks.map(({ stat }) => stat)
