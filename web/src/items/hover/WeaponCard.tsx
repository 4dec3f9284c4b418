import { langOf } from '../../data/language/language.ts'
import { Element } from '../badges/Element.tsx'
import { RatingBadge } from '../badges/RatingBadge.tsx'
import { nameOf, typeOf, type WeaponItem } from '../weapon-item.ts'
import { words } from '../words/words.ts'
import styles from './ItemCard.module.css'

/** A weapon in a few lines: what it is, its traits, both ratings, the advice's reason. */
export function WeaponCard({ item }: { readonly item: WeaponItem }) {
  const { rating, verdict, item: weapon } = item
  const traits = weapon.columns.filter(({ kind }) => kind === 'trait')
  return (
    <>
      <b className={styles.name} lang={langOf(weapon)}>
        {nameOf(item)}
      </b>
      <span className={styles.kind}>
        <Element name={weapon.element} withWord /> · {typeOf(item)}
        {weapon.frame && ` · ${weapon.frame.name}`}
      </span>
      {traits.map(({ socketIndex, selectable }) => (
        <span key={socketIndex}>{selectable.map(({ name }) => name).join(' / ')}</span>
      ))}
      {rating && (
        <span className={styles.ratings}>
          {words.sides.pve} <RatingBadge rating={rating.pve.tier} score={rating.pve.score} size="inline" />
          {words.sides.pvp} <RatingBadge rating={rating.pvp.tier} score={rating.pvp.score} size="inline" />
        </span>
      )}
      {verdict && <span className={styles.reason}>{verdict.reason}</span>}
    </>
  )
}
