import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { useMemo, useRef } from 'react'
import { type RatingLookup, ratingLookup } from '../../../../items/rating/shown-rating.ts'
import type { WeaponItem } from '../../../../items/weapon-item.ts'
import { filtersAsSearch } from './filters.ts'
import { groupWeapons } from './group-weapons.ts'
import { type OwnWords, searchFacts } from './search-facts.ts'
import { sortWeapons } from './sort-weapons.ts'
import type { SortOrder, VaultQuery } from './vault-query.ts'
import { countAdvice, countStats, isSameView, type VaultView, viewVault } from './vault-view.ts'

export type Vault = ReturnType<typeof useVault>

/** The vault as the screen needs it; what does not depend on the search is not made anew while someone types. */
export function useVault(
  weapons: readonly WeaponItem[],
  { q, filters, sort, mode }: VaultQuery,
  failed: ReadonlySet<string>,
  own: OwnWords,
) {
  const ratingOf = useMemo(() => ratingLookup(failed, mode), [failed, mode])
  const items = useMemo(() => weapons.map(({ item }) => item), [weapons])
  const facts = useMemo(() => searchFacts(weapons, ratingOf, own), [weapons, ratingOf, own])
  const sorted = useSorted(weapons, sort, mode, ratingOf)
  const total = useMemo(() => countStats(weapons, ratingOf), [weapons, ratingOf])
  const advice = useMemo(() => countAdvice(weapons, ratingOf), [weapons, ratingOf])
  const search = useMemo(() => compileSearch(q, items, facts), [q, items, facts])
  const filtered = useMemo(
    () => compileSearch(filtersAsSearch(filters, own.characters ?? []), items, facts),
    [filters, own.characters, items, facts],
  )
  const found = useMemo(
    () => viewVault(sorted, [search, filtered], ratingOf),
    [sorted, search, filtered, ratingOf],
  )
  const view = useUnchanged(found)
  const groups = useMemo(() => groupWeapons(view.shown, sort), [view.shown, sort])
  return { ratingOf, facts, total, advice, view, groups }
}

/** An analysis that fails must not move the weapon away from under the player's eyes: its place changes with the next order. */
function useSorted(weapons: readonly WeaponItem[], sort: SortOrder, mode: PlayMode, ratingOf: RatingLookup) {
  const latest = useRef(ratingOf)
  latest.current = ratingOf
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode rates anew, and that is another order.
  return useMemo(() => sortWeapons(weapons, sort, latest.current), [weapons, sort, mode])
}

/** Most letters of a clause change nothing in what it finds: then the answer before stands, and all that is made of it. */
function useUnchanged(found: VaultView): VaultView {
  const kept = useRef(found)
  if (!isSameView(kept.current, found)) kept.current = found
  return kept.current
}
