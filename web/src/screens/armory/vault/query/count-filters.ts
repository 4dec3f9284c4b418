import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import type { WeaponItem } from '../../../../items/weapon-item.ts'
import { FILTER_GROUPS, type Filter, filtersAsSearch, GROUP_NAMES, withoutGroup } from './filters.ts'
import type { Account, searchFacts } from './search-facts.ts'

/** `all` is what any quality would show. */
export type FilterCounts = ReadonlyMap<Filter | 'all', number>

/** How many weapons each filter would show with the present search and what the other groups ask for (F-117). */
export function countFilters(
  weapons: readonly WeaponItem[],
  { q, filters }: { readonly q: string; readonly filters: readonly Filter[] },
  facts: ReturnType<typeof searchFacts>,
  { characters = [] }: Account,
): FilterCounts {
  const items = weapons.map(({ item }) => item)
  const find = (search: string, among: typeof items) =>
    among.filter(compileSearch(search, items, facts).matches)
  const found = find(q, items)
  const counts = new Map<Filter | 'all', number>()
  for (const group of GROUP_NAMES) {
    const others = find(filtersAsSearch(withoutGroup(filters, group), characters), found)
    if (group === 'quality') counts.set('all', others.length)
    for (const filter of FILTER_GROUPS[group])
      counts.set(filter, find(filtersAsSearch([filter], characters), others).length)
  }
  return counts
}
