import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { WeaponItem } from '../../../../items/weapon-item.ts'
import { useWidth } from '../../../../ui/use-width.ts'
import type { WeaponGroup } from '../query/group-weapons.ts'
import { type Drawing, drawRows, NOTHING_DRAWN, type PlacedRow } from './draw-rows.ts'
import { HEAD_HEIGHT, LIST_MEASURE, layOutRows, measureGrid, placesOf } from './grid-rows.ts'
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

/**
 * A sheet that opens or closes gives the grid another width, and every tile finds another row. The tile it is about
 * stays where it was on the screen; one that was out of sight does not pull the page to itself.
 *
 * Its place is read before anything moves, while the page is drawn that opens or closes the sheet. By the time the grid
 * knows its new width, the browser has moved the page on its own: it holds on to whatever it takes for the reader's
 * place, and cuts off what a shorter page no longer has.
 */
interface Layout {
  readonly columns: number
  readonly openId: string | undefined
  readonly currentId: string | undefined
  readonly currentStart: number | undefined
}

interface Hold {
  readonly id: string
  /** Pixels below the window's upper edge. */
  readonly y: number
}

/** Whoever moves the page themselves has another place in mind. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** `startOf` tells where a weapon's row begins on the page, as of the columns of this render. */
export function useAnchor(
  columns: number,
  openId: string | undefined,
  currentId: string | undefined,
  startOf: (id: string) => number | undefined,
) {
  const before = useRef<Layout>(undefined)
  const hold = useRef<Hold>(undefined)
  const last = before.current
  if (last && last.columns === columns && last.openId !== openId) {
    hold.current = firstInSight([openId, last.openId, currentId], startOf)
  } else if (last && last.columns !== columns && !hold.current) {
    hold.current = firstInSight([last.currentId], () => last.currentStart)
  }

  useLayoutEffect(() => {
    const hasMoved = before.current !== undefined && before.current.columns !== columns
    const start = hold.current && startOf(hold.current.id)
    if (hasMoved && hold.current && start !== undefined) {
      window.scrollTo({ top: start - hold.current.y, behavior: 'instant' })
    }
    const currentStart = currentId === undefined ? undefined : startOf(currentId)
    before.current = { columns, openId, currentId, currentStart }
  })

  useEffect(() => {
    const letGo = () => {
      hold.current = undefined
    }
    for (const move of MOVES) window.addEventListener(move, letGo, { capture: true, passive: true })
    return () => {
      for (const move of MOVES) window.removeEventListener(move, letGo, { capture: true })
    }
  }, [])
}

function firstInSight(
  ids: readonly (string | undefined)[],
  startOf: (id: string) => number | undefined,
): Hold | undefined {
  const { scrollY, innerHeight } = window
  return ids
    .flatMap((id) => {
      const start = id === undefined ? undefined : startOf(id)
      return id === undefined || start === undefined ? [] : [{ id, y: start - scrollY }]
    })
    .find(({ y }) => y >= 0 && y <= innerHeight)
}

const SETTLES_AFTER_MS = 250

/**
 * The height a list gives to the page. A page of another length is drawn anew from top to bottom, so while somebody types
 * the length waits for the pause after it. It follows at once where the end of the list comes into sight, and where the
 * list has another width: then a tile is held in its place by scrolling, for which the page must be long enough.
 */
export function useSettledHeight(height: number, width: number, isEndInSight: boolean): number {
  const [settled, setSettled] = useState({ height, width })
  useEffect(() => {
    if (settled.height === height && settled.width === width) return
    const timer = setTimeout(() => setSettled({ height, width }), SETTLES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [settled, height, width])
  return isEndInSight || settled.width !== width ? height : settled.height
}
