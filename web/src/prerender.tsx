/**
 * Renders the first screens at build time (build/prerender.ts runs this in Node): the shell with each screen that asks
 * for it, as it stands before any answer has come.
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

async function renderScreen(path: string, who: 'visitor' | 'player'): Promise<string> {
  if (who === 'player') sessionStore.begin(SOMEBODY)
  else sessionStore.end()
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router}>
        <Shell />
      </RouterProvider>
    </QueryClientProvider>,
  )
}

/**
 * @public Called by the lines that build/prerender.ts adds. A page without `html` shows nothing before its scripts, and is
 * for whoever has none with it.
 */
export async function renderPages() {
  const screens: readonly Screen[] = SCREENS
  const pages = []
  for (const { path, addresses, chunks: own, visitors, prerender = [] } of screens) {
    if (!own) continue
    const chunks = visitors === 'connect' ? [...own, 'ConnectFirst'] : own
    for (const who of prerender) pages.push({ addresses, chunks, who, html: await renderScreen(path, who) })
    if (prerender.length < 2) pages.push({ addresses, chunks })
  }
  return { addresses: screens.flatMap(({ addresses }) => addresses), pages }
}
