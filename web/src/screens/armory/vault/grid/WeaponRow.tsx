import { memo } from 'react'
import { langOf } from '../../../../data/language/language.ts'
import { elementLook } from '../../../../items/badges/Element.tsx'
import { Pips } from '../../../../items/badges/Pips.tsx'
import { RatingBadge } from '../../../../items/badges/RatingBadge.tsx'
import { DecisionMark } from '../../../../items/decisions/DecisionMark.tsx'
import { DECISION_LOOKS } from '../../../../items/decisions/decision-words.ts'
import { ItemThumb } from '../../../../items/tile/ItemThumb.tsx'
import { describeTile } from '../../../../items/tile/ItemTile.tsx'
import { idOf, nameOf, powerOf, traitsOf, typeOf } from '../../../../items/weapon-item.ts'
import { lazyPart } from '../../../../loading/lazy-part.tsx'
import { OptionalPart } from '../../../../loading/OptionalPart.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { countOrMissing } from '../../../../ui/figures/Reading.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { Tag } from '../../../../ui/page/Tag.tsx'
import { AnalyzeButton } from '../analysis/AnalyzeButton.tsx'
import { words } from '../words/words.ts'
import { tileOf, type WeaponCellProps } from './WeaponCell.tsx'
import styles from './WeaponRow.module.css'

const AnalysisText = lazyPart(async () => (await import('../analysis/AnalysisText.tsx')).AnalysisText)

/** A weapon as a row: what the tile shows, its traits, the advice's reason, and the analysis in words. */
export const WeaponRow = memo(function WeaponRow({
  item,
  rating,
  open,
  current,
  analysis,
  decision,
  selected,
}: WeaponCellProps) {
  const { item: weapon, verdict } = item
  // One sentence in one place: of parts that stand beside each other a screen reader makes one word, or a lone comma.
  const label = [describeTile(tileOf(item, rating), 'row'), decision && DECISION_LOOKS[decision].done]
  return (
    <td className={styles.row} data-weapon={idOf(item)}>
      <button
        type="button"
        className={styles.open}
        aria-label={label.filter(Boolean).join(', ')}
        aria-pressed={selected ?? open}
        tabIndex={current ? 0 : -1}
      >
        <ItemThumb item={item} className={styles.thumb} />
        <span className={styles.name}>
          <span lang={langOf(weapon)}>{nameOf(item)}</span> <DecisionMark decision={decision} silent />
        </span>{' '}
        <span className={styles.kind}>
          <i className={elementLook(weapon.element)} />
          {typeOf(item)}
          {weapon.tier && <Pips tier={weapon.tier} />}
          {weapon.crafted && <Glyph name="i-crafted" size="s" />}
          {weapon.locked && <Glyph name="i-lock" size="s" />}
        </span>{' '}
        <span className={styles.traits}>{traitsOf(item).join(' · ')}</span>{' '}
        <b className={styles.power}>{countOrMissing(powerOf(item))}</b>{' '}
        <span className={styles.rating}>
          <RatingBadge rating={rating.tier} score={rating.score} activity={rating.activity} size="inline" />
        </span>
      </button>
      {selected !== undefined && <span className={classNames(styles.pick, selected && styles.picked)} />}
      <AnalyzeButton name={nameOf(item)} state={analysis} tabIndex={current ? 0 : -1} />
      {(verdict?.ground || analysis) && (
        <div className={styles.more}>
          {verdict?.ground && <Tag tone="warn">{words.grounds[verdict.ground]}</Tag>}
          {verdict?.ground && <span>{verdict.reason}</span>}
          {analysis && (
            <OptionalPart name="analysis">
              <AnalysisText key={idOf(item)} state={analysis} />
            </OptionalPart>
          )}
        </div>
      )}
    </td>
  )
})
