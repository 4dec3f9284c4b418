import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, startTransition, useEffect, useMemo, useReducer, useRef } from 'react'
import type { WeaponItem } from '../../../../items/weapon-item.ts'
import { useWidth } from '../../../../ui/use-width.ts'
import type { WeaponGroup } from '../query/group-weapons.ts'
import { type Drawing, drawRows, NOTHING_DRAWN, type PlacedRow } from './draw-rows.ts'
import { HEAD_HEIGHT, LIST_MEASURE, layOutRows, measureGrid, placesOf } from './grid-rows.ts'
import { useAnchor } from './scrolling/use-anchor.ts'
import { useSettledHeight } from './scrolling/use-settled-height.ts'
import { useCurrentCell } from './use-current-cell.ts'

const PHONE_WIDTH = 640
const OVERSCAN_ROWS = 1
/** The page's head covers what lies under it. */
const UNDER_HEAD = 76

export type VisibleRows = ReturnType<typeof useVisibleRows>

/** The grid laid out as rows, of which only those in sight exist, and the one that holds the focus. */
export function useVisibleRows(
  frame: RefObject<HTMLTableElement | null>,
  groups: readonly WeaponGroup[],
  isList: boolean,
  openId: string | undefined,
) {
  const { width, top, scale } = useWidth(frame)
  const { columns, rowHeight } = isList
    ? LIST_MEASURE
    : measureGrid(width, window.innerWidth < PHONE_WIDTH * scale, scale)
  const rows = useMemo(() => layOutRows(groups, columns), [groups, columns])
  const places = useMemo(() => placesOf(rows), [rows])
  const { currentId, focusCell, rememberFocus } = useCurrentCell(frame, places, openId)
  const currentRow = currentId === undefined ? undefined : places.get(currentId)?.row
  const virtual = useWindowVirtualizer({
    count: width === 0 ? 0 : rows.length,
    estimateSize: (at) => (rows[at]?.kind === 'head' ? HEAD_HEIGHT * scale : rowHeight),
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    scrollPaddingStart: UNDER_HEAD,
    // New rows come a task later than the scroll's own frame, which would be twice as long; the row beyond the edge covers that.
    useFlushSync: false,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      if (currentRow === undefined || seen.includes(currentRow)) return seen
      return [...seen, currentRow].sort((one, other) => one - other)
    },
  })

  const wanted = virtual.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows[index]
    return row ? [{ index, start, row }] : []
  })
  const drawing = useDrawnRows(wanted, isList)
  const sightEnd = (virtual.scrollOffset ?? 0) + (virtual.scrollRect?.height ?? 0)
  const height = useSettledHeight(virtual.getTotalSize(), width, top + virtual.getTotalSize() < sightEnd)
  useAnchor(columns, openId, currentId, (id) => virtual.measurementsCache[places.get(id)?.row ?? -1]?.start)
  return {
    rows,
    places,
    columns,
    top,
    height,
    drawing,
    /** Rows of tiles have the height that was computed; those of a list have to be measured. */
    measure: isList ? virtual.measureElement : undefined,
    currentId,
    rememberFocus,
    itemOf: (id: string): WeaponItem | undefined => {
      const place = places.get(id)
      const row = place && rows[place.row]
      return row?.kind === 'items' ? row.items[place?.column ?? 0] : undefined
    },
    /** Scrolls to a weapon and gives it the focus. */
    goTo: (id: string): void => {
      virtual.scrollToIndex(places.get(id)?.row ?? 0, { align: 'auto' })
      focusCell(id)
    },
  }
}

/** The rows as far as they are drawn; the rest follows, a step with every frame, and never before a key is answered. */
function useDrawnRows(wanted: readonly PlacedRow[], isList: boolean): Drawing {
  const [, drawMore] = useReducer((step: number) => step + 1, 0)
  const drawn = useRef(NOTHING_DRAWN)
  const drawing = drawRows(drawn.current, wanted, isList)
  useEffect(() => {
    drawn.current = drawing
    if (drawing.isDone) return
    const frame = requestAnimationFrame(() => startTransition(drawMore))
    return () => cancelAnimationFrame(frame)
  })
  return drawing
}
