import { useCallback } from 'react'
import { routeAt } from '../../routing/use-address.ts'
import type { AtlasSearch } from './atlas-search.ts'

const route = routeAt('/atlas')

type Change = (changes: Partial<AtlasSearch>) => void

/**
 * What the address says, and two ways to change parts of it: `go` is a step that the back button undoes, for every choice;
 * `rewrite` leaves no trace, for what is typed, what is picked on the map, and what follows by itself.
 */
export function useAtlasAddress(): readonly [search: AtlasSearch, go: Change, rewrite: Change] {
  const search: AtlasSearch = route.useSearch()
  const navigate = route.useNavigate()
  const change = useCallback(
    (changes: Partial<AtlasSearch>, replace: boolean) =>
      navigate({
        search: (now) => ({ ...now, ...changes }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  const go = useCallback<Change>((changes) => change(changes, false), [change])
  const rewrite = useCallback<Change>((changes) => change(changes, true), [change])
  return [search, go, rewrite]
}
