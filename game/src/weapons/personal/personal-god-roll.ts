import type { PlayMix } from '../../history/play-mix.ts'
import type { Weapon, WeaponDefinition } from '../../items.ts'
import type { RatingContext } from '../context.ts'
import { dreamCopy } from '../odds/god-roll.ts'
import type { RatedRoll, RollOption } from '../roll.ts'
import { rollOfWeapon } from '../roll-of-weapon.ts'
import {
  chosenOf,
  masterworkStats,
  type PersonalRoll,
  personalRoll,
  personalScore,
  setTo,
} from './personal-roll.ts'

/** A weapon may be wished for in thousands of ways, most of them the same traits with other parts: so many are tried. */
const MOST_WISHES = 60
const MOST_OF_A_PAIR = 2

export interface PersonalGodRoll extends PersonalRoll {
  /** Out of 10. */
  readonly score: number
}

/**
 * The best roll of a weapon for one player. Beside the best by perks alone, every roll that a wish list asks for is tried:
 * what curators agree on counts in a rating, so it has to count in its target. `like` is a copy that the target is held
 * against: a copy with gear tiers is measured by other drops than one without, and where nothing in the pool is better
 * than the copy as it is, the copy itself is the target.
 */
export function personalGodRoll(
  definition: WeaponDefinition,
  mix: PlayMix,
  context: RatingContext = {},
  like?: Weapon,
): PersonalGodRoll | undefined {
  const dream = dreamCopy(definition)
  const stats = masterworkStats(definition)
  const ofWeapon: RatingContext = { ...context, definitionOf: () => definition }
  const found = [dream, ...wishedRolls(dream, context)].flatMap((roll): PersonalGodRoll[] => {
    const best = personalRoll(roll, mix, context, stats)
    const score = best && personalScore(asOne(dream, best, like), mix, ofWeapon)
    return best && score !== undefined ? [{ ...best, score }] : []
  })
  return [...(like ? asItIs(like, dream, mix, context) : []), ...found].reduce<PersonalGodRoll | undefined>(
    (top, each) => (top && top.score >= each.score ? top : each),
    undefined,
  )
}

/** The best setting of a copy, its perks named as the pool names them: a wish list asks for the plain ones. */
function asItIs(
  copy: Weapon,
  dream: RatedRoll,
  mix: PlayMix,
  context: RatingContext,
): readonly PersonalGodRoll[] {
  const best = personalRoll(rollOfWeapon(copy), mix, context)
  const score = personalScore(copy, mix, context)
  if (!best || score === undefined) return []
  const pool = dream.columns.flatMap(({ options }) => options)
  const plain = (option: RollOption) => pool.find(({ name }) => name === option.name) ?? option
  return [
    {
      ...best,
      ...(best.barrel ? { barrel: plain(best.barrel) } : {}),
      ...(best.magazine ? { magazine: plain(best.magazine) } : {}),
      traits: best.traits.map(plain),
      score,
    },
  ]
}

/** As if nothing else were played. */
export const mixOfSide = (side: 'pve' | 'pvp'): PlayMix => ({ pve: 0, endgame: 0, pvp: 0, [side]: 1 })

/** What the target of one mix is worth for another. */
export function scoreInMix(
  definition: WeaponDefinition,
  { target, best }: Pick<RollTarget, 'target' | 'best'>,
  mix: PlayMix,
  context: RatingContext = {},
): number | undefined {
  const roll = asOne(dreamCopy(definition), target, best)
  return personalScore(roll, mix, { ...context, definitionOf: () => definition })
}

/** The target as the one roll that it is: like a copy, where it is held against one. */
function asOne(dream: RatedRoll, best: PersonalRoll, like: Weapon | undefined): Weapon | RatedRoll {
  const single = setTo(dream, chosenOf(best))
  const masterwork = best.masterwork ? { masterwork: best.masterwork } : {}
  if (!like) return { ...single, ...masterwork }
  const enhanced = like.tier !== undefined && like.tier >= 2
  const { masterwork: _, ...rest } = like
  return {
    ...rest,
    columns: single.columns.flatMap(({ kind, options }, socketIndex) => {
      if (kind === 'unknown') return []
      const selectable = options.map((option) => ({
        description: '',
        hash: 0,
        ...option,
        enhanced: option.enhanced || (enhanced && kind === 'trait'),
      }))
      return [{ kind, socketIndex, active: selectable[0], selectable }]
    }),
    ...(best.masterwork ? { masterwork: { hash: 0, name: '', stat: best.masterwork, level: 10 } } : {}),
  }
}

