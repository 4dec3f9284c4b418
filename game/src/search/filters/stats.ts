import {
  ARMOR_STATS,
  type ArmorPiece,
  type ArmorStat,
  type StatLine,
  WEAPON_STATS,
  type WeaponStat,
} from '../../items.ts'
import { bestInSlot } from './compare-copies.ts'
import { compareNumber } from './comparison.ts'
import type { Filter, FilterProblem, Matcher, Searchable } from './filter.ts'

export const squash = (name: string) => name.toLowerCase().replaceAll(/[-_ ]/g, '')

/** Short names players type, beside the full ones. */
const STAT_ALIASES: Readonly<Record<string, WeaponStat>> = {
  rof: 'rpm',
  mag: 'magazine',
  aa: 'aim-assist',
  aimassist: 'aim-assist',
  blastradius: 'blast-radius',
  recoildirection: 'recoil',
}
const WEAPON_STAT_BY_WORD = new Map<string, WeaponStat>([
  ...WEAPON_STATS.map((stat): [string, WeaponStat] => [squash(stat), stat]),
  ...Object.entries(STAT_ALIASES),
])
/** The six stats had other names before Armor 3.0, and old searches still carry them. */
const OLD_ARMOR_STATS: Readonly<Record<string, ArmorStat>> = {
  mobility: 'weapons',
  resilience: 'health',
  recovery: 'class',
  intellect: 'super',
  discipline: 'grenade',
  strength: 'melee',
}
const RANKS: readonly string[] = [
  'highest',
  'secondhighest',
  'thirdhighest',
  'fourthhighest',
  'fifthhighest',
  'lowest',
]

/** Names of an armor piece's stats, the highest as dropped first. */
export const rankedStats = ({ base }: ArmorPiece): readonly ArmorStat[] =>
  ARMOR_STATS.map((stat, at) => ({ stat, value: base[at] ?? 0 }))
    .toSorted((one, other) => other.value - one.value)
    .map(({ stat }) => stat)

export const weaponStatOf = (word: string) => WEAPON_STAT_BY_WORD.get(squash(word))
export const armorStatOf = (word: string): ArmorStat | undefined =>
  OLD_ARMOR_STATS[squash(word)] ?? ARMOR_STATS.find((stat) => stat === squash(word))

type Read = (item: Searchable) => number | undefined
type LineOf = (piece: ArmorPiece) => StatLine

function oneStat(word: string, line: LineOf): Read | undefined {
  const ofArmor = (read: (values: StatLine) => number | undefined): Read => {
    return (item) => (item.kind === 'armor' ? read(line(item)) : undefined)
  }
  if (word === 'total') return ofArmor((values) => values.reduce((sum, value) => sum + value, 0))
  const rank = RANKS.indexOf(word)
  if (rank >= 0) return ofArmor((values) => [...values].sort((one, other) => other - one)[rank])
  const weaponStat = WEAPON_STAT_BY_WORD.get(word)
  const armorStat = armorStatOf(word)
  if (weaponStat === undefined && armorStat === undefined) return undefined
  return (item) => {
    if (item.kind === 'weapon') return weaponStat && item.stats[weaponStat]
    return armorStat && line(item)[ARMOR_STATS.indexOf(armorStat)]
  }
}

/** A stat, a sum of some (`a+b`) or their mean (`a&b`); one that an item lacks leaves it without a value. */
function statReader(words: string, line: LineOf): Read | undefined {
  const isMean = words.includes('&')
  const reads = words.split(isMean ? '&' : '+').map((word) => oneStat(squash(word), line))
  if (!reads.every((read) => read !== undefined)) return undefined
  return (item) => {
    let sum = 0
    for (const read of reads) {
      const value = read(item)
      if (value === undefined) return undefined
      sum += value
    }
    return isMean ? sum / reads.length : sum
  }
}

function statFilter(keyword: string, line: LineOf): Filter {
  const compile = (argument: string): Matcher | FilterProblem => {
    const colon = argument.indexOf(':')
    const word = (colon < 0 ? argument : argument.slice(0, colon)).toLowerCase()
    const read = statReader(word, line)
    if (!read) return { problem: `There is no stat "${word}"; write for example ${keyword}:range:>=50` }
    if (colon < 0) return { problem: `${keyword}:${word} needs a number, e.g. ${keyword}:${word}:>=50` }
    return compareNumber(argument.slice(colon + 1), read)
  }
  const values = [...ARMOR_STATS, 'total', ...RANKS, ...WEAPON_STATS.map(squash)].map((stat) => `${stat}:`)
  return { keyword, values, compile }
}

/** `maxstatvalue:melee`: armor that has the most of its slot and class. */
function bestStatFilter(keyword: string, line: LineOf): Filter {
  return {
    keyword,
    values: [...ARMOR_STATS, 'total'],
    compile: (argument, facts) => {
      const word = squash(argument)
      const read = word === 'total' || armorStatOf(word) ? oneStat(word, line) : undefined
      if (!read) return { problem: `${keyword}: needs an armor stat, e.g. ${keyword}:melee` }
      const isBest = bestInSlot((item) => (item.kind === 'armor' ? read(item) : undefined))
      return (item) => isBest(item, facts)
    },
  }
}

/** `primarystat:grenade`: which stat of a piece comes first, second or third. */
function ordinalFilter(keyword: string, rank: number): Filter {
  return {
    keyword,
    values: ARMOR_STATS,
    compile: (argument) => {
      const wanted = armorStatOf(argument)
      if (!wanted) return { problem: `${keyword}: needs an armor stat, e.g. ${keyword}:grenade` }
      return (item) =>
        item.kind === 'armor' &&
        rankedStats(item)[rank] === wanted &&
        (item.base[ARMOR_STATS.indexOf(wanted)] ?? 0) > 0
    },
  }
}

export const STAT_FILTERS: readonly Filter[] = [
  statFilter('stat', (piece) => piece.stats),
  statFilter('basestat', (piece) => piece.base),
  bestStatFilter('maxstatvalue', (piece) => piece.stats),
  bestStatFilter('maxbasestatvalue', (piece) => piece.base),
  bestStatFilter('maxstatloadout', (piece) => piece.stats),
  ordinalFilter('primarystat', 0),
  ordinalFilter('secondarystat', 1),
  ordinalFilter('tertiarystat', 2),
]
