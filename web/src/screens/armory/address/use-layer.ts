/**
 * What lies over the vault: a weapon's sheet, a comparison, a review. Opening one is a step in the browser's history, so
 * that Back closes it, and the step is marked, so that a reload does not forget whose it is. Closing one takes that step
 * back instead of leaving one behind that looks like the step before it. A layer that a link opened has no step of its
 * own; closing it rewrites the address, and Back leads to where the link was.
 *
 * What was asked of the vault meanwhile goes along when the step is taken back: only the layers are those of the step.
 */

import type { RouterHistory } from '@tanstack/history'
import { useCallback } from 'react'
import { useRouter } from '../../../routing/router-context.ts'
import { routeAt } from '../../../routing/use-address.ts'
import type { ArmorySearch } from '../armory-search.ts'
import { useArmoryAddress } from './use-armory-address.ts'

type Layer = 'item' | 'compare' | 'review'

declare module '@tanstack/history' {
  interface HistoryState {
    readonly layer?: Layer
  }
}

const route = routeAt('/armory')

/** A review names in the address which weapon it is at. */
const PARTS = { item: ['item'], compare: ['compare'], review: ['review', 'item'] } as const

const without = (layer: Layer): Partial<ArmorySearch> =>
  Object.fromEntries(PARTS[layer].map((part) => [part, undefined]))

/** Histories with a step that is being taken back: a second press must not take one more. */
const leaving = new WeakSet<RouterHistory>()

export function useLayer(layer: Layer) {
  const router = useRouter()
  const navigate = route.useNavigate()
  const setAddress = useArmoryAddress()

  /** Opens it, or shows something else in it. */
  const open = useCallback(
    (changes: Partial<ArmorySearch>) => {
      const search: ArmorySearch = router.latestLocation.search
      if (search[layer] !== undefined) return setAddress(changes)
      navigate({
        search: (now) => ({ ...now, ...changes }),
        state: { layer },
        resetScroll: false,
      })
    },
    [router, navigate, setAddress, layer],
  )

  const close = useCallback(() => {
    const { history } = router
    if (leaving.has(history)) return
    if (router.latestLocation.state.layer !== layer || history.length < 2) return setAddress(without(layer))
    leaving.add(history)
    let asked: ArmorySearch = router.latestLocation.search
    const stop = history.subscribe(({ action }) => {
      if (action.type === 'PUSH' || action.type === 'REPLACE') {
        asked = router.latestLocation.search
        return
      }
      stop()
      leaving.delete(history)
      navigate({
        search: ({ item, compare, review }) => ({ ...asked, item, compare, review }),
        state: true,
        replace: true,
        resetScroll: false,
      })
    })
    history.back()
  }, [router, navigate, setAddress, layer])

  return { open, close }
}
