import { createMemoryHistory } from '@tanstack/history'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from '../data/query-client.ts'
import { RouterProvider } from '../routing/RouterProvider.tsx'
import { createRouter } from '../routing/router.ts'

/** A part of a screen without the app around it, with a router and a query client of its own: drawn at once. */
export function renderPart(part: ReactNode) {
  const router = createRouter({
    routes: [],
    notFound: () => null,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router}>{part}</RouterProvider>
    </QueryClientProvider>,
  )
}
