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

/** What a player does who goes on from where the page is, instead of waiting for the old place. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** A page whose height stays for so long is drawn. */
const DRAWN_MS = 500

/** Back and reload lead to where the page was scrolled to; a new step begins at the top, or at the part that it names. */
export function keepScroll(router: Router): void {
  const positions = stored()
  /** The old place of a page that is still being drawn: its list is read, what stands above it changes its height. */
  let awaited: number | undefined
  let drawn: ReturnType<typeof setTimeout> | undefined
  const arrive = () => {
    clearTimeout(drawn)
    awaited = undefined
  }
  const goTo = (top: number) => {
    arrive()
    scrollTo({ top, behavior: 'instant' })
    if (top === 0) return
    awaited = top
    if (scrollY >= top - 1) drawn = setTimeout(arrive, DRAWN_MS)
  }
  history.scrollRestoration = 'manual'
  addEventListener(
    'scroll',
    () => {
      if (awaited !== undefined) return
      const key = keyOf(router.shown)
      positions.delete(key)
      positions.set(key, scrollY)
    },
    { passive: true },
  )
  new ResizeObserver(() => awaited !== undefined && goTo(awaited)).observe(document.body)
  for (const move of MOVES) {
    addEventListener(move, arrive, { passive: true })
  }
  addEventListener('pagehide', () => store(positions))
  router.onRendered(({ from, to }) => {
    if (to.keepsScroll) {
      positions.set(keyOf(to), awaited ?? scrollY)
      return
    }
    arrive()
    const known = positions.get(keyOf(to))
    const named = to.hash && document.getElementById(to.hash)
    if (known === undefined && named) named.scrollIntoView({ behavior: 'instant' })
    // The first screen stands in the HTML already, and may have been scrolled.
    else if (from || known !== undefined) goTo(known ?? 0)
  })
}
