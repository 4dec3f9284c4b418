import { useEffect, useState } from 'react'
import type { WeaponItem } from '../weapon-item.ts'
import type { OwnWishes } from './own-wishes.ts'

/** What the player's own lists say; undefined without one that is switched on, and until it was read. */
export function useOwnWishes(weapons: readonly WeaponItem[]): OwnWishes | undefined {
  const [wishes, setWishes] = useState<OwnWishes>()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    // The lists are no part of the first sight of a vault: they come after it.
    import('./watch-own-wishes.ts').then(
      ({ watchOwnWishes }) => {
        if (!isGone) stop = watchOwnWishes(weapons, setWishes)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [weapons])
  return wishes
}
