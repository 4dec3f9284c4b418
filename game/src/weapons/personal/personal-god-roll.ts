import type { PlayMix } from '../../history/play-mix.ts'
import type { Weapon, WeaponDefinition } from '../../items.ts'
import type { RatingContext } from '../context.ts'
import { dreamCopy } from '../god-roll.ts'
import { type RatedRoll, type RollOption, rollOfWeapon } from '../roll.ts'
import { masterworkStats, type PersonalRoll, personalRoll } from './personal-roll.ts'

/** A weapon may be wished for in thousands of ways; so many of them are tried. */
const MOST_WISHES = 400

/**
 * The best roll of a weapon for one player. Beside the best by perks alone, every roll that a wish list asks for is tried:
 * what curators agree on counts in a rating, so it has to count in its target.
 */
export function personalGodRoll(
  definition: WeaponDefinition,
  mix: PlayMix,
  context: RatingContext = {},
): PersonalRoll | undefined {
  const dream = dreamCopy(definition)
  const stats = masterworkStats(definition)
  const best = personalRoll(dream, mix, withoutLists(context), stats)
  const candidates = [best && narrowed(dream, chosenOf(best)), ...wishedRolls(dream, context)]
  return candidates
    .flatMap((roll) => (roll ? (single(roll, mix, context, stats) ?? []) : []))
    .reduce<PersonalRoll | undefined>((top, each) => (top && top.score >= each.score ? top : each), undefined)
}

/** What is left where a roll is narrowed to its best combination, rated as the one roll that it is. */
function single(
  roll: RatedRoll,
  mix: PlayMix,
  context: RatingContext,
  stats: ReturnType<typeof masterworkStats>,
): PersonalRoll | undefined {
  const plain = personalRoll(roll, mix, withoutLists(context), stats)
  return plain && personalRoll(narrowed(roll, chosenOf(plain)), mix, context, stats)
}

function withoutLists({ wishLists: _, ...rest }: RatingContext): RatingContext {
  return rest
}

const chosenOf = ({ barrel, magazine, traits }: PersonalRoll): readonly RollOption[] =>
  [barrel, magazine, ...traits].filter((option) => option !== undefined)

/** Each column down to the options that are chosen, where one of them stands in it. */
function narrowed(roll: RatedRoll, chosen: readonly RollOption[]): RatedRoll {
  return {
    ...roll,
    columns: roll.columns.map((column) => {
      const kept = column.options.filter((option) => chosen.includes(option))
      return kept.length > 0 ? { ...column, options: kept, active: 0 } : column
    }),
  }
}

function wishedRolls(dream: RatedRoll, { wishLists }: RatingContext): readonly RatedRoll[] {
  if (!wishLists) return []
  const wishes = wishLists.groupFor(dream.hash, dream.name)?.rolls.filter(({ roll }) => !roll.trash) ?? []
  const options = dream.columns.flatMap((column) =>
    column.options.map((option) => ({ option, number: wishLists.perkNumber(option.hash, option.name) })),
  )
  const rolls = wishes.slice(0, MOST_WISHES).map(({ roll }) => {
    const asked = new Set(roll.perks.map((hash) => wishLists.perkNumber(hash, '')))
    return options
      .filter(({ number }) => number !== undefined && asked.has(number))
      .map(({ option }) => option)
  })
  const distinct = new Map(rolls.map((chosen) => [chosen.map(({ name }) => name).join('|'), chosen]))
  return [...distinct.values()].map((chosen) => narrowed(dream, chosen))
}

export interface OwnedStanding {
  readonly instanceId: string
  readonly score: number
}

/** The player's copies by their worth for this player, best first; what cannot be rated is left out. */
export function rankCopies(
  copies: readonly Weapon[],
  mix: PlayMix,
  context: RatingContext = {},
): readonly OwnedStanding[] {
  return copies
    .flatMap((copy) => {
      const rated = personalRoll(rollOfWeapon(copy), mix, context)
      return rated ? [{ instanceId: copy.instanceId, score: rated.score }] : []
    })
    .toSorted((one, other) => other.score - one.score || (one.instanceId < other.instanceId ? -1 : 1))
}

export type RollPlace = 'barrel' | 'magazine' | 'trait' | 'masterwork'

export interface RollPart {
  readonly place: RollPlace
  readonly name: string
  readonly hash?: number
  /** What the copy has there instead; the part is missing where `has` is false. */
  readonly instead?: string
  readonly has: boolean
}

/** The parts of the target and which of them a copy has: selectable counts, whatever is switched on. */
export function comparedWith(roll: PersonalRoll, copy: Weapon | undefined): readonly RollPart[] {
  const columnsOf = (kind: 'barrel' | 'magazine' | 'trait') =>
    copy?.columns.filter((column) => column.kind === kind) ?? []
  const part = (place: 'barrel' | 'magazine' | 'trait', option: RollOption, at: number): RollPart => {
    const columns = columnsOf(place)
    const has = columns.some(({ selectable }) => selectable.some(({ name }) => name === option.name))
    const instead = (columns[at] ?? columns[0])?.active?.name
    return {
      place,
      name: option.name,
      ...(option.hash === undefined ? {} : { hash: option.hash }),
      has,
      ...(has || instead === undefined ? {} : { instead }),
    }
  }
  const has = copy?.masterwork?.stat === roll.masterwork
  return [
    ...(roll.barrel ? [part('barrel', roll.barrel, 0)] : []),
    ...(roll.magazine ? [part('magazine', roll.magazine, 0)] : []),
    ...roll.traits.map((trait, at) => part('trait', trait, at)),
    ...(roll.masterwork
      ? [
          {
            place: 'masterwork' as const,
            name: roll.masterwork,
            has,
            ...(has || !copy?.masterwork?.stat ? {} : { instead: copy.masterwork.stat }),
          },
        ]
      : []),
  ]
}
