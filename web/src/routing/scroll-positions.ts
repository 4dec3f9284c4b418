import type { Location, Router } from './router.ts'

const STORED = 'scroll-positions'
/** Steps whose place is kept. */
const MOST = 50

const keyOf = ({ state, href }: Location) => state.__TSR_key ?? href

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]'))
  } catch {
    return new Map()
  }
}

function store(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...positions].slice(-MOST)))
  } catch {
    // Without a storage a reload begins at the top.
  }
}

/** Back and reload lead to where the page was scrolled to; a new step begins at the top, or at the part that it names. */
export function keepScroll(router: Router): void {
  const positions = stored()
  history.scrollRestoration = 'manual'
  addEventListener(
    'scroll',
    () => {
      const key = keyOf(router.shown)
      positions.delete(key)
      positions.set(key, scrollY)
    },
    { passive: true },
  )
  addEventListener('pagehide', () => store(positions))
  router.onRendered(({ from, to }) => {
    if (to.keepsScroll) {
      positions.set(keyOf(to), scrollY)
      return
    }
    const known = positions.get(keyOf(to))
    const named = to.hash && document.getElementById(to.hash)
    if (known === undefined && named) named.scrollIntoView({ behavior: 'instant' })
    // The first screen stands in the HTML already, and may have been scrolled.
    else if (from || known !== undefined) scrollTo({ top: known ?? 0, behavior: 'instant' })
  })
}
