import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  startTransition,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
} from 'react'
import { readSingleKeys } from '../../../../data/stored/storage.ts'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import type { RatingLookup } from '../../../../items/rating/shown-rating.ts'
import { idOf } from '../../../../items/weapon-item.ts'
import { lazyPart } from '../../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../../loading/OptionalPart.tsx'
import { giveUp } from '../../give-up.ts'
import type { GridSelection } from '../../select/use-selection.ts'
import type { AnalysisStates } from '../analysis/analysis-state.ts'
import type { WeaponGroup } from '../query/group-weapons.ts'
import type { Density } from '../query/vault-query.ts'
import { clauseOfPart } from '../tile/tile-clauses.ts'
import { useTileHints } from '../tile/use-tile-hints.ts'
import { words } from '../words/words.ts'
import { type Drawing, drawRows, NOTHING_DRAWN, type PlacedRow } from './draw-rows.ts'
import { HEAD_HEIGHT, LIST_MEASURE, layOutRows, measureGrid, placesOf } from './grid-rows.ts'
import { moveInGrid } from './move-in-grid.ts'
import { useAnchor } from './scrolling/use-anchor.ts'
import { useSettledHeight } from './scrolling/use-settled-height.ts'
import { useWidth } from './scrolling/use-width.ts'
import { useCurrentCell } from './use-current-cell.ts'
import styles from './WeaponGrid.module.css'
import { WeaponGridRow } from './WeaponGridRow.tsx'

interface WeaponGridProps {
  readonly groups: readonly WeaponGroup[]
  readonly ratingOf: RatingLookup
  /** Instance id of the weapon whose sheet is open. */
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
  readonly density: Density
  readonly analyses: AnalysisStates
  readonly onAnalyze: (id: string) => void
  readonly decisions: Decisions
  /** More of the same: a mark of a tile was pressed with Shift, or chosen from its menu. */
  readonly onClause: (clause: string) => void
  readonly selection: GridSelection
}

const TileHint = lazyPart(async () => (await import('../tile/TileHint.tsx')).TileHint)
const TileMenu = lazyPart(async () => (await import('../tile/TileMenu.tsx')).TileMenu)

const PHONE_WIDTH = 640
const OVERSCAN_ROWS = 1
/** The page's head covers what lies under it. */
const UNDER_HEAD = 76

/** Tiles in groups; only the rows in sight exist, and the one that holds the focus. */
export const WeaponGrid = memo(function WeaponGrid(props: WeaponGridProps) {
  const { groups, ratingOf, openId, onOpen, density, analyses, onAnalyze, decisions, onClause, selection } =
    props
  const frame = useRef<HTMLTableElement>(null)
  const { width, top, scale } = useWidth(frame)
  const isList = density === 'list'
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
  const hints = useTileHints()
  const hintId = useId()
  const weaponAt = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-weapon]')?.dataset.weapon : undefined

  const itemOf = (id: string) => {
    const place = places.get(id)
    const row = place && rows[place.row]
    return row?.kind === 'items' ? row.items[place?.column ?? 0] : undefined
  }
  const press = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const group =
      target instanceof Element ? target.closest<HTMLElement>('[data-group]')?.dataset.group : undefined
    if (group !== undefined) {
      selection.toggleAll(groups.find(({ id }) => id === group)?.items.map(idOf) ?? [])
      return
    }
    const id = hints.takePressed(target)
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    const item = id === undefined ? undefined : itemOf(id)
    if (id === undefined || !button || !item || hints.isAfterLongPress()) return
    if (button.dataset.action === 'analyze') {
      if (button.ariaBusy !== 'true') onAnalyze(id)
    } else if (button.hasAttribute('aria-pressed')) {
      const part =
        target instanceof Element ? target.closest<HTMLElement>('[data-part]')?.dataset.part : undefined
      if (selection.ids && shiftKey) selection.extendTo(id)
      else if (selection.ids || ctrlKey || metaKey) selection.toggle(id)
      else if (shiftKey) onClause(clauseOfPart(item, ratingOf(item), part))
      else onOpen(id)
    }
  }
  /** X picks the weapon under the focus, Ctrl with A all that is shown. */
  const hearSelectKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, id: string): boolean => {
    const letter = key.toLowerCase()
    if (letter === 'a' && (ctrlKey || metaKey)) {
      selection.toggleAll(groups.flatMap(({ items }) => items.map(idOf)))
      return true
    }
    if (letter !== 'x' || ctrlKey || metaKey || altKey || !readSingleKeys()) return false
    selection.toggle(id)
    return true
  }
  const walk = (event: KeyboardEvent) => {
    const id = weaponAt(event.target)
    const place = id === undefined ? undefined : places.get(id)
    if (event.key === 'Escape') {
      // One press, one thing: what lies above the grid goes first, the selection with the next.
      if (hints.hint) event.preventDefault()
      hints.hideHint()
    }
    if (id !== undefined && hearSelectKey(event, id)) return event.preventDefault()
    const next = place && moveInGrid(rows, place, event)
    if (next === undefined) return
    event.preventDefault()
    virtual.scrollToIndex(places.get(next)?.row ?? 0, { align: 'auto' })
    focusCell(next)
    if (event.shiftKey && selection.ids && id !== undefined) {
      if (selection.ids.size === 0) selection.toggle(id)
      selection.extendTo(next)
    }
  }
  const hinted = hints.hint && itemOf(hints.hint.id)
  const listed = hints.menu && itemOf(hints.menu.id)
  return (
    <>
      <table
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys walk its cells, which is what a grid is.
        role="grid"
        aria-label={words.weapons}
        aria-rowcount={rows.length}
        aria-colcount={columns}
        aria-busy={!drawing.isDone}
        className={styles.grid}
        style={{ '--grid-height': `${height}px`, '--columns': columns } as CSSProperties}
        onClick={press}
        onKeyDown={walk}
        {...hints.handlers}
        onPointerEnter={TileHint.preload}
        onFocus={(event) => {
          void TileHint.preload()
          rememberFocus(weaponAt(event.target))
          hints.handlers.onFocus(event)
        }}
      >
        <tbody>
          {drawing.rows.map(({ index, start, row, isHidden }) => (
            <WeaponGridRow
              // Rows and tiles are used again for other weapons: filling a tile anew is cheaper than making one.
              key={index}
              index={index}
              y={start - top}
              row={row}
              isHidden={isHidden}
              ratingOf={ratingOf}
              openId={openId}
              currentId={currentId}
              analyses={analyses}
              hintedId={hints.hint?.id}
              hintId={hintId}
              decisions={decisions}
              selected={selection.ids}
              measure={isList ? virtual.measureElement : undefined}
            />
          ))}
        </tbody>
      </table>
      {hints.hint && hinted && !isList && (
        <OptionalPart name={hints.hint.id}>
          <TileHint
            key={hints.hint.id}
            id={hintId}
            item={hinted}
            tile={hints.hint.tile}
            analysis={analyses.get(hints.hint.id)}
          />
        </OptionalPart>
      )}
      {hints.menu && listed && (
        <OptionalPart name={hints.menu.id} onFailure={() => giveUp(hints.closeMenu)}>
          <TileMenu
            item={listed}
            rating={ratingOf(listed)}
            tile={hints.menu.tile}
            onClose={hints.closeMenu}
            onAnalyze={() => onAnalyze(idOf(listed))}
            onClause={onClause}
            onSelect={() => selection.toggle(idOf(listed))}
          />
        </OptionalPart>
      )}
    </>
  )
})

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
