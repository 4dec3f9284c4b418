/**
 * Opens a sheet over whatever screen is there. The sheet lives in the state of a step of the browser's history: Back
 * closes it, a reload keeps it, and no screen has to name it in its address. The shell draws it (SheetHost.tsx).
 */

import type { RouterHistory } from '@tanstack/history'
import { useCallback } from 'react'
import { useRouter } from '../../routing/router-context.ts'
import { useLocation } from '../../routing/use-address.ts'
import type { ItemRef } from '../find-item.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The item whose sheet lies over the screen. */
    readonly sheet?: ItemRef | undefined
  }
}

/** Histories with a step that is being taken back: a second press must not take one more. */
const leaving = new WeakSet<RouterHistory>()

export function useItemSheet() {
  const router = useRouter()
  const open = useCallback(
    (sheet: ItemRef) => {
      const isOpen = router.latestLocation.state.sheet !== undefined
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (now) => ({ ...now, sheet }),
        // Another item in an open sheet is no further step.
        replace: isOpen,
        resetScroll: false,
      })
    },
    [router],
  )
  const close = useCallback(() => {
    const { history } = router
    if (leaving.has(history) || router.latestLocation.state.sheet === undefined) return
    leaving.add(history)
    const stop = history.subscribe(() => {
      stop()
      leaving.delete(history)
    })
    history.back()
  }, [router])
  return { open, close }
}

/** The item whose sheet is open now. */
export const useOpenItem = () => useLocation(({ state }) => state.sheet)
