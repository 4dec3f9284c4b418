import {
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Focusable, Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { Glyph } from '../glyphs/Glyph.tsx'
import { words } from '../words/words.ts'
import { useLongPress } from './use-long-press.ts'
import styles from './WithTooltip.module.css'

interface WithTooltipProps {
  readonly tooltip: ReactNode
  /** One element that takes the focus: a button, a tile, a link. */
  readonly children: ReactElement<Record<string, unknown>, string>
}

/** Explains an element on hover, on focus and on a long press. */
export function WithTooltip({ tooltip, children }: WithTooltipProps) {
  const [open, setOpen] = useState(false)
  const [byTouch, setByTouch] = useState(false)
  const afterLongPress = useRef(false)
  const longPress = useLongPress(() => {
    afterLongPress.current = true
    setOpen(true)
    setByTouch(true)
  })
  const touch = {
    ...longPress,
    onPointerDown: (event: PointerEvent) => {
      afterLongPress.current = false
      longPress.onPointerDown(event)
    },
    /** A long press asks what the element is; the click it ends with must not also press it. */
    onClickCapture: (event: MouseEvent) => {
      if (!afterLongPress.current) return
      afterLongPress.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
  const { scrolling, focus } = useScrollWhileFocused()
  useEffect(() => {
    if (!byTouch) return
    const close = () => {
      setOpen(false)
      setByTouch(false)
    }
    document.addEventListener('pointerdown', close, { once: true })
    return () => document.removeEventListener('pointerdown', close)
  }, [byTouch])
  return (
    <TooltipTrigger
      delay={250}
      closeDelay={120}
      isOpen={open}
      onOpenChange={(next) => setOpen(next || byTouch || scrolling.current)}
    >
      <span className={styles.holder} {...touch} {...focus}>
        <Focusable>{children}</Focusable>
      </span>
      <Tooltip className={styles.tooltip ?? ''} offset={8}>
        {tooltip}
      </Tooltip>
    </TooltipTrigger>
  )
}

interface WhyProps {
  /** What it explains, e.g. 'AI Vault Score'. */
  readonly about: string
  readonly children: ReactNode
  /** Where a press opens more than the tooltip: whether it stands open, and its id. */
  readonly opens?: { readonly id: string; readonly open: boolean; readonly toggle: () => void }
}

/** The small i beside a label: what a number rests on. */
export function Why({ about, children, opens }: WhyProps) {
  return (
    <WithTooltip tooltip={children}>
      <button
        type="button"
        className={styles.why}
        aria-label={words.restsOn(about)}
        aria-expanded={opens?.open}
        aria-controls={opens?.open ? opens.id : undefined}
        onClick={opens?.toggle}
      >
        <Glyph name="i-info" size="s" />
      </button>
    </WithTooltip>
  )
}

/**
 * Tells that the page is scrolling right now, from within what the scroll itself sets off. Moving the focus scrolls the
 * page, and an overlay that closes on any scroll would close the moment the keyboard reached it. It listens only while
 * something inside has the focus.
 */
function useScrollWhileFocused() {
  const scrolling = useRef(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const onFocus = () => {
    const onScroll = () => {
      scrolling.current = true
      // Not a microtask: those run between the listeners of one event.
      setTimeout(() => {
        scrolling.current = false
      })
    }
    stop.current?.()
    addEventListener('scroll', onScroll, true)
    stop.current = () => removeEventListener('scroll', onScroll, true)
  }
  const onBlur = () => stop.current?.()
  return { scrolling, focus: { onFocus, onBlur } }
}
