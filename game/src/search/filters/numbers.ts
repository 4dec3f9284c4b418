import { WEAPON_STATS } from '../../items.ts'
import { fold } from '../fold.ts'
import { compareNumber, isComparison } from './comparison.ts'
import { enhancedPerks } from './enhanced-perks.ts'
import type { Filter, Searchable } from './filter.ts'
import { squash, weaponStatOf } from './stats.ts'

function numberFilter(
  keyword: string,
  help: string,
  example: string,
  read: (item: Searchable) => number | undefined,
  values: readonly string[] = [],
): Filter {
  return { keyword, help, example, values, compile: (argument) => compareNumber(argument, read) }
}

const power = (item: Searchable) => item.power
const energy = (item: Searchable) => (item.kind === 'armor' ? item.energy.capacity : undefined)
const TIERS = ['1', '2', '3', '4', '5']
const SCORES = ['>=8', '>=6', '<4']

function scoreFilter(keyword: 'rating' | 'pve' | 'pvp', help: string): Filter {
  const field = keyword === 'rating' ? 'score' : keyword
  return {
    keyword,
    help,
    example: `${keyword}:>=8`,
    values: SCORES,
    compile: (argument, facts) =>
      compareNumber<Searchable>(argument, (item) =>
        item.kind === 'weapon' ? facts.rating?.(item)?.[field] : undefined,
      ),
  }
}

export const NUMBER_FILTERS: readonly Filter[] = [
  numberFilter('power', 'Power of the item', 'power:>=1800', power),
  numberFilter('light', 'Power, by its old name', 'light:>=1800', power),
  numberFilter('tier', 'Gear tier, 1 to 5', 'tier:5', (item) => item.tier, TIERS),
  {
    keyword: 'kills',
    help: 'Kills on the tracker',
    example: 'kills:>=1000',
    values: [],
    compile: (argument) => {
      const mode = /^(pve|pvp|gambit):/.exec(argument.toLowerCase())?.[1]
      if (mode) return { problem: `kills:${mode}: the tracker is read whole; write for example kills:>=1000` }
      return compareNumber<Searchable>(argument, (item) => (item.kind === 'weapon' ? item.kills : undefined))
    },
  },
  {
    keyword: 'masterwork',
    help: 'Masterwork level, or the stat it raises',
    example: 'masterwork:>=5',
    values: WEAPON_STATS.map(squash),
    compile: (argument) => {
      const stat = weaponStatOf(argument)
      if (stat) return (item) => item.kind === 'weapon' && item.masterwork?.stat === stat
      return compareNumber<Searchable>(argument, (item) =>
        item.kind === 'weapon' ? item.masterwork?.level : item.masterworkLevel,
      )
    },
  },
  numberFilter('weaponlevel', 'Level of a crafted weapon', 'weaponlevel:>=17', (item) =>
    item.kind === 'weapon' ? item.level : undefined,
  ),
  numberFilter('enhancedperk', 'How many enhanced perks are active', 'enhancedperk:>=2', (item) =>
    item.kind === 'weapon' ? enhancedPerks(item) : undefined,
  ),
  numberFilter('energy', 'Energy an armor piece holds', 'energy:11', energy),
  numberFilter('energycapacity', 'Energy an armor piece holds', 'energycapacity:>=10', energy),
  numberFilter('stack', 'How many are in the stack; gear lies alone', 'stack:1', () => 1),
  {
    keyword: 'inloadout',
    help: 'How many loadouts use it, or part of the name of one',
    example: 'inloadout:>=2',
    values: ['>=1', '>=2'],
    compile: (argument, { loadoutName }) => {
      if (isComparison(argument))
        return compareNumber<Searchable>(argument, ({ loadouts }) => loadouts.length)
      if (!loadoutName)
        return { problem: 'Names of loadouts are not read here; write for example inloadout:>=2' }
      const wanted = fold(argument)
      return ({ loadouts }) => loadouts.some((id) => fold(loadoutName(id) ?? '').includes(wanted))
    },
  },
  {
    keyword: 'catalyst',
    help: "Whether an exotic's catalyst is complete",
    example: 'catalyst:complete',
    values: ['complete', 'incomplete'],
    compile: (argument) => {
      const word = argument.toLowerCase()
      if (word === 'missing')
        return { problem: 'catalyst:missing cannot be answered: the platform tells of catalysts one has' }
      if (word !== 'complete' && word !== 'incomplete')
        return { problem: `There is no catalyst:${argument}; write complete or incomplete` }
      return (item) => item.kind === 'weapon' && item.catalyst?.complete === (word === 'complete')
    },
  },
  scoreFilter('rating', 'Rating of the roll, 0 to 10'),
  scoreFilter('pve', 'Rating of the roll for PvE, 0 to 10'),
  scoreFilter('pvp', 'Rating of the roll for PvP, 0 to 10'),
  {
    keyword: 'count',
    help: 'How many copies you hold',
    example: 'count:>=3',
    values: ['>=2', '>=3'],
    compile: (argument, facts) => compareNumber<Searchable>(argument, facts.copies),
  },
]
