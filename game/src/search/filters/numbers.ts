import { WEAPON_STATS } from '../../items.ts'
import { shownScore } from '../../weapons/rating/tiers.ts'
import { fold } from '../fold.ts'
import { compareNumber, isComparison } from './comparison.ts'
import { enhancedPerks } from './enhanced-perks.ts'
import type { Filter, Searchable } from './filter.ts'
import { squash, weaponStatOf } from './stats.ts'

function numberFilter(
  keyword: string,
  read: (item: Searchable) => number | undefined,
  values: readonly string[] = [],
): Filter {
  return { keyword, values, compile: (argument) => compareNumber(argument, read) }
}

const power = (item: Searchable) => item.power
const energy = (item: Searchable) => (item.kind === 'armor' ? item.energy.capacity : undefined)
const TIERS = ['1', '2', '3', '4', '5']
const SCORES = ['>=8', '>=6', '<4']

function scoreFilter(keyword: 'rating' | 'pve' | 'pvp'): Filter {
  const field = keyword === 'rating' ? 'score' : keyword
  return {
    keyword,
    values: SCORES,
    compile: (argument, facts) =>
      compareNumber<Searchable>(argument, (item) => {
        const score = item.kind === 'weapon' ? facts.rating?.(item)?.[field] : undefined
        return score === undefined ? undefined : shownScore(score)
      }),
  }
}

export const NUMBER_FILTERS: readonly Filter[] = [
  numberFilter('power', power),
  numberFilter('light', power),
  numberFilter('tier', (item) => item.tier, TIERS),
  {
    keyword: 'kills',
    values: [],
    compile: (argument) => {
      const mode = /^(pve|pvp|gambit):/.exec(argument.toLowerCase())?.[1]
      if (mode) return { problem: `kills:${mode}: the tracker is read whole; write for example kills:>=1000` }
      return compareNumber<Searchable>(argument, (item) => (item.kind === 'weapon' ? item.kills : undefined))
    },
  },
  {
    keyword: 'masterwork',
    values: WEAPON_STATS.map(squash),
    compile: (argument) => {
      const stat = weaponStatOf(argument)
      if (stat) return (item) => item.kind === 'weapon' && item.masterwork?.stat === stat
      return compareNumber<Searchable>(argument, (item) =>
        item.kind === 'weapon' ? item.masterwork?.level : item.masterworkLevel,
      )
    },
  },
  numberFilter('weaponlevel', (item) => (item.kind === 'weapon' ? item.level : undefined)),
  numberFilter('enhancedperk', (item) => (item.kind === 'weapon' ? enhancedPerks(item) : undefined)),
  numberFilter('energy', energy),
  numberFilter('energycapacity', energy),
  numberFilter('stack', () => 1),
  {
    keyword: 'inloadout',
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
  scoreFilter('rating'),
  scoreFilter('pve'),
  scoreFilter('pvp'),
  {
    keyword: 'count',
    values: ['>=2', '>=3'],
    compile: (argument, facts) => compareNumber<Searchable>(argument, facts.copies),
  },
]
