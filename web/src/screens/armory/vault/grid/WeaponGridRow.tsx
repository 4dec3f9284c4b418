import { type CSSProperties, memo, type RefCallback } from 'react'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import type { RatingLookup } from '../../../../items/rating/shown-rating.ts'
import { idOf } from '../../../../items/weapon-item.ts'
import type { AnalysisStates } from '../analysis/analysis-state.ts'
import { GroupHead } from './GroupHead.tsx'
import type { GridRow } from './grid-rows.ts'
import { WeaponCell } from './WeaponCell.tsx'
import styles from './WeaponGrid.module.css'
import { WeaponRow } from './WeaponRow.tsx'

interface WeaponGridRowProps {
  readonly index: number
  /** Pixels from the top of the grid. */
  readonly y: number
  readonly row: GridRow
  readonly isHidden: boolean
  readonly ratingOf: RatingLookup
  readonly openId: string | undefined
  readonly currentId: string | undefined
  readonly analyses: AnalysisStates
  /** The weapon that a hint explains, and the hint. */
  readonly hintedId: string | undefined
  readonly hintId: string
  readonly decisions: Decisions
  /** Of a list, whose rows are as high as what they say. */
  readonly measure: RefCallback<HTMLTableRowElement> | undefined
}

/** A row apart, so that one that changes leaves the others alone. */
export const WeaponGridRow = memo(function WeaponGridRow(props: WeaponGridRowProps) {
  const { index, y, row, isHidden, ratingOf, openId, currentId, analyses, hintedId, hintId, decisions } =
    props
  const Cell = props.measure ? WeaponRow : WeaponCell
  return (
    <tr
      ref={props.measure}
      data-index={index}
      aria-rowindex={index + 1}
      hidden={isHidden}
      className={styles[row.kind]}
      style={{ '--row-y': `${y}px` } as CSSProperties}
    >
      {row.kind === 'head' ? (
        <GroupHead group={row.group} />
      ) : (
        row.items.map((item, column) => (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles are used again, as rows are.
            key={column}
            item={item}
            rating={ratingOf(item)}
            open={idOf(item) === openId}
            current={idOf(item) === currentId}
            analysis={analyses.get(idOf(item))}
            describedBy={idOf(item) === hintedId ? hintId : undefined}
            decision={decisions.get(idOf(item))}
          />
        ))
      )}
    </tr>
  )
})
