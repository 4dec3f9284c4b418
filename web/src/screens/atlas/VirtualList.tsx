import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWidth } from '../../ui/use-width.ts'
import styles from './VirtualList.module.css'

interface VirtualListProps {
  readonly label: string
  readonly count: number
  /** Of a row before it was measured. */
  readonly estimate: number
  readonly keyOf: (at: number) => string | number
  /** The least width of a column, in pixels: rows stand side by side where there is room. One column without it. */
  readonly column?: number
  /** A row to bring into sight; -1 for none. */
  readonly scrollTo?: number
  readonly children: (at: number) => ReactNode
}

/** A long list that scrolls with the page: only the rows in sight are there, each as high as it is. */
export function VirtualList(props: VirtualListProps) {
  const { label, count, estimate, keyOf, column, scrollTo = -1, children } = props
  const list = useRef<HTMLUListElement>(null)
  const { width, top, scale } = useWidth(list)
  const lanes = column ? Math.max(1, Math.floor(width / (column * scale))) : 1
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    lanes,
    overscan: 4,
    scrollMargin: top,
  })
  useEffect(() => {
    if (scrollTo >= 0) virtual.scrollToIndex(scrollTo, { align: 'center' })
  }, [scrollTo, virtual])
  return (
    <section aria-label={label} hidden={count === 0}>
      <ul ref={list} className={styles.rows} data-lanes={lanes} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, lane, start }) => (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={styles.row}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{
              width: `${100 / lanes}%`,
              insetInlineStart: `${(100 * lane) / lanes}%`,
              transform: `translateY(${start - top}px)`,
            }}
          >
            {children(index)}
          </li>
        ))}
      </ul>
    </section>
  )
}
