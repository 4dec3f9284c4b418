import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './VirtualList.module.css'

interface VirtualListProps {
  readonly label: string
  readonly count: number
  /** Of a row before it was measured. */
  readonly estimate: number
  readonly keyOf: (at: number) => string | number
  /** A row to bring into sight; -1 for none. */
  readonly scrollTo?: number
  readonly children: (at: number) => ReactNode
}

/** A long list in a frame of its own: only the rows in sight are there, each as high as it is. */
export function VirtualList({ label, count, estimate, keyOf, scrollTo = -1, children }: VirtualListProps) {
  const frame = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 4,
  })
  useEffect(() => {
    if (scrollTo >= 0) virtual.scrollToIndex(scrollTo, { align: 'start' })
  }, [scrollTo, virtual])
  if (count === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be within reach of the keyboard.
    <section ref={frame} className={styles.frame} aria-label={label} tabIndex={0}>
      <ul className={styles.rows} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={styles.row}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            {children(index)}
          </li>
        ))}
      </ul>
    </section>
  )
}
