import { type ComponentType, type ReactNode, Suspense, useLayoutEffect, useSyncExternalStore } from 'react'
import { CatchBoundary, type Caught } from './CatchBoundary.tsx'
import type { Router } from './router.ts'
import { RouterContext, useRouter } from './router-context.ts'

interface RouterProviderProps {
  readonly router: Router
  readonly children: ReactNode
}

export function RouterProvider({ router, children }: RouterProviderProps) {
  return <RouterContext value={router}>{children}</RouterContext>
}

/** Thrown by a screen whose address is right, where nothing is: a shared page nobody made. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}

interface OutletProps {
  /** In the place of a screen that broke. */
  readonly errorComponent: ComponentType<Caught>
}

/** The screen of the address. */
export function Outlet({ errorComponent: Broken }: OutletProps) {
  const router = useRouter()
  const getShown = () => router.shown
  const shown = useSyncExternalStore(router.subscribe, getShown, getShown)
  const { notFound: Nothing } = router
  const Part = shown.match?.route.component ?? Nothing
  useLayoutEffect(() => router.notifyRendered(shown), [router, shown])
  return (
    <CatchBoundary
      resetKey={shown}
      errorComponent={(caught) => (caught.error instanceof NotFound ? <Nothing /> : <Broken {...caught} />)}
    >
      <Suspense>
        <Part />
      </Suspense>
    </CatchBoundary>
  )
}
