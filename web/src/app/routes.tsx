import { createRootRoute, createRoute } from '@tanstack/react-router'
import { lazyPart } from '../loading/lazy-part.tsx'
import { ConnectFirst } from './connect/ConnectFirst.tsx'
import { Shell } from './frame/Shell.tsx'
import { type Screen, titleOf } from './screen.ts'
import { SCREENS } from './screen-list.ts'

const signalLost = lazyPart(
  async () => (await import('../screens/not-found/SignalLostScreen.tsx')).SignalLostScreen,
)
const rootRoute = createRootRoute({ component: Shell, notFoundComponent: signalLost })

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

/** What the router knows of an address, for the types of links and parameters. */
const route = <const Address extends string>(
  path: Address,
  screen: Screen,
  component = componentOf(screen),
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component,
    // Where an address is right and nothing is there: a shared page nobody made.
    notFoundComponent: signalLost,
    staticData: { title: titleOf(screen) },
  })
const searchedRoute = <const Address extends string, Search>(
  path: Address,
  screen: Screen,
  search: (raw: Record<string, unknown>) => Search,
  component = componentOf(screen),
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component,
    notFoundComponent: signalLost,
    staticData: { title: titleOf(screen) },
    validateSearch: search,
  })

type RouteAt<Address extends string, Search> = Address extends string
  ? Search extends undefined
    ? ReturnType<typeof route<Address>>
    : ReturnType<typeof searchedRoute<Address, Search>>
  : never
type RouteOf<One> =
  One extends Screen<infer Addresses, infer Search> ? RouteAt<Addresses[number], Search> : never

const routesOf = (screen: Screen) => {
  const { addresses, search } = screen
  const component = componentOf(screen)
  return addresses.map((address) =>
    search ? searchedRoute(address, screen, search, component) : route(address, screen, component),
  )
}

export const routeTree = rootRoute.addChildren(
  SCREENS.flatMap(routesOf) as unknown as RouteOf<(typeof SCREENS)[number]>[],
)
