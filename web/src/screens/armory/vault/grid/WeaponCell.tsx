import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { memo } from 'react'
import { langOf } from '../../../../data/language/language.ts'
import { DecisionMark } from '../../../../items/decisions/DecisionMark.tsx'
import { iconAddress, WEAPON_GLYPHS } from '../../../../items/picture/weapon-glyphs.ts'
import type { ShownRating } from '../../../../items/rating/shown-rating.ts'
import { ItemTile, type ItemTileProps } from '../../../../items/tile/ItemTile.tsx'
import { idOf, nameOf, powerOf, traitsOf, typeOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { AnalyzeButton } from '../analysis/AnalyzeButton.tsx'
import type { AnalysisState } from '../analysis/analysis-state.ts'
import styles from './WeaponGrid.module.css'

export interface WeaponCellProps {
  readonly item: WeaponItem
  readonly rating: ShownRating
  /** True while its sheet is open. */
  readonly open: boolean
  /** The one tile of the grid that the tab key reaches. */
  readonly current: boolean
  readonly analysis: AnalysisState | undefined
  /** Id of the hint that explains it, while there is one. */
  readonly describedBy?: string | undefined
  readonly decision: Decision | undefined
  /** Whether it is picked; absent while nobody selects. */
  readonly selected: boolean | undefined
}

/** What a tile shows of a weapon, and a row says of it. */
export function tileOf(item: WeaponItem, rating: ShownRating): ItemTileProps {
  const { item: weapon } = item
  return {
    name: nameOf(item),
    lang: langOf(weapon),
    rarity: weapon.rarity,
    silhouette: WEAPON_GLYPHS[weapon.type],
    icon: iconAddress(item.definition.displayProperties.icon),
    element: weapon.element,
    tier: weapon.tier,
    power: powerOf(item),
    rating: rating.tier,
    score: rating.score,
    activity: rating.activity,
    kind: typeOf(item),
    traits: traitsOf(item),
    masterwork: weapon.masterworked,
    crafted: weapon.crafted,
    locked: weapon.locked,
  }
}

/** A weapon as a tile. What is done with it is heard by the grid, so that a thousand tiles need no handlers. */
export const WeaponCell = memo(function WeaponCell({
  item,
  rating,
  open,
  current,
  analysis,
  describedBy,
  decision,
  selected,
}: WeaponCellProps) {
  return (
    <td className={styles.cell} data-weapon={idOf(item)}>
      <ItemTile
        {...tileOf(item, rating)}
        open={selected ?? open}
        button={{ tabIndex: current ? 0 : -1, 'aria-describedby': describedBy }}
      />
      {selected !== undefined && <span className={classNames(styles.pick, selected && styles.picked)} />}
      {decision && (
        <span className={styles.decision}>
          <DecisionMark decision={decision} />
        </span>
      )}
      <AnalyzeButton name={nameOf(item)} state={analysis} overTile tabIndex={current ? 0 : -1} />
    </td>
  )
})
