import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from '../data/query-client.ts'

/** A part of a screen without the app around it, with a router and a query client of its own: drawn at once. */
export async function renderPart(part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  return render(
    <QueryClientProvider client={createQueryClient()}>
      {/* The app's own routes are the registered ones. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}
