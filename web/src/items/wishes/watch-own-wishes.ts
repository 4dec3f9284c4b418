import type { WeaponItem } from '../weapon-item.ts'
import { ownLists } from './own-lists.ts'
import type { OwnWishes } from './own-wishes.ts'

/** Tells what the lists that are switched on say about these weapons, now and after every change; ends what it returns. */
export function watchOwnWishes(
  weapons: readonly WeaponItem[],
  listener: (wishes: OwnWishes | undefined) => void,
): () => void {
  let isCurrent = true
  const read = () => {
    const on = ownLists.get().filter((list) => list.on)
    if (on.length === 0) return listener(undefined)
    // The reader of lists comes with the first list; a failure to fetch it leaves the ratings as they are.
    import('./own-wishes.ts').then(
      ({ readWishes }) => isCurrent && listener(readWishes(on, weapons)),
      () => undefined,
    )
  }
  const leave = ownLists.subscribe(read)
  read()
  return () => {
    isCurrent = false
    leave()
  }
}
