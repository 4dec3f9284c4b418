import { lazyPart } from '../loading/lazy-part.tsx'
import { type Screen, titleOf } from '../loading/screen.ts'
import type { Route } from '../routing/router.ts'
import { SCREENS } from './screen-list.ts'

export const signalLost = lazyPart(
  async () => (await import('./not-found/SignalLostScreen.tsx')).SignalLostScreen,
)

/** Every screen is a chunk of its own. */
function componentOf(screen: Screen) {
  if (screen.visitors === 'welcome') {
    const { load } = screen
    return lazyPart(async () => (await load()).Screen)
  }
  const { load, words } = screen
  return lazyPart(async () => {
    // Not part of the first load: it comes beside the screen, and the command center needs neither.
    const [parts, { ConnectFirst }] = await Promise.all([load(), import('./ConnectFirst.tsx')])
    return () => <ConnectFirst words={words} {...parts} />
  })
}

function routesOf(screen: Screen): Route[] {
  const component = componentOf(screen)
  const { addresses, search, words } = screen
  return addresses.map((address) => ({
    address,
    title: titleOf(screen),
    name: words.name,
    component,
    search,
  }))
}

export const ROUTES = SCREENS.flatMap(routesOf)
