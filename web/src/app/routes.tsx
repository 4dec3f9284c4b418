import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readArmorySearch } from '../screens/armory/armory-search.ts'
import { readDashboardSearch } from '../screens/dashboard/dashboard-search.ts'
import { Shell } from './Shell.tsx'
import { words } from './words/words.ts'

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

const nameOf = (path: keyof typeof words.screens) => words.screens[path][0]

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
  staticData: { title: words.titles.guardianVault },
  validateSearch: readArmorySearch,
})

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  component: dashboard,
  staticData: { title: nameOf('/dashboard') },
  validateSearch: readDashboardSearch,
})

/** Shown during development and in builds made for looking at it; never in the product. */
const withDesign = import.meta.env.DEV || import.meta.env.VITE_DESIGN_PAGE === '1'
const designRoutes = withDesign
  ? [
      screen(
        '/design',
        words.titles.design,
        lazyRouteComponent(() => import('../screens/design/DesignScreen.tsx'), 'DesignScreen'),
      ),
    ]
  : []

export const routeTree = rootRoute.addChildren([
  screen('/', nameOf('/command-center'), hub),
  screen('/command-center', nameOf('/command-center'), hub),
  screen('/login', words.titles.signIn, signIn),
  screen('/auth', words.titles.signIn, signIn),
  screen('/auth/callback', words.titles.signingIn, callback),
  screen('/changelog', words.titles.changelog, changelog),
  screen('/privacy', words.titles.privacy, privacy),
  dashboardRoute,
  armoryRoute,
  screen('/atlas', nameOf('/atlas'), unbuilt),
  screen('/archives', nameOf('/archives'), unbuilt),
  screen('/profile', nameOf('/profile'), unbuilt),
  screen('/profile/$membershipId', nameOf('/profile'), unbuilt),
  screen('/forge', nameOf('/forge'), unbuilt),
  screen('/forge/preview', nameOf('/forge'), unbuilt),
  screen('/forge/$weaponId', nameOf('/forge'), unbuilt),
  screen('/architect', nameOf('/architect'), unbuilt),
  screen('/build/$name', words.titles.sharedBuild, unbuilt),
  screen('/prophecy', nameOf('/prophecy'), unbuilt),
  screen('/prophecy/$membershipId', nameOf('/prophecy'), unbuilt),
  screen('/command-table', nameOf('/command-table'), unbuilt),
  screen('/ai', nameOf('/ai'), unbuilt),
  screen('/aegis', nameOf('/ai'), unbuilt),
  screen('/sentinel', nameOf('/sentinel'), unbuilt),
  screen('/sentinel-ai', nameOf('/sentinel'), unbuilt),
  screen('/admin', words.titles.admin, unbuilt),
  ...designRoutes,
])
