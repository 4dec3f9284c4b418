import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../loading/OptionalPart.tsx'
import { giveUp } from '../give-up.ts'
import type { useSelection } from './use-selection.ts'

const SelectionBar = lazyPart(async () => (await import('./SelectionBar.tsx')).SelectionBar)

type BarProps = ComponentProps<typeof SelectionBar>

interface SelectionFootProps
  extends Pick<BarProps, 'gear' | 'kind' | 'order' | 'reviews' | 'mode' | 'seenAt'> {
  readonly selection: ReturnType<typeof useSelection>
  /** The button that begins the selecting. */
  readonly starter: RefObject<HTMLButtonElement | null>
  readonly className: string | undefined
  /** What stays at the foot of the screen above the bar. */
  readonly children?: ReactNode
}

/** The foot of a list, with the bar of what is selected while something is. */
export function SelectionFoot({ selection, starter, className, children, ...bar }: SelectionFootProps) {
  const foot = useRef<HTMLDivElement>(null)
  const { ids, add, leaveOut, begin, end } = selection
  return (
    <div ref={foot} className={className}>
      {children}
      {ids && (
        <OptionalPart name="selection" onFailure={() => giveUp(end)}>
          <SelectionBar
            {...bar}
            ids={ids}
            onSelectAll={add}
            onLeaveOut={leaveOut}
            onSelect={begin}
            onEnd={() => {
              // The bar goes, and with it the button that has the focus.
              if (foot.current?.contains(document.activeElement)) starter.current?.focus()
              end()
            }}
          />
        </OptionalPart>
      )}
    </div>
  )
}
