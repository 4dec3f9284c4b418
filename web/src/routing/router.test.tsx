import { expectLog } from '@ai-vault/game/test-support/expected-logs.ts'
import { createMemoryHistory } from '@tanstack/history'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CatchBoundary } from './CatchBoundary.tsx'
import { Link } from './Link.tsx'
import { NotFound, Outlet, RouterProvider } from './RouterProvider.tsx'
import { createRouter, type RoutePart } from './router.ts'
import { routeAt } from './use-address.ts'
import { useUnfolded } from './use-unfolded.ts'

afterEach(cleanup)

/** Screens of this test at addresses of the app, which the types know. */
const list = routeAt('/armory')

let arrive: () => void
const late: RoutePart = Object.assign(() => <h1>Late</h1>, {
  preload: () =>
    new Promise<void>((resolve) => {
      arrive = resolve
    }),
})

const events: string[] = []
const record = (name: string) => () => void events.push(name)

function List() {
  const { q } = list.useSearch()
  const navigate = list.useNavigate()
  const [isUnfolded, toggle] = useUnfolded('rows')
  return (
    <>
      <button type="button" aria-expanded={isUnfolded} onClick={toggle}>
        Rows
      </button>
      <h1>List of {q ?? 'all'}</h1>
      <button type="button" onClick={() => navigate({ search: { q: 'arc' } })}>
        Arc
      </button>
      <Link
        to="/changelog"
        onFocus={record('focus')}
        onTouchStart={record('touch')}
        onMouseEnter={record('enter')}
        onMouseLeave={record('leave')}
      >
        Late
      </Link>
      <Link to="/armory" search={{ q: 'void' }}>
        Void
      </Link>
    </>
  )
}
const Broken = (): never => {
  throw new Error('broken screen')
}
const Missing = (): never => {
  throw new NotFound()
}

