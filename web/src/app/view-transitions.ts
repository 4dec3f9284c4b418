import { flushSync } from 'react-dom'
import type { Rendered } from '../routing/router.ts'

/**
 * Fades from one screen to the next, and only there: what changes within a screen says so itself. A navigation that
 * follows at once, a window that changes its size or a hidden page makes the browser skip the fade and reject its `ready`,
 * which the console would report as an error. It is none: the new screen stands. Whatever fails while the screen is made
 * comes by `updateCallbackDone`, which the router hears.
 */
export function fadeBetweenScreens(draw: () => void, { from, to }: Rendered): void | Promise<void> {
  if (from?.pathname === to.pathname || typeof document.startViewTransition !== 'function') return draw()
  const { ready, updateCallbackDone } = document.startViewTransition(() => flushSync(draw))
  ready.catch(() => undefined)
  return updateCallbackDone
}
