import { useCallback } from 'react'
import { routeAt } from '../../../routing/use-address.ts'
import type { ArmorySearch } from '../armory-search.ts'

const route = routeAt('/armory')

/** Rewrites parts of the armory's address and leaves the rest; no step for the back button. */
export function useArmoryAddress() {
  const navigate = route.useNavigate()
  return useCallback(
    (changes: Partial<ArmorySearch>) =>
      navigate({
        search: (now) => ({ ...now, ...changes }),
        // The step may be marked as a layer's (use-layer.ts), and stays that.
        state: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
}
