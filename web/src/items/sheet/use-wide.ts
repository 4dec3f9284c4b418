import { useSyncExternalStore } from 'react'

/** From here on the sheet stands beside the grid. */
const WIDE = '(min-width: 1024px)'

function subscribe(listener: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useWide = () => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