function wishedRolls(dream: RatedRoll, { wishLists }: RatingContext): readonly RatedRoll[] {
  if (!wishLists) return []
  const wishes = wishLists.groupFor(dream.hash, dream.name)?.rolls.filter(({ roll }) => !roll.trash) ?? []
  const options = dream.columns.flatMap((column) =>
    column.options.map((option) => ({ option, number: wishLists.perkNumber(option.hash, option.name) })),
  )
  const traits = new Set(dream.columns.flatMap(({ kind, options: all }) => (kind === 'trait' ? all : [])))
  const tried = new Map<string, number>()
  const rolls: RatedRoll[] = []
  for (const { roll } of wishes) {
    const asked = new Set(roll.perks.map((hash) => wishLists.perkNumber(hash, '')))
    const chosen = options
      .filter(({ number }) => number !== undefined && asked.has(number))
      .map(({ option }) => option)
    const pair = chosen
      .filter((option) => traits.has(option))
      .map(({ name }) => name)
      .join('|')
    const times = tried.get(pair) ?? 0
    if (times >= MOST_OF_A_PAIR) continue
    tried.set(pair, times + 1)
    if (rolls.push(setTo(dream, chosen)) >= MOST_WISHES) break
  }
  return rolls
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
      const score = personalScore(copy, mix, context)
      return score === undefined ? [] : [{ instanceId: copy.instanceId, score }]
    })
    .toSorted((one, other) => other.score - one.score || (one.instanceId < other.instanceId ? -1 : 1))
}

export interface RollTarget {
  readonly target: PersonalGodRoll
  /** The player's copies by their worth, best first. */
  readonly ranked: readonly OwnedStanding[]
  readonly best?: Weapon
  /** Points out of 10 that the best copy lacks; absent without a copy that can be rated. */
  readonly gap?: number
  /** A copy can select every trait of the target: only barrel, magazine or masterwork could be better. */
  readonly hasTraits: boolean
}

/** The one answer to what is missing: the best roll, held against the best copy that the player has of the weapon. */
export function targetFor(
  definition: WeaponDefinition,
  copies: readonly Weapon[],
  mix: PlayMix,
  context: RatingContext = {},
): RollTarget | undefined {
  const measured = { ...context, definitionOf: context.definitionOf ?? (() => definition) }
  const ranked = rankCopies(copies, mix, measured)
  const [first] = ranked
  const best = copies.find(({ instanceId }) => instanceId === first?.instanceId)
  const target = personalGodRoll(definition, mix, measured, best)
  if (!target) return undefined
  const asTarget = best && scoreSetTo(target, best, mix, measured)
  const standing = first && { ...first, score: Math.max(first.score, asTarget ?? 0) }
  return {
    target,
    ranked: standing ? [standing, ...ranked.slice(1)] : ranked,
    ...(best ? { best } : {}),
    ...(standing ? { gap: gapBelow(target.score, standing.score) } : {}),
    hasTraits: copies.some((copy) => canSelectTraits(copy, target)),
  }
}

/** What a copy that can select the whole target is worth when it is set to it: a wish list may like that better. */
function scoreSetTo(
  target: PersonalGodRoll,
  copy: Weapon,
  mix: PlayMix,
  context: RatingContext,
): number | undefined {
  if (!comparedWith(target, copy).every(({ has }) => has)) return undefined
  const names = new Set(chosenOf(target).map(({ name }) => name))
  const chosen = copy.columns.flatMap(({ selectable }) => selectable.filter(({ name }) => names.has(name)))
  return personalScore(setTo(copy, chosen), mix, context)
}

/** Points out of 10 that a score lacks of its target. */
export const gapBelow = (target: number, score: number): number =>
  Math.max(0, Math.round(100 * (target - score)) / 100)

const canSelectTraits = (copy: Weapon, target: PersonalRoll): boolean =>
  comparedWith(target, copy).every(({ place, has }) => place !== 'trait' || has)

export type RollPlace = 'barrel' | 'magazine' | 'trait' | 'masterwork'

export interface RollPart {
  readonly place: RollPlace
  readonly name: string
  readonly hash?: number
  /** What the copy can select there instead; the part is missing where `has` is false. */
  readonly instead?: readonly string[]
  readonly has: boolean
}

/** The parts of the target and which of them a copy has: selectable counts, whatever is switched on. */
export function comparedWith(roll: PersonalRoll, copy: Weapon | undefined): readonly RollPart[] {
  const columnsOf = (kind: 'barrel' | 'magazine' | 'trait') =>
    copy?.columns.filter((column) => column.kind === kind) ?? []
  const part = (place: 'barrel' | 'magazine' | 'trait', option: RollOption, at: number): RollPart => {
    const columns = columnsOf(place)
    const has = columns.some(({ selectable }) => selectable.some(({ name }) => name === option.name))
    const instead = (columns[at] ?? columns[0])?.selectable.map(({ name }) => name) ?? []
    return {
      place,
      name: option.name,
      ...(option.hash === undefined ? {} : { hash: option.hash }),
      has,
      ...(has || instead.length === 0 ? {} : { instead }),
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
            ...(has || !copy?.masterwork?.stat ? {} : { instead: [copy.masterwork.stat] }),
          },
        ]
      : []),
  ]
}
