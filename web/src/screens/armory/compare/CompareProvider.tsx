import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readSingleKeys } from '../../../data/stored/storage.ts'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import type { RatingLookup } from '../../../items/rating/shown-rating.ts'
import { type Compare, CompareContext, MOST_COMPARED } from '../../../items/sheet/weapon/compare-context.ts'
import { idOf, type WeaponItem } from '../../../items/weapon-item.ts'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../loading/OptionalPart.tsx'
import { routeAt } from '../../../routing/use-address.ts'
import { isTyping } from '../../../ui/controls/is-typing.ts'
import { useArmoryAddress } from '../address/use-armory-address.ts'
import { useLayer } from '../address/use-layer.ts'
import { giveUp } from '../give-up.ts'
import { readCompare, togglePick, writeCompare } from './compare-picks.ts'

const CompareDialog = lazyPart(async () => (await import('./CompareDialog.tsx')).CompareDialog)
const route = routeAt('/armory')

interface CompareProviderProps {
  readonly weapons: readonly WeaponItem[]
  readonly ratingOf: RatingLookup
  readonly reviews: Reviews
  readonly children: ReactNode
}

/** Holds the tray, hears the `c` key, and shows side by side what the address names. */
export function CompareProvider({ weapons, ratingOf, reviews, children }: CompareProviderProps) {
  const named = route.useSearch(({ compare }) => compare)
  const setAddress = useArmoryAddress()
  const { open, close } = useLayer('compare')
  const byId = useMemo(() => new Map(weapons.map((item) => [idOf(item), item])), [weapons])
  const shown = useMemo(() => readCompare(named, (id) => byId.has(id)), [named, byId])
  const [picks, setPicks] = useState<readonly string[]>(shown)
  /** The picks that had no room for one more; others are not full, or nobody tried yet. */
  const [refusing, setRefusing] = useState<readonly string[]>()

  const toggle = useCallback((id: string) => setPicks((now) => togglePick(now, id)), [])
  const show = useCallback(
    (ids: readonly string[]) => {
      setPicks(ids)
      open({ compare: writeCompare(ids) })
    },
    [open],
  )
  useCompareKey((id) => {
    if (!byId.has(id)) return
    if (picks.length === MOST_COMPARED && !picks.includes(id)) setRefusing(picks)
    toggle(id)
  })
  const compare = useMemo((): Compare => {
    const there = picks.filter((id) => byId.has(id))
    const isFull = there.length >= MOST_COMPARED
    return { picks: there, isFull, isRefusing: refusing === picks, toggle, clear: () => setPicks([]), show }
  }, [picks, refusing, byId, toggle, show])

  const add = (id: string) => {
    const ids = [...shown, id]
    setPicks(ids)
    setAddress({ compare: writeCompare(ids) })
  }
  const remove = (id: string) => {
    setPicks((now) => now.filter((other) => other !== id))
    const left = shown.filter((other) => other !== id)
    if (left.length > 0) setAddress({ compare: writeCompare(left) })
    else close()
  }
  return (
    <CompareContext value={compare}>
      {children}
      {shown.length > 0 && (
        <OptionalPart name={named ?? 'none'} onFailure={() => giveUp(close)}>
          <CompareDialog
            named={named}
            copyOf={(id) => byId.get(id)}
            items={shown.flatMap((id) => byId.get(id) ?? [])}
            ratingOf={ratingOf}
            reviews={reviews}
            onAdd={add}
            onRemove={remove}
            onClose={close}
          />
        </OptionalPart>
      )}
    </CompareContext>
  )
}

/** `c` picks the weapon that has the focus; in a sheet that is the sheet's own (F-342). */
function useCompareKey(onPick: (id: string) => void) {
  const pick = useRef(onPick)
  useEffect(() => {
    pick.current = onPick
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'c' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || !readSingleKeys()) return
      const id = weaponUnder(event.target)
      if (id === undefined) return
      event.preventDefault()
      pick.current(id)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const weaponUnder = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-weapon]')?.dataset.weapon : undefined
