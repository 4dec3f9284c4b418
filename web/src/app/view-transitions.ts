import type { AnyRouter } from '@tanstack/react-router'

/**
 * Fades from one screen to the next, and only there: what changes within a screen says so itself. A navigation that
 * follows at once, a window that changes its size or a hidden page makes the browser skip the fade and reject its `ready`.
 * The router leaves that promise alone, and the console would report each as an error. It is none: the new screen stands.
 * Whatever fails while the screen is made comes by `updateCallbackDone`, which the router hears.
 */
export function fadeBetweenScreens(router: AnyRouter): void {
  router.startViewTransition = (update) => {
    const asked = router.shouldViewTransition ?? isAnotherScreen(router)
    router.shouldViewTransition = undefined
    if (!asked || typeof document.startViewTransition !== 'function') return update()
    const { ready, updateCallbackDone } = document.startViewTransition(update)
    ready.catch(() => undefined)
    return updateCallbackDone
  }
}

const isAnotherScreen = ({ latestLocation, state: { resolvedLocation } }: AnyRouter) =>
  resolvedLocation !== undefined && resolvedLocation.pathname !== latestLocation.pathname
