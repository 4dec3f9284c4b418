import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { createAppRouter } from '../app/router.tsx'
import { createQueryClient } from '../data/query-client.ts'

/** The whole app at an address, with a router and a query client of its own. */
export async function renderAt(path: string, client: QueryClient = createQueryClient()) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await act(async () => {
    await router.load()
  })
  return { ...view, router, client }
}
