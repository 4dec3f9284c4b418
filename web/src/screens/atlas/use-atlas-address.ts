import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { AtlasSearch } from './atlas-search.ts'

const route = getRouteApi('/atlas')

/** What the address says, and a way to rewrite parts of it without a step for the back button. */
export function useAtlasAddress(): readonly [AtlasSearch, (changes: Partial<AtlasSearch>) => void] {
  const search: AtlasSearch = route.useSearch()
  const navigate = route.useNavigate()
  const change = useCallback(
    (changes: Partial<AtlasSearch>) =>
      void navigate({
        search: (now) => ({ ...now, ...changes }),
        replace: true,
        resetScroll: false,
        viewTransition: false,
      }),
    [navigate],
  )
  return [search, change]
}
