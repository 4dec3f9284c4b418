import { readNumber, readPair, readRecord, readRows, readWord } from '../../data-rows.ts'
import { WEAPON_TYPES, type WeaponType } from '../../items.ts'
import { PLACES, type Place, type WorthPair } from '../knowledge/knowledge.ts'
import { clamp, placesOf, sideOf } from '../knowledge/worth.ts'
import type { Activity } from '../pve-and-pvp.ts'
import type { RatedRoll } from '../roll.ts'
import { exoticWeapon } from './exotic-weapons.ts'
import file from './types.json' with { type: 'json' }

/**
 * How a weapon stands in the game, out of 10 for each activity, whatever it rolled: its type, frame and ammo, an exotic by
 * what it does. A score tells how good a roll is among rolls of its weapon; the best gun is a good roll of a gun that stands
 * high, so whatever says `best` goes by the two together. The figures are stated, with source and date in the data.
 */
interface TypeStanding {
  readonly base: WorthPair
  readonly on: ReadonlyMap<Place, WorthPair>
}

const { date, rows } = readRecord(file, 'types.json')

/** Of what month the figures are. */
export const STANDING_OF = String(date)

const TYPES: ReadonlyMap<WeaponType, TypeStanding> = new Map(
  readRows(rows, 'types.json', ([type, pve, pvp, on]) => [
    readWord(type, WEAPON_TYPES),
    {
      base: [readNumber(pve), readNumber(pvp)],
      on: new Map(
        Object.entries(readRecord(on ?? {}, 'places')).map(([place, change]) => [
          readWord(place, PLACES),
          readPair(change),
        ]),
      ),
    },
  ]),
)

/** What a gun below legendary, and what it rolled, is worth of one: its perks are fewer and its stats lower. */
const RARITY_FACTORS: Readonly<Partial<Record<NonNullable<RatedRoll['rarity']>, number>>> = {
  rare: 0.6,
  uncommon: 0.4,
  common: 0.3,
}

export const rarityFactor = (rarity: RatedRoll['rarity']): number => (rarity && RARITY_FACTORS[rarity]) ?? 1

type Standing = Pick<RatedRoll, 'name' | 'type' | 'ammo' | 'frame' | 'rarity'>

/** Out of 10; undefined where not even the type is known. */
export function standingOf(roll: Standing, activity: Activity): number | undefined {
  const exotic = roll.rarity === 'exotic' ? exoticWeapon(roll.name) : undefined
  if (exotic) return exotic[activity]
  return roll.type && archetypeStanding(roll.type, roll, activity)
}

function archetypeStanding(
  type: WeaponType,
  { ammo, frame, rarity }: Pick<Standing, 'ammo' | 'frame' | 'rarity'>,
  activity: Activity,
): number {
  const side = sideOf(activity)
  const { base, on } = TYPES.get(type) ?? { base: [5, 5], on: new Map<Place, WorthPair>() }
  const places = placesOf({ type, ammo, frame })
  const standing = places.reduce((sum, place) => sum + (on.get(place)?.[side] ?? 0), base[side])
  return oneDecimal(clamp(standing, 0, 10) * rarityFactor(rarity))
}

/** How good a gun is: its roll and its standing together. An exotic with fixed perks is its standing. */
export function overallOf(score: number | undefined, standing: number | undefined): number | undefined {
  return score === undefined || standing === undefined ? undefined : oneDecimal((score * standing) / 10)
}

const oneDecimal = (value: number) => Math.round(10 * value) / 10
