import { parseSearch } from '@ai-vault/game/search/parse-search.ts'
import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import type { RatingLookup } from '../../../../items/rating/shown-rating.ts'
import type { WeaponItem } from '../../../../items/weapon-item.ts'
import { topClauses } from './clauses.ts'
import type { searchFacts } from './search-facts.ts'
import type { Quality } from './vault-query.ts'
import { isOfQuality } from './vault-view.ts'

export interface NarrowClause {
  /** As the player wrote it; the quality filter by its own value. */
  readonly clause: string
  readonly kind: 'clause' | 'quality'
  /** How many of all weapons it alone excludes. */
  readonly excludes: number
  /** The search without it. */
  readonly without: string
}

/** F-136: of the parts of a question that found nothing, the one that excluded most. */
export function narrowestClause(
  weapons: readonly WeaponItem[],
  { q, quality }: { readonly q: string; readonly quality: Quality },
  facts: ReturnType<typeof searchFacts>,
  ratingOf: RatingLookup,
): NarrowClause | undefined {
  const items = weapons.map(({ item }) => item)
  const parts = topClauses(parseSearch(q).query).map(({ start, end }): NarrowClause => {
    const clause = q.slice(start, end)
    const { matches } = compileSearch(clause, items, facts)
    return {
      clause,
      kind: 'clause',
      excludes: items.filter((item) => !matches(item)).length,
      without: `${q.slice(0, start)}${q.slice(end)}`.trim(),
    }
  })
  if (quality !== 'all') {
    const excludes = weapons.filter((item) => !isOfQuality(item, quality, ratingOf(item))).length
    parts.push({ clause: quality, kind: 'quality', excludes, without: q })
  }
  return parts.toSorted((one, other) => other.excludes - one.excludes).find(({ excludes }) => excludes > 0)
}
