import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ArmorySearch } from './armory-search.ts'

const route = getRouteApi('/armory')

/**
 * Changes parts of the armory's address and leaves the rest. `push` makes it a step that the back button takes back;
 * without it the present step is rewritten.
 */
export function useArmoryAddress() {
  const navigate = route.useNavigate()
  return useCallback(
    (changes: Partial<ArmorySearch>, how: 'push' | 'replace' = 'replace') =>
      void navigate({
        search: (now) => ({ ...now, ...changes }),
        replace: how === 'replace',
        resetScroll: false,
        viewTransition: false,
      }),
    [navigate],
  )
}
