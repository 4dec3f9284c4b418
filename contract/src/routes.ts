/**
 * Every address of the web app, once: the server answers these with the app and 200, and anything else with the
 * app and 404 (F-014). `*` stands for exactly one further part.
 */
export const CLIENT_ROUTES = [
  '/',
  '/command-center',
  '/dashboard',
  '/armory',
  '/atlas',
  '/archives',
  '/aegis',
  '/ai',
  '/sentinel',
  '/sentinel-ai',
  '/forge',
  '/forge/*',
  '/architect',
  '/prophecy',
  '/prophecy/*',
  '/command-table',
  '/profile',
  '/profile/*',
  '/login',
  '/auth',
  '/auth/callback',
  '/admin',
  '/build/*',
  '/changelog',
  '/privacy',
] as const

/** Served in development only. */
export const DEVELOPMENT_ROUTES = ['/design'] as const

export function isClientRoute(path: string, development = false): boolean {
  const parts = partsOf(path)
  const routes: readonly string[] = development ? [...CLIENT_ROUTES, ...DEVELOPMENT_ROUTES] : CLIENT_ROUTES
  return routes.some((route) => matches(partsOf(route), parts))
}

const partsOf = (path: string) => path.split('/').filter(Boolean)

function matches(route: readonly string[], parts: readonly string[]): boolean {
  return route.length === parts.length && route.every((part, at) => part === '*' || part === parts[at])
}
