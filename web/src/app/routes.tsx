import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readArmorySearch } from '../screens/armory/armory-search.ts'
import { readDashboardSearch } from '../screens/dashboard/dashboard-search.ts'
import { Shell } from './Shell.tsx'

const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: lazyRouteComponent(
    () => import('../screens/not-found/SignalLostScreen.tsx'),
    'SignalLostScreen',
  ),
})

const hub = lazyRouteComponent(() => import('../screens/hub/HubScreen.tsx'), 'HubScreen')
const dashboard = lazyRouteComponent(
  () => import('../screens/dashboard/DashboardScreen.tsx'),
  'DashboardScreen',
)
const signIn = lazyRouteComponent(() => import('../screens/session/SignInScreen.tsx'), 'SignInScreen')
const callback = lazyRouteComponent(() => import('../screens/session/CallbackScreen.tsx'), 'CallbackScreen')
const changelog = lazyRouteComponent(
  () => import('../screens/changelog/ChangelogScreen.tsx'),
  'ChangelogScreen',
)
const privacy = lazyRouteComponent(() => import('../screens/privacy/PrivacyScreen.tsx'), 'PrivacyScreen')
const unbuilt = lazyRouteComponent(() => import('../screens/unbuilt/UnbuiltScreen.tsx'), 'UnbuiltScreen')

type Component = typeof hub

/** A screen at an address; every one is its own chunk. */
const screen = <const Path extends string>(path: Path, title: string, component: Component) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component,
    staticData: component === unbuilt ? { title, unbuilt: true } : { title },
  })

const armoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/armory',
  component: lazyRouteComponent(() => import('../screens/armory/ArmoryScreen.tsx'), 'ArmoryScreen'),
  staticData: { title: 'Guardian Vault' },
  validateSearch: readArmorySearch,
})

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  component: dashboard,
  staticData: { title: 'Dashboard' },
  validateSearch: readDashboardSearch,
})

/** Shown during development and in builds made for looking at it; never in the product. */
const withDesign = import.meta.env.DEV || import.meta.env.VITE_DESIGN_PAGE === '1'
const designRoutes = withDesign
  ? [
      screen(
        '/design',
        'Design',
        lazyRouteComponent(() => import('../screens/design/DesignScreen.tsx'), 'DesignScreen'),
      ),
    ]
  : []

export const routeTree = rootRoute.addChildren([
  screen('/', 'Command Center', hub),
  screen('/command-center', 'Command Center', hub),
  screen('/login', 'Sign in', signIn),
  screen('/auth', 'Sign in', signIn),
  screen('/auth/callback', 'Signing in', callback),
  screen('/changelog', 'Changelog', changelog),
  screen('/privacy', 'Privacy', privacy),
  dashboardRoute,
  armoryRoute,
  screen('/atlas', 'Atlas', unbuilt),
  screen('/archives', 'Archives', unbuilt),
  screen('/profile', 'Profile', unbuilt),
  screen('/profile/$membershipId', 'Profile', unbuilt),
  screen('/forge', 'Forge', unbuilt),
  screen('/forge/preview', 'Forge', unbuilt),
  screen('/forge/$weaponId', 'Forge', unbuilt),
  screen('/architect', 'Architect', unbuilt),
  screen('/build/$name', 'Shared build', unbuilt),
  screen('/prophecy', 'Prophecy', unbuilt),
  screen('/prophecy/$membershipId', 'Prophecy', unbuilt),
  screen('/command-table', 'Command Table', unbuilt),
  screen('/ai', 'AI Assistant', unbuilt),
  screen('/aegis', 'AI Assistant', unbuilt),
  screen('/sentinel', 'Sentinel', unbuilt),
  screen('/sentinel-ai', 'Sentinel', unbuilt),
  screen('/admin', 'Admin', unbuilt),
  ...designRoutes,
])
