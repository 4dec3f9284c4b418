import { type CSSProperties, memo, type RefCallback } from 'react'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import type { RatingLookup } from '../../../../items/rating/shown-rating.ts'
import { idOf } from '../../../../items/weapon-item.ts'
import { lazyPart } from '../../../../loading/lazy-part.tsx'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import text from '../../../../ui/text.module.css'
import type { AnalysisStates } from '../analysis/analysis-state.ts'
import type { WeaponGroup } from '../query/group-weapons.ts'
import { words } from '../words/words.ts'
import type { GridRow } from './grid-rows.ts'
import { WeaponCell } from './WeaponCell.tsx'
import styles from './WeaponGrid.module.css'

/** Tiles are what most players see: a list fetches its rows, and whoever draws the grid waits for them. */
const WeaponRow = lazyPart(async () => (await import('./WeaponRow.tsx')).WeaponRow)

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
  /** What is picked; absent while nobody selects. */
  readonly selected: ReadonlySet<string> | undefined
  /** Of a list, whose rows are as high as what they say. */
  readonly measure: RefCallback<HTMLTableRowElement> | undefined
}

/** A row apart, so that one that changes leaves the others alone. */
export const WeaponGridRow = memo(function WeaponGridRow(props: WeaponGridRowProps) {
  const {
    index,
    y,
    row,
    isHidden,
    ratingOf,
    openId,
    currentId,
    analyses,
    hintedId,
    hintId,
    decisions,
    selected,
  } = props
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
        <GroupHead group={row.group} selected={selected} />
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
            selected={selected?.has(idOf(item))}
          />
        ))
      )}
    </tr>
  )
})

interface GroupHeadProps {
  readonly group: WeaponGroup
  readonly selected: ReadonlySet<string> | undefined
}

function GroupHead({ group, selected }: GroupHeadProps) {
  const isWhole = selected !== undefined && group.items.every((item) => selected.has(idOf(item)))
  return (
    <th scope="rowgroup" className={styles.headCell}>
      <Glyph name={group.glyph} />
      <h2>{group.title}</h2>
      <span className={`${text.read} ${text.dim}`}>{words.shown(group.items.length)}</span>
      <TextButton data-group={group.id} aria-pressed={isWhole} aria-label={words.group.select(group.title)}>
        {words.group.selectAll}
      </TextButton>
      <span className={styles.rule} />
    </th>
  )
}
