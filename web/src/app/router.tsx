import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router'
import { focusHeadings } from './page-focus.ts'
import { routeTree } from './routes.tsx'
import { ScreenError } from './ScreenError.tsx'
import { fadeBetweenScreens } from './view-transitions.ts'

/** Ids and hashes are names, and some have more digits than a number can hold: they stay text, here and in the address. */
function parseValue(value: string): unknown {
  if (/^-?\d+$/.test(value)) throw new SyntaxError('a name made of digits')
  return JSON.parse(value)
}

const parseAnything = parseSearchWith(parseValue)

/** The router's own decoding comes first and makes numbers of what is short enough. */
function parseSearch(search: string) {
  const values = Object.entries(parseAnything(search))
  return Object.fromEntries(
    values.map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  )
}

/** A history other than the browser's is for tests. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    parseSearch,
    stringifySearch: stringifySearchWith(JSON.stringify, parseValue),
    defaultErrorComponent: ScreenError,
    defaultPreload: 'intent',
    scrollRestoration: true,
    notFoundMode: 'root',
  })
  focusHeadings(router)
  fadeBetweenScreens(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
