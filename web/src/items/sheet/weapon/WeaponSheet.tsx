import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useSignedIn } from '../../../data/session/use-session.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type AnalysisSettings, DEFAULT_SETTINGS } from '../../rating/analysis-query.ts'
import { type RatingLookup, ratingLookup } from '../../rating/shown-rating.ts'
import type { WeaponItem } from '../../weapon-item.ts'
import { sheetWords } from '../../words/sheet-words.ts'
import styles from '../Sheet.module.css'
import { SheetOverlay } from '../SheetOverlay.tsx'
import { useSheetEscape } from '../use-sheet-escape.ts'
import { SheetContent } from './SheetContent.tsx'

export interface WeaponSheetProps {
  readonly item: WeaponItem
  /** The whole vault, so that the sheet can speak of other copies. */
  readonly weapons: readonly WeaponItem[]
  readonly ratingOf?: RatingLookup
  readonly settings?: AnalysisSettings
  /** `beside` stands in the page next to a grid where there is room; `over` lies over any screen. */
  readonly placement: 'beside' | 'over'
  /** Shows another copy in its place. */
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

const AS_SENT = ratingLookup(new Set())

/** One weapon in detail. */
export function WeaponSheet({
  item,
  weapons,
  ratingOf = AS_SENT,
  settings = DEFAULT_SETTINGS,
  placement,
  onOpen,
  onClose,
}: WeaponSheetProps) {
  const wide = useWide()
  const session = useSignedIn()
  const titleId = useId()
  if (!session) return null
  const content = (
    <SheetContent
      // A sheet that shows another weapon begins anew: at its top, with its own switches.
      key={item.item.instanceId}
      item={item}
      weapons={weapons}
      membershipId={session.membershipId}
      ratingOf={ratingOf}
      settings={settings}
      titleId={titleId}
      onOpen={onOpen}
      onClose={onClose}
    />
  )
  if (wide && placement === 'beside') {
    return (
      <BesideTheGrid id={item.item.instanceId} label={sheetWords.label(item.item.name)} onClose={onClose}>
        {content}
      </BesideTheGrid>
    )
  }
  return (
    <SheetOverlay titleId={titleId} onClose={onClose}>
      {content}
    </SheetOverlay>
  )
}

interface BesideProps {
  readonly id: string
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

function BesideTheGrid({ id, label, onClose, children }: BesideProps) {
  const frame = useRef<HTMLElement>(null)
  const top = useTopInWindow(frame)
  useSheetEscape(id, frame, onClose)
  return (
    <aside
      ref={frame}
      className={classNames(styles.sheet, styles.beside)}
      style={{ '--sheet-top': `${top}px` } as CSSProperties}
      aria-label={label}
      data-weapon={id}
    >
      {children}
    </aside>
  )
}

/** Where an element begins in the window, in whole pixels; it follows the scroll and whatever grows above. */
function useTopInWindow(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => setTop(Math.round(node.getBoundingClientRect().top))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [element])
  return top
}

/** From here on the sheet stands beside the grid. */
const WIDE = '(min-width: 64em)'

function subscribe(listener: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const useWide = () => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
