import { createMemoryHistory } from '@tanstack/history'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createAppRouter } from '../../../app/router.tsx'
import { RouterProvider } from '../../../routing/RouterProvider.tsx'
import { AddressLink } from './AddressLink.tsx'

afterEach(cleanup)

function show(to: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/privacy'] }))
  render(
    <RouterProvider router={router}>
      <AddressLink to={to}>there</AddressLink>
    </RouterProvider>,
  )
  return router
}

describe('a link whose address an answer named', () => {
  it('leads there inside the app, with every digit of an instance id', async () => {
    const router = show('/armory?item=6917529000000000001')
    fireEvent.click(screen.getByRole('link', { name: 'there' }))
    expect(router.history.location.href).toBe('/armory?item=6917529000000000001')
    expect(router.latestLocation.search).toEqual({ item: '6917529000000000001' })
  })

  it.each(['javascript:alert(1)', '//evil.example/x', '/\\evil.example', 'https://evil.example'])(
    'F-352 is no link where it would lead out of the app: %s',
    (address) => {
      show(address)
      expect(screen.queryByRole('link')).toBeNull()
      expect(screen.getByText('there')).toBeDefined()
    },
  )
})
