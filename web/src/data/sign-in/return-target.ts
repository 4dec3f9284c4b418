/** Screens that are only a way in: after them comes the dashboard, as specified. */
const WAYS_IN = ['/', '/command-center', '/login', '/auth', '/auth/callback', '/deleted']

/** Where a finished sign-in leads: the screen that asked for it, else the dashboard. */
export function returnTarget(remembered: string | null): string {
  if (!remembered?.startsWith('/') || remembered.startsWith('//') || remembered.includes('\\')) {
    return '/dashboard'
  }
  const path = remembered.split(/[?#]/)[0] ?? ''
  return WAYS_IN.includes(path) ? '/dashboard' : remembered
}

/**
 * Where someone who presses Connect comes back to: here; on a way in, where its address says (`?return=`). Undefined where a
 * sign-in came back without success: whoever tries again still wants the screen that was remembered for the first try.
 */
export function returnAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  if (pathname === '/auth/callback') return undefined
  const wanted = new URLSearchParams(search).get('return')
  return wanted !== null && WAYS_IN.includes(pathname) ? wanted : `${pathname}${search}`
}
