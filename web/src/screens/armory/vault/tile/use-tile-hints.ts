import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLongPress } from '../../../../ui/overlays/use-long-press.ts'

const SHOW_AFTER_MS = 350

export interface TileSpot {
  readonly id: string
  readonly tile: HTMLElement
}

export function spotOf(target: EventTarget): TileSpot | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-weapon]') : null
  const tile = cell?.querySelector<HTMLElement>('[aria-pressed]')
  const id = cell?.dataset.weapon
  return tile && id !== undefined ? { id, tile } : undefined
}

const isStillThere = ({ id, tile }: TileSpot) => spotOf(tile)?.id === id
type Point = Pick<PointerEvent, 'clientX' | 'clientY'>
const isSamePoint = (one: Point, other: Point | undefined) =>
  one.clientX === other?.clientX && one.clientY === other.clientY
/** Its sheet says more than the hint could, and would lie under it. */
const isOpen = ({ tile }: TileSpot) => tile.getAttribute('aria-pressed') === 'true'

/**
 * One hint and one menu for the whole grid. The hint comes with a resting pointer or the keyboard's focus; the menu with
 * a finger that rests, the context key or the second button (F-345).
 */
export function useTileHints() {
  const [hint, setHint] = useState<TileSpot>()
  const [menu, setMenu] = useState<TileSpot>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const underFinger = useRef<TileSpot>(undefined)
  const swallowClick = useRef(false)
  const pressedAt = useRef<Point>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Tiles are used again for other weapons, and scroll: a hint goes with what it explains.
  useLayoutEffect(() => {
    if (hint && !isStillThere(hint)) setHint(undefined)
  })
  useEffect(() => {
    if (!hint) return
    const hide = () => setHint(undefined)
    window.addEventListener('scroll', hide, { passive: true, once: true })
    return () => window.removeEventListener('scroll', hide)
  }, [hint])

  const hideHint = () => {
    clearTimeout(timer.current)
    setHint(undefined)
  }
  const showSoon = (spot: TileSpot) => {
    clearTimeout(timer.current)
    if (hint && hint.id !== spot.id) setHint(undefined)
    timer.current = setTimeout(() => {
      if (isStillThere(spot) && !isOpen(spot)) setHint(spot)
    }, SHOW_AFTER_MS)
  }
  const openMenu = (spot: TileSpot) => {
    hideHint()
    setMenu(spot)
  }
  const longPress = useLongPress(() => {
    if (!underFinger.current) return
    swallowClick.current = true
    openMenu(underFinger.current)
  })
  return {
    hint: menu ? undefined : hint,
    menu,
    closeMenu: () => setMenu(undefined),
    hideHint,
    /** The weapon that a press began on: the tile may show another by the time it ends. */
    takePressed: (target: EventTarget): string | undefined => {
      const began = underFinger.current
      const ended = spotOf(target)
      underFinger.current = undefined
      return began && began.tile === ended?.tile ? began.id : ended?.id
    },
    /** True for the click that a long press ends with. */
    isAfterLongPress: () => {
      const swallow = swallowClick.current
      swallowClick.current = false
      return swallow
    },
    handlers: {
      ...longPress,
      onPointerDown: (event: PointerEvent) => {
        hideHint()
        swallowClick.current = false
        pressedAt.current = { clientX: event.clientX, clientY: event.clientY }
        underFinger.current = spotOf(event.target)
        longPress.onPointerDown(event)
      },
      onKeyDownCapture: ({ key, target }: KeyboardEvent) => {
        const opens = (key === 'Enter' || key === ' ') && spotOf(target)?.tile === target
        if (opens) hideHint()
      },
      onPointerOver: (event: PointerEvent) => {
        // A sheet takes its room beside the grid: the tile that comes to lie under the resting pointer was not asked about.
        if (isSamePoint(event, pressedAt.current)) return
        pressedAt.current = undefined
        const spot = event.pointerType === 'mouse' ? spotOf(event.target) : undefined
        if (spot) showSoon(spot)
        else hideHint()
      },
      onPointerLeave: hideHint,
      onFocus: ({ target }: FocusEvent) => {
        const spot = target.matches(':focus-visible') ? spotOf(target) : undefined
        if (spot) showSoon(spot)
      },
      onBlur: hideHint,
      onContextMenu: (event: MouseEvent) => {
        const spot = spotOf(event.target)
        if (!spot) return
        event.preventDefault()
        openMenu(spot)
      },
    },
  }
}
