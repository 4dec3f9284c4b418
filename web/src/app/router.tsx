import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { focusHeadings } from './page-focus.ts'
import { routeTree } from './routes.tsx'
import { ScreenError } from './ScreenError.tsx'

/** A history other than the browser's is for tests. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    defaultErrorComponent: ScreenError,
    defaultPreload: 'intent',
    defaultViewTransition: true,
    scrollRestoration: true,
    notFoundMode: 'root',
  })
  focusHeadings(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
