import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router'
import { focusHeadings } from './page-focus.ts'
import { routeTree } from './routes.tsx'
import { ScreenError } from './ScreenError.tsx'

/** An instance id has more digits than a number can hold; it stays text, in the address and behind it. */
function parseValue(value: string): unknown {
  if (/^-?\d{16,}$/.test(value)) throw new SyntaxError('a number too large to be one')
  return JSON.parse(value)
}

/** A history other than the browser's is for tests. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    parseSearch: parseSearchWith(parseValue),
    stringifySearch: stringifySearchWith(JSON.stringify, parseValue),
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
