import type { RouterHistory } from '@tanstack/history'
import { flushSync } from 'react-dom'
import { focusHeadings } from '../routing/page-focus.ts'
import { createRouter, type Rendered } from '../routing/router.ts'
import { keepScroll } from '../routing/scroll-positions.ts'
import { ROUTES, signalLost } from './routes.tsx'
import type { SCREENS } from './screen-list.ts'

/** A history other than the browser's is for tests. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({ routes: ROUTES, notFound: signalLost, history, change: fadeBetweenScreens })
  if (typeof window !== 'undefined') keepScroll(router)
  focusHeadings(router)
  return router
}

declare module '../routing/addresses.ts' {
  interface Register {
    readonly screens: typeof SCREENS
  }
}

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Fades from one screen to the next, and only there: what changes within a screen says so itself. Whoever wants less
 * motion does not wait for two pictures of the page either. A navigation that follows at once, a window that changes its
 * size or a hidden page makes the browser skip the fade and reject its `ready`, which the console would report as an
 * error. It is none: the new screen stands. Whatever fails while the screen is made comes by `updateCallbackDone`, which
 * the router hears.
 */
function fadeBetweenScreens(draw: () => void, { from, to }: Rendered): void | Promise<void> {
  const isSameScreen = from?.pathname === to.pathname
  if (isSameScreen || typeof document.startViewTransition !== 'function' || wantsLessMotion()) return draw()
  const { ready, updateCallbackDone } = document.startViewTransition(() => flushSync(draw))
  ready.catch(() => undefined)
  return updateCallbackDone
}
