import { CLASSES, DAMAGE_TYPES, type DamageType } from '@ai-vault/game/items.ts'
import { elementWord } from '../../../../items/badges/Element.tsx'
import { gameWord } from '../../../../words/game-words.ts'
import { chosenIn, type Filter, type FilterGroup } from '../query/filters.ts'
import { words } from '../words/words.ts'

const labels = words.filters
const isElement = (filter: string): filter is DamageType =>
  (DAMAGE_TYPES as readonly string[]).includes(filter)

/** What a filter is called: in the game's own words where it has some. */
export function filterLabel(filter: Filter): string {
  if (isElement(filter)) return elementWord(filter)
  return gameWord('rarities', filter) ?? labels.own[filter] ?? spelled(filter)
}

/** `hand-cannon` is a Hand Cannon. */
const spelled = (id: string) =>
  id
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ')

/** What one group asks for, in as few words as a chip has room for. */
export function chipLabel(filters: readonly Filter[], group: FilterGroup): string {
  const chosen = chosenIn(filters, group)
  if (group === 'tier') return tiersInWords(chosen.map((filter) => Number(filter.slice(-1))))
  return labels.any(chosen.map((filter) => placed(filter, group)))
}

const placed = (filter: Filter, group: FilterGroup) => {
  if (filter === 'vault') return labels.inVault
  const isClass = group === 'place' && (CLASSES as readonly string[]).includes(filter)
  return isClass ? labels.onCharacter(filterLabel(filter)) : filterLabel(filter)
}

/** From the best one down without a gap it is 'or better'. */
function tiersInWords(tiers: readonly number[]): string {
  const least = Math.min(...tiers)
  const isFromTop = tiers.length > 1 && Math.max(...tiers) === 5 && tiers.length === 6 - least
  return isFromTop ? labels.tierOrBetter(least) : labels.tiers(tiers.toReversed())
}