async function open(path: string) {
  const router = createRouter({
    routes: [
      {
        address: '/armory',
        title: 'List',
        component: List,
        search: ({ q }) => ({ q: typeof q === 'string' ? q : undefined }),
      },
      { address: '/changelog', title: 'Late', component: late },
      { address: '/privacy', title: 'Broken', component: Broken },
      { address: '/admin', title: 'Missing', component: Missing },
    ],
    notFound: () => <h1>Nothing here</h1>,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  render(
    <RouterProvider router={router}>
      <Outlet errorComponent={({ error }) => <h1>{String(error)}</h1>} />
    </RouterProvider>,
  )
  return router
}
const heading = () => screen.getByRole('heading').textContent

describe('the router', () => {
  it('shows what the search says, and goes back to what it said before', async () => {
    const router = await open('/armory?q=solar')
    expect(heading()).toBe('List of solar')
    fireEvent.click(screen.getByRole('button', { name: 'Arc' }))
    expect(heading()).toBe('List of arc')
    expect(router.history.location.href).toBe('/armory?q=arc')
    act(() => router.history.back())
    expect(heading()).toBe('List of solar')
  })

  it('takes out of the address what no screen reads', async () => {
    const router = await open('/armory?q=solar&from=elsewhere')
    expect(router.history.location.href).toBe('/armory?q=solar')
  })

  it('keeps the order of the address, whatever order its reader has', async () => {
    const router = createRouter({
      routes: [
        { address: '/armory', title: 'List', component: List, search: ({ q, sort }) => ({ q, sort }) },
      ],
      notFound: () => null,
      history: createMemoryHistory({ initialEntries: ['/armory?sort=name&q=arc'] }),
    })
    await router.load()
    expect(router.latestLocation.href).toBe('/armory?sort=name&q=arc')
  })

  it('writes the address once, where a reader never agrees with itself', async () => {
    let reads = 0
    const router = createRouter({
      routes: [
        { address: '/armory', title: 'List', component: List, search: () => ({ q: `read ${++reads}` }) },
      ],
      notFound: () => null,
      history: createMemoryHistory({ initialEntries: ['/armory?q=arc'] }),
    })
    await router.load()
    expect(router.shown.pathname).toBe('/armory')
    expect(reads).toBeLessThan(5)
  })

  it('leaves the last screen where it is until the next one can be drawn', async () => {
    const router = await open('/armory')
    fireEvent.click(screen.getByRole('link', { name: 'Late' }))
    expect(router.latestLocation.pathname).toBe('/changelog')
    expect(heading()).toBe('List of all')
    await act(async () => arrive())
    expect(heading()).toBe('Late')
  })

  it('does not bring back whoever is leaving, by what the last screen still writes', async () => {
    const router = await open('/armory')
    fireEvent.click(screen.getByRole('link', { name: 'Late' }))
    fireEvent.click(screen.getByRole('button', { name: 'Arc' }))
    expect(router.latestLocation.href).toBe('/changelog')
    await act(async () => arrive())
    expect(heading()).toBe('Late')
  })

  it('stays where somebody went back to while the next screen was on its way', async () => {
    const router = await open('/armory')
    fireEvent.click(screen.getByRole('link', { name: 'Late' }))
    act(() => router.history.back())
    await act(async () => arrive())
    expect(heading()).toBe('List of all')
  })

  it('makes no further step of a link to where one is, and marks that link', async () => {
    const router = await open('/armory')
    const link = screen.getByRole('link', { name: 'Void' })
    expect(link.getAttribute('aria-current')).toBeNull()
    fireEvent.click(link)
    fireEvent.click(link)
    expect(router.history.length).toBe(2)
    expect(link.getAttribute('aria-current')).toBe('page')
  })

  it('lets a link’s own handlers hear what it listens to itself', async () => {
    await open('/armory')
    const link = screen.getByRole('link', { name: 'Late' })
    fireEvent.focus(link)
    fireEvent.touchStart(link)
    fireEvent.mouseEnter(link)
    fireEvent.mouseLeave(link)
    expect(events.splice(0)).toEqual(['focus', 'touch', 'enter', 'leave'])
  })

  it('leaves a click for a new tab to the browser', async () => {
    const router = await open('/armory')
    fireEvent.click(screen.getByRole('link', { name: 'Void' }), { ctrlKey: true })
    fireEvent.click(screen.getByRole('link', { name: 'Void' }), { button: 1 })
    expect(router.latestLocation.href).toBe('/armory')
  })

  it('shows another step at the same address as a step: what lies over a screen is one', async () => {
    const router = await open('/armory?q=arc')
    act(() => void router.navigate({ search: true, state: { opensReport: true } }))
    expect(router.history.length).toBe(2)
    expect(router.latestLocation).toMatchObject({ href: '/armory?q=arc', state: { opensReport: true } })
    act(() => router.history.back())
    expect(router.latestLocation.state.opensReport).toBeUndefined()
  })

  it('keeps what was unfolded through the steps of a screen and on the way back to it, and no other screen has it', async () => {
    const router = await open('/armory')
    const isUnfolded = () => screen.getByRole('button', { name: 'Rows' }).getAttribute('aria-expanded')
    expect(isUnfolded()).toBe('false')
    fireEvent.click(screen.getByRole('button', { name: 'Rows' }))
    expect(isUnfolded()).toBe('true')
    expect(router.history.length).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: 'Arc' }))
    expect(heading()).toBe('List of arc')
    expect(isUnfolded()).toBe('true')
    await act(() => router.navigate({ to: '/nowhere' }))
    expect(router.latestLocation.state.unfolded).toBeUndefined()
    await act(async () => router.history.back())
    expect(isUnfolded()).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Rows' }))
    expect(isUnfolded()).toBe('false')
  })

  it('has a screen for an address nobody knows, and for one where nothing is', async () => {
    expectLog('error', /The above error occurred in the </)
    await open('/nowhere')
    expect(heading()).toBe('Nothing here')
    cleanup()
    await open('/admin')
    expect(heading()).toBe('Nothing here')
    vi.restoreAllMocks()
  })

  it('keeps what breaks inside, until one goes elsewhere', async () => {
    expectLog('error', /The above error occurred in the </)
    const router = await open('/privacy')
    expect(heading()).toBe('Error: broken screen')
    act(() => void router.navigate({ to: '/armory' }))
    expect(await screen.findByText('List of all')).toBeDefined()
    vi.restoreAllMocks()
  })
})

describe('a boundary', () => {
  it('draws its part again on request, and with another key', () => {
    expectLog('error', /The above error occurred in the </)
    const caught = vi.fn()
    let isBroken = true
    const Part = () => {
      if (isBroken) throw new Error('once')
      return <p>whole</p>
    }
    const at = (key: string) => (
      <CatchBoundary
        resetKey={key}
        onCatch={caught}
        errorComponent={({ reset }) => (
          <button type="button" onClick={reset}>
            Again
          </button>
        )}
      >
        <Part />
      </CatchBoundary>
    )
    const { rerender } = render(at('one'))
    expect(caught).toHaveBeenCalledTimes(1)
    isBroken = false
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByText('whole')).toBeDefined()
    isBroken = true
    rerender(at('one'))
    isBroken = false
    rerender(at('two'))
    expect(screen.getByText('whole')).toBeDefined()
    vi.restoreAllMocks()
  })
})
