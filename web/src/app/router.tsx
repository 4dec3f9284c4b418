import { createRouter } from '@tanstack/react-router'
import { focusHeadings } from './page-focus.ts'
import { routeTree } from './routes.tsx'
import { ScreenError } from './ScreenError.tsx'

export function createAppRouter() {
  const router = createRouter({
    routeTree,
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
