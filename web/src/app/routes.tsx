import { lazyPart } from '../loading/lazy-part.tsx'
import type { Route } from '../routing/router.ts'
import { ConnectFirst } from './connect/ConnectFirst.tsx'
import { type Screen, titleOf } from './screen.ts'
import { SCREENS } from './screen-list.ts'

export const signalLost = lazyPart(
  async () => (await import('../screens/not-found/SignalLostScreen.tsx')).SignalLostScreen,
)

/** Every screen is a chunk of its own. */
function componentOf(screen: Screen) {
  if (screen.visitors === 'welcome') {
    const { load } = screen
    return lazyPart(async () => (await load()).Screen)
  }
  const { load, words } = screen
  return lazyPart(async () => {
    const parts = await load()
    return () => <ConnectFirst words={words} {...parts} />
  })
}

function routesOf(screen: Screen): Route[] {
  const component = componentOf(screen)
  const { addresses, search } = screen
  return addresses.map((address) => ({ address, title: titleOf(screen), component, search }))
}

export const ROUTES = SCREENS.flatMap(routesOf)
