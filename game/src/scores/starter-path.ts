/**
 * What somebody who has just begun does first, step by step. Each step is ticked by what the account shows, so the path
 * follows the player instead of asking to be kept.
 */
import type { ArmorPiece, Weapon, WeaponSlot } from '../items.ts'
import type { WeaponRating } from '../weapons/rating/rate.ts'
import { TIER_ORDER } from '../weapons/rating/tiers.ts'
import type { RunTallies } from './effectiveness.ts'
import { THRESHOLDS } from './week/season.ts'

export const STARTER_STEPS = [
  'story',
  'solo-ops',
  'legendary-set',
  'weapon-each-slot',
  'strikes',
  'exotic-armor',
  'portal-power',
] as const
export type StarterStep = (typeof STARTER_STEPS)[number]

export interface StarterProgress {
  readonly step: StarterStep
  readonly done: number
  readonly of: number
}

export interface StarterFacts {
  readonly scaledPower: number
  readonly weapons: readonly Weapon[]
  readonly armor: readonly ArmorPiece[]
  readonly ratings: ReadonlyMap<string, Pick<WeaponRating, 'tier'>>
  /** Undefined where no history was read: then no step speaks of runs. */
  readonly tallies: RunTallies | undefined
}

/** Whoever holds more has played for long, however low the power has become. */
const FEW_WEAPONS = 60
const RUNS_ASKED = 3
const SLOTS: readonly WeaponSlot[] = ['kinetic', 'energy', 'power']
const WORN_SLOTS = 8

/** Power below the Portal's, and next to nothing in the vault. */
export const isStartingOut = ({ scaledPower, weapons }: Pick<StarterFacts, 'scaledPower' | 'weapons'>) =>
  scaledPower < THRESHOLDS.portalMissionFrom && weapons.length < FEW_WEAPONS

/** In the order to do them. */
export function starterPath(facts: StarterFacts): readonly StarterProgress[] {
  const { tallies, scaledPower } = facts
  const counts: Readonly<Record<StarterStep, readonly [done: number, of: number] | undefined>> = {
    story: tallies && [tallies.story?.completed ?? 0, 1],
    'solo-ops': tallies && [tallies.operation?.completed ?? 0, RUNS_ASKED],
    'legendary-set': [wornLegendary(facts), WORN_SLOTS],
    'weapon-each-slot': [slotsWithGoodWeapon(facts), SLOTS.length],
    strikes: tallies && [tallies.strike?.completed ?? 0, RUNS_ASKED],
    'exotic-armor': [facts.armor.some((piece) => piece.rarity === 'exotic' && isWorn(piece)) ? 1 : 0, 1],
    'portal-power': [Math.floor(scaledPower), THRESHOLDS.portalMissionFrom],
  }
  return STARTER_STEPS.flatMap((step) => {
    const [done, of] = counts[step] ?? []
    return done === undefined || of === undefined ? [] : [{ step, done: Math.min(done, of), of }]
  })
}

const isWorn = ({ place }: Weapon | ArmorPiece) => place.in === 'character' && place.equipped

/** Worn by the character that wears the most of it: one full set is meant, not three halves. */
function wornLegendary({ weapons, armor }: StarterFacts): number {
  const worn = [...weapons, ...armor].filter(
    (item) => isWorn(item) && (item.rarity === 'legendary' || item.rarity === 'exotic'),
  )
  const byCharacter = Map.groupBy(worn, ({ place }) => (place.in === 'character' ? place.characterId : ''))
  return Math.max(0, ...[...byCharacter.values()].map((items) => items.length))
}

function slotsWithGoodWeapon({ weapons, ratings }: StarterFacts): number {
  const isGood = ({ instanceId, rarity }: Weapon) =>
    rarity === 'exotic' || TIER_ORDER[ratings.get(instanceId)?.tier ?? 'Unrated'] >= TIER_ORDER.Good
  return SLOTS.filter((slot) => weapons.some((weapon) => weapon.slot === slot && isGood(weapon))).length
}
