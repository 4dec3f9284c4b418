/**
 * Renders the screens at build time (build/prerender.ts runs this in Node): the shell with each of them, as it stands
 * before any answer has come.
 */

import { createMemoryHistory } from '@tanstack/history'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { Shell } from './app/frame/Shell.tsx'
import { createAppRouter } from './app/router.tsx'
import { SCREENS } from './app/screen-list.ts'
import { createQueryClient } from './data/query-client.ts'
import { sessionStore } from './data/session/session-store.ts'
import type { Screen } from './loading/screen.ts'
import { RouterProvider } from './routing/RouterProvider.tsx'

/** Nobody's sign-in: it only has the form of one. The name is the one that stands in for a missing name. */
const SOMEBODY = {
  accessToken: 'x'.repeat(32),
  refreshToken: null,
  expiresAt: null,
  membershipId: '0',
  membershipType: '0',
  displayName: 'Guardian',
}

/** Node has no storage of this kind; the session is kept for the length of one rendering. */
const kept = new Map<string, string>()
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
})

async function renderScreen(path: string, who: Viewer): Promise<string> {
  if (who === 'player') sessionStore.begin(SOMEBODY)
  else sessionStore.end()
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router}>
        <Shell />
      </RouterProvider>
    </QueryClientProvider>,
  )
  // What React leaves in the place of a part that threw.
  if (html.includes('<template')) throw new Error(`${path} cannot be rendered for a ${who}`)
  return html
}

type Viewer = 'visitor' | 'player'

interface Page {
  /** The screen's chunk, which has the name of its file, and those that it fetches as soon as it runs. */
  readonly chunks: readonly string[]
  /** For whom it is rendered; for nobody where all of it is what an answer says. */
  readonly pictures: readonly Viewer[]
}

const forBoth = (...chunks: string[]): Page => ({ chunks, pictures: ['visitor', 'player'] })
const withoutPicture = (...chunks: string[]): Page => ({ chunks, pictures: [] })

/** Of what is not here the page is the plain one, which works the same and comes later. */
const PAGES: Readonly<Record<string, Page>> = {
  '/command-center': forBoth('HubScreen'),
  '/dashboard': forBoth('DashboardScreen', 'dashboard'),
  '/atlas': forBoth('AtlasScreen'),
  '/archives': forBoth('ArchivesScreen'),
  '/armory': forBoth('ArmoryScreen', 'inventory-reply'),
  '/profile': forBoth('ProfileScreen'),
  '/forge': forBoth('ForgeScreen', 'inventory-reply'),
  '/architect': forBoth('ArchitectScreen', 'dashboard'),
  '/prophecy': forBoth('ProphecyScreen'),
  '/command-table': forBoth('CommandTableScreen', 'fireteam'),
  '/ai': forBoth('AssistantScreen', 'inventory-reply'),
  '/sentinel': forBoth('SentinelScreen', 'inventory-reply'),
  '/login': { chunks: ['SignInScreen'], pictures: ['visitor'] },
  '/auth/callback': withoutPicture('CallbackScreen'),
  '/build/$name': withoutPicture('SharedScreens'),
  '/prophecy/$membershipId': withoutPicture('SharedScreens'),
  '/profile/$membershipId': withoutPicture('SharedScreens'),
}

/** @public Called by the lines that build/prerender.ts adds. A page without `html` is for whoever has none with it. */
export async function renderPages() {
  const screens: readonly Screen[] = SCREENS
  const pages = []
  for (const { path, addresses, visitors } of screens) {
    const page = PAGES[path]
    if (!page) continue
    const chunks = visitors === 'connect' ? [...page.chunks, 'ConnectFirst'] : page.chunks
    // What stands at an address like `/forge/$weaponId` looks otherwise.
    const literal = addresses.filter((address) => !address.includes('$'))
    for (const who of page.pictures)
      pages.push({ addresses: literal, chunks, who, html: await renderScreen(path, who) })
    pages.push({ addresses, chunks })
  }
  return { addresses: screens.flatMap(({ addresses }) => addresses), pages }
}
