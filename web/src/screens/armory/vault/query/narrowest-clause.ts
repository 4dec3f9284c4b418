import { parseSearch } from '@ai-vault/game/search/parse-search.ts'
import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import type { WeaponItem } from '../../../../items/weapon-item.ts'
import { topClauses } from './clauses.ts'
import { type Filter, type FilterGroup, groupClause, usedGroups } from './filters.ts'
import type { Account, searchFacts } from './search-facts.ts'

export interface NarrowClause {
  /** As the player wrote it; a filter as the language would. */
  readonly clause: string
  /** Where it is a filter, which. */
  readonly group?: FilterGroup
  /** How many of all weapons it alone excludes. */
  readonly excludes: number
  /** The search without it. */
  readonly without: string
}

/** F-136: of the parts of a question that found nothing, the one that excluded most. */
export function narrowestClause(
  weapons: readonly WeaponItem[],
  { q, filters }: { readonly q: string; readonly filters: readonly Filter[] },
  facts: ReturnType<typeof searchFacts>,
  { characters = [] }: Account,
): NarrowClause | undefined {
  const items = weapons.map(({ item }) => item)
  const excludedBy = (clause: string) => {
    const { matches } = compileSearch(clause, items, facts)
    return items.filter((item) => !matches(item)).length
  }
  const written = topClauses(parseSearch(q).query).map(({ start, end }): NarrowClause => {
    const clause = q.slice(start, end)
    return { clause, excludes: excludedBy(clause), without: `${q.slice(0, start)}${q.slice(end)}`.trim() }
  })
  const chosen = usedGroups(filters).map((group): NarrowClause => {
    const clause = groupClause(filters, group, characters)
    return { clause, group, excludes: excludedBy(clause), without: q }
  })
  return [...written, ...chosen]
    .toSorted((one, other) => other.excludes - one.excludes)
    .find(({ excludes }) => excludes > 0)
}
