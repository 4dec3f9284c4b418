import { WEAPON_STATS, type WeaponStat } from '@ai-vault/game/items.ts'
import { STAT_WORDS } from '@ai-vault/game/weapons/rating/explain/words.ts'
import { gameWord } from '../../words/game-words.ts'
import { idOf, type WeaponItem } from '../weapon-item.ts'
import { words } from '../words/words.ts'

/** Counts and times: a bar from 0 to 100 would say nothing about them. */
const NUMBERS: Readonly<Partial<Record<WeaponStat, (value: number) => string>>> = {
  rpm: words.stats.perMinute,
  magazine: String,
  'charge-time': words.stats.milliseconds,
  'draw-time': words.stats.milliseconds,
  'ammo-capacity': String,
}
const LESS_IS_BETTER: readonly WeaponStat[] = ['charge-time', 'draw-time', 'heat-generated']
/** Neither more nor less of it is better as such. */
const A_MATTER_OF_TASTE: readonly WeaponStat[] = ['zoom', 'recoil', 'rpm']

export interface StatRow {
  readonly stat: WeaponStat
  readonly label: string
  readonly value: number
  /** With its unit. */
  readonly shown: string
  /** Worth drawing as a bar. */
  readonly bar: boolean
  /** The best value among the copies; absent where there is no better or worse, or only one copy. */
  readonly best?: number
}

export const statLabel = (stat: WeaponStat) => gameWord('weapon_stats', stat) ?? ownLabel(stat)

const ownLabel = (stat: WeaponStat) =>
  stat === 'rpm'
    ? words.stats.rateOfFire
    : STAT_WORDS[stat].charAt(0).toUpperCase() + STAT_WORDS[stat].slice(1)

export const statShown = (stat: WeaponStat, value: number) => (NUMBERS[stat] ?? String)(value)

/** Of those that are known. */
export function highest(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 ? Math.max(...known) : undefined
}

/** The best of several values of one stat; undefined where the stat is a matter of taste or nobody has it. */
export function bestValue(stat: WeaponStat, values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  if (A_MATTER_OF_TASTE.includes(stat) || known.length === 0) return undefined
  return LESS_IS_BETTER.includes(stat) ? Math.min(...known) : Math.max(...known)
}

export function statRows(item: WeaponItem, copies: readonly WeaponItem[]): readonly StatRow[] {
  const several = copies.some((copy) => idOf(copy) !== idOf(item))
  return WEAPON_STATS.flatMap((stat): StatRow[] => {
    const value = item.item.stats[stat]
    if (value === undefined) return []
    const all = copies.map((copy) => copy.item.stats[stat])
    const best = several ? bestValue(stat, all) : undefined
    const row = {
      stat,
      label: statLabel(stat),
      value,
      shown: statShown(stat, value),
      bar: !(stat in NUMBERS),
    }
    return [best === undefined ? row : { ...row, best }]
  })
}
