import { createMemoryHistory } from '@tanstack/history'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { Shell } from '../app/frame/Shell.tsx'
import { createAppRouter } from '../app/router.tsx'
import { createQueryClient } from '../data/query-client.ts'
import { RouterProvider } from '../routing/RouterProvider.tsx'

/** The whole app at an address, with a router and a query client of its own. */
export async function renderAt(path: string, client: QueryClient = createQueryClient()) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router}>
        <Shell />
      </RouterProvider>
    </QueryClientProvider>,
  )
  await act(async () => {
    await router.load()
  })
  return { ...view, router, client }
}
