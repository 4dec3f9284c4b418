import { type CSSProperties, memo, useId, useRef } from 'react'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import { idOf } from '../../../../items/weapon-item.ts'
import { lazyPart } from '../../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../../loading/OptionalPart.tsx'
import { giveUp } from '../../give-up.ts'
import type { AnalysisStates } from '../analysis/analysis-state.ts'
import type { Density } from '../query/vault-query.ts'
import { useTileHints } from '../tile/use-tile-hints.ts'
import { words } from '../words/words.ts'
import { type GridActions, moveByKey, pressInGrid, weaponAt } from './grid-input.ts'
import { useVisibleRows, type VisibleRows } from './use-visible-rows.ts'
import styles from './WeaponGrid.module.css'
import { WeaponGridRow } from './WeaponGridRow.tsx'

interface WeaponGridProps extends GridActions {
  /** Instance id of the weapon whose sheet is open. */
  readonly openId: string | undefined
  readonly density: Density
  readonly analyses: AnalysisStates
  readonly decisions: Decisions
}

const TileHint = lazyPart(async () => (await import('../tile/TileHint.tsx')).TileHint)
const TileMenu = lazyPart(async () => (await import('../tile/TileMenu.tsx')).TileMenu)

/** Tiles in groups; only the rows in sight exist, and the one that holds the focus. */
export const WeaponGrid = memo(function WeaponGrid(props: WeaponGridProps) {
  const { groups, ratingOf, openId, density, analyses, decisions, selection } = props
  const frame = useRef<HTMLTableElement>(null)
  const cells = useVisibleRows(frame, groups, density === 'list', openId)
  const { columns, drawing } = cells
  const hints = useTileHints()
  const hintId = useId()
  return (
    <>
      <table
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys walk its cells, which is what a grid is.
        role="grid"
        aria-label={words.weapons}
        aria-rowcount={cells.rows.length}
        aria-colcount={columns}
        aria-busy={!drawing.isDone}
        className={styles.grid}
        style={{ '--grid-height': `${cells.height}px`, '--columns': columns } as CSSProperties}
        onClick={(event) => pressInGrid(event, props, cells, hints)}
        onKeyDown={(event) => moveByKey(event, props, cells, hints)}
        {...hints.handlers}
        onPointerEnter={TileHint.preload}
        onFocus={(event) => {
          void TileHint.preload()
          cells.rememberFocus(weaponAt(event.target))
          hints.handlers.onFocus(event)
        }}
      >
        <tbody>
          {drawing.rows.map(({ index, start, row, isHidden }) => (
            <WeaponGridRow
              // Rows and tiles are used again for other weapons: filling a tile anew is cheaper than making one.
              key={index}
              index={index}
              y={start - cells.top}
              row={row}
              isHidden={isHidden}
              ratingOf={ratingOf}
              openId={openId}
              currentId={cells.currentId}
              analyses={analyses}
              hintedId={hints.hint?.id}
              hintId={hintId}
              decisions={decisions}
              selected={selection.ids}
              measure={cells.measure}
            />
          ))}
        </tbody>
      </table>
      <HintOrMenu grid={props} cells={cells} hints={hints} hintId={hintId} />
    </>
  )
})

interface HintOrMenuProps {
  readonly grid: WeaponGridProps
  readonly cells: VisibleRows
  readonly hints: ReturnType<typeof useTileHints>
  readonly hintId: string
}

/** What lies over the grid: the hint of one tile, or its menu. */
function HintOrMenu({ grid, cells, hints, hintId }: HintOrMenuProps) {
  const { ratingOf, density, analyses, onAnalyze, onClause, selection } = grid
  const { hint, menu, closeMenu } = hints
  const hinted = hint && cells.itemOf(hint.id)
  const listed = menu && cells.itemOf(menu.id)
  return (
    <>
      {hint && hinted && density !== 'list' && (
        <OptionalPart name={hint.id}>
          <TileHint
            key={hint.id}
            id={hintId}
            item={hinted}
            tile={hint.tile}
            analysis={analyses.get(hint.id)}
          />
        </OptionalPart>
      )}
      {menu && listed && (
        <OptionalPart name={menu.id} onFailure={() => giveUp(closeMenu)}>
          <TileMenu
            item={listed}
            rating={ratingOf(listed)}
            tile={menu.tile}
            onClose={closeMenu}
            onAnalyze={() => onAnalyze(idOf(listed))}
            onClause={onClause}
            onSelect={() => selection.toggle(idOf(listed))}
          />
        </OptionalPart>
      )}
    </>
  )
}
