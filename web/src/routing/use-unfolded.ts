import { useCallback } from 'react'
import { useRouter } from './router-context.ts'
import { useShown } from './use-address.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Parts of the screen that the player unfolded; it stays where the screen itself goes on (router.ts). */
    readonly unfolded?: readonly string[] | undefined
  }
}

/** Whether the player has unfolded a part of the screen. It stands in the step of the history: Back and a reload find it so. */
export function useUnfolded(part: string) {
  const router = useRouter()
  const isUnfolded = useShown(({ state }) => state.unfolded?.includes(part) ?? false)
  const toggle = useCallback(() => {
    if (router.isLeaving()) return
    void router.navigate({
      search: true,
      hash: true,
      state: ({ unfolded = [], ...now }) => ({
        ...now,
        unfolded: unfolded.includes(part) ? unfolded.filter((each) => each !== part) : [...unfolded, part],
      }),
      replace: true,
      resetScroll: false,
    })
  }, [router, part])
  return [isUnfolded, toggle] as const
}
