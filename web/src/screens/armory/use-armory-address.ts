import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ArmorySearch } from './armory-search.ts'

const route = getRouteApi('/armory')

/** Rewrites parts of the armory's address and leaves the rest; no step for the back button. */
export function useArmoryAddress() {
  const navigate = route.useNavigate()
  return useCallback(
    (changes: Partial<ArmorySearch>) =>
      void navigate({
        search: (now) => ({ ...now, ...changes }),
        // The step may be marked as a layer's (use-layer.ts), and stays that.
        state: true,
        replace: true,
        resetScroll: false,
        viewTransition: false,
      }),
    [navigate],
  )
}
