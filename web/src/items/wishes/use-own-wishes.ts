import { useEffect, useState, useSyncExternalStore } from 'react'
import type { WeaponItem } from '../weapon-item.ts'
import { ownLists } from './own-lists.ts'
import type { OwnWishes } from './own-wishes.ts'

/** What the player's own lists say; undefined without one that is switched on, and until it was read. */
export function useOwnWishes(weapons: readonly WeaponItem[]): OwnWishes | undefined {
  const lists = useSyncExternalStore(ownLists.subscribe, ownLists.get)
  const [wishes, setWishes] = useState<OwnWishes>()
  useEffect(() => {
    const on = lists.filter((list) => list.on)
    if (on.length === 0) return setWishes(undefined)
    let isCurrent = true
    // The reader of lists comes with the first list; a failure to fetch it leaves the ratings as they are.
    import('./own-wishes.ts').then(
      ({ readWishes }) => isCurrent && setWishes(readWishes(on, weapons)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [lists, weapons])
  return wishes
}
