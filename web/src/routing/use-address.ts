import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Address, ParamsOf, SearchOf } from './addresses.ts'
import type { Location, Target } from './router.ts'
import { useRouter } from './router-context.ts'

/** What was selected before, where the new one says the same: whoever compares sees no change. */
function useSelected<Part>(select: () => Part): Part {
  const { subscribe } = useRouter()
  const last = useRef<readonly [Part]>(undefined)
  const snapshot = () => {
    const part = select()
    const kept = last.current
    if (kept && (Object.is(kept[0], part) || JSON.stringify(kept[0]) === JSON.stringify(part))) return kept[0]
    last.current = [part]
    return part
  }
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}

/** A part of the newest address; its screen may still be loading. */
export function useLocation<Part>(select: (location: Location) => Part): Part {
  const router = useRouter()
  return useSelected(() => select(router.latestLocation))
}

/** A part of the address whose screen is on the page; during a navigation that is still the one before. */
export function useShown<Part>(select: (location: Location) => Part): Part {
  const router = useRouter()
  return useSelected(() => select(router.shown))
}

/** A step within the screen that stands. */
interface Step<Search> extends Omit<Target, 'to' | 'params' | 'search'> {
  readonly search: Search | ((now: Search) => Search)
}

/** For the parts of the screen at an address: what the address says, and how to change it. */
export function routeAt<const At extends Address>(_at: At) {
  type Search = SearchOf<At>
  function useSearch(): Search
  function useSearch<Part>(select: (search: Search) => Part): Part
  function useSearch(select: (search: Search) => unknown = (search) => search) {
    return useShown(({ search }) => select(search as Search))
  }
  return {
    useSearch,
    useParams: () => useShown(({ match }) => (match?.params ?? {}) as ParamsOf<At>),
    useNavigate: () => {
      const router = useRouter()
      return useCallback(
        (step: Step<Search>) => {
          // Whoever has left is not brought back by what the screen still had to write.
          if (!router.isLeaving()) void router.navigate(step)
        },
        [router],
      )
    },
  }
}

/** An address with what it needs. */
export type TargetAt<At extends Address> = Omit<Target, 'to' | 'params' | 'search'> & {
  readonly to: At
  readonly search?: SearchOf<At> | ((now: SearchOf<At>) => SearchOf<At>) | undefined
} & (keyof ParamsOf<At> extends never ? { readonly params?: undefined } : { readonly params: ParamsOf<At> })

/** To any screen. */
export function useNavigate() {
  const { navigate } = useRouter()
  return useCallback(
    <const At extends Address>(target: TargetAt<At>) => navigate(target as Target),
    [navigate],
  )
}
