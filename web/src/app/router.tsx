import type { RouterHistory } from '@tanstack/history'
import { focusHeadings } from '../routing/page-focus.ts'
import { createRouter } from '../routing/router.ts'
import { keepScroll } from '../routing/scroll-positions.ts'
import { ROUTES, signalLost } from './routes.tsx'
import type { SCREENS } from './screen-list.ts'
import { fadeBetweenScreens } from './view-transitions.ts'

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
