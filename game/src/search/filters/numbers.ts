import { ARMOR_STATS, type ArmorPiece, type StatLine, WEAPON_STATS, type WeaponStat } from '../../items.ts'
import type { Filter, FilterProblem, Matcher, Searchable } from './filter.ts'

function numberFilter(
  keyword: string,
  help: string,
  example: string,
  read: (item: Searchable) => number | undefined,
  values: readonly string[] = [],
): Filter {
  return { keyword, help, example, values, compile: (argument) => compareNumber(argument, read) }
}

const squash = (name: string) => name.toLowerCase().replaceAll(/[-_ ]/g, '')

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

const armorTotal = (line: StatLine) => line.reduce((sum, value) => sum + value, 0)

function statReader(
  word: string,
  line: (piece: ArmorPiece) => StatLine,
): ((item: Searchable) => number | undefined) | undefined {
  const weaponStat = WEAPON_STAT_BY_WORD.get(word)
  const armorStat = (ARMOR_STATS as readonly string[]).indexOf(word)
  if (word === 'total') return (item) => (item.kind === 'armor' ? armorTotal(line(item)) : undefined)
  if (weaponStat === undefined && armorStat < 0) return undefined
  return (item) => {
    if (item.kind === 'armor') return armorStat < 0 ? undefined : line(item)[armorStat]
    return weaponStat === undefined ? undefined : item.stats[weaponStat]
  }
}

function statFilter(keyword: string, help: string, line: (piece: ArmorPiece) => StatLine): Filter {
  const compile = (argument: string): Matcher | FilterProblem => {
    const colon = argument.indexOf(':')
    const word = squash(colon < 0 ? argument : argument.slice(0, colon))
    const read = statReader(word, line)
    if (!read) return { problem: `There is no stat "${word}"; write for example ${keyword}:range:>=50` }
    if (colon < 0) return { problem: `${keyword}:${word} needs a number, e.g. ${keyword}:${word}:>=50` }
    return compareNumber(argument.slice(colon + 1), read)
  }
  const values = [...ARMOR_STATS, 'total', ...WEAPON_STATS.map(squash)].map((stat) => `${stat}:`)
  return { keyword, help, example: `${keyword}:range:>=50`, values, compile }
}

const TIERS = ['1', '2', '3', '4', '5']

export const NUMBER_FILTERS: readonly Filter[] = [
  numberFilter('power', 'Power of the item', 'power:>=1800', (item) => item.power),
  numberFilter('tier', 'Gear tier, 1 to 5', 'tier:5', (item) => item.tier, TIERS),
  numberFilter('kills', 'Kills on the tracker', 'kills:>=1000', (item) =>
    item.kind === 'weapon' ? item.kills : undefined,
  ),
  numberFilter('masterwork', 'Masterwork level', 'masterwork:>=5', (item) =>
    item.kind === 'weapon' ? item.masterwork?.level : item.masterworkLevel,
  ),
  numberFilter('energy', 'Energy an armor piece holds', 'energy:11', (item) =>
    item.kind === 'armor' ? item.energy.capacity : undefined,
  ),
  statFilter('stat', 'A stat as it is now', (piece) => piece.stats),
  statFilter('basestat', 'An armor stat as dropped', (piece) => piece.base),
  {
    keyword: 'rating',
    help: 'Rating of the roll, 0 to 10',
    example: 'rating:>=8',
    values: ['>=8', '>=6', '<4'],
    compile: (argument, facts) =>
      compareNumber<Searchable>(argument, (item) =>
        item.kind === 'weapon' ? facts.rating?.(item)?.score : undefined,
      ),
  },
  {
    keyword: 'count',
    help: 'How many copies you hold',
    example: 'count:>=3',
    values: ['>=2', '>=3'],
    compile: (argument, facts) => compareNumber<Searchable>(argument, facts.copies),
  },
]

type Comparison = (value: number | undefined) => boolean

const OPERATORS: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
  '=': (value, bound) => value === bound,
  '': (value, bound) => value === bound,
}

/** `>=50`, `<1800`, `=5` or plain `5`. A missing value never matches. */
function parseComparison(argument: string): Comparison | FilterProblem {
  const match = /^(<=|>=|<|>|=|)\s*(-?\d+(?:\.\d+)?)$/.exec(argument.trim())
  const compare = OPERATORS[match?.[1] ?? '?']
  if (!match || !compare) {
    return { problem: `"${argument}" is not a number; write for example >=50` }
  }
  const bound = Number(match[2])
  return (value) => value !== undefined && compare(value, bound)
}

/** A filter over one number of an item. */
function compareNumber<T>(argument: string, read: (item: T) => number | undefined) {
  const comparison = parseComparison(argument)
  return typeof comparison === 'function' ? (item: T) => comparison(read(item)) : comparison
}
