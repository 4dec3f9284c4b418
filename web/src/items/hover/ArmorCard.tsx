import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import { Fragment } from 'react'
import { langOf } from '../../data/language/language.ts'
import { words } from '../words/words.ts'
import styles from './ItemCard.module.css'

/** A piece of armor in a few lines: what it is, its stats as worn, both totals by name, its set. */
export function ArmorCard({ piece }: { readonly piece: ArmorPiece }) {
  const { name, classType, slot, tier, archetype, stats, base, set, setWildcard } = piece
  const kind = [
    classType && words.classes[classType],
    words.armorSlots[slot],
    tier && words.card.tier(tier),
    archetype,
  ]
  return (
    <>
      <b className={styles.name} lang={langOf(piece)}>
        {name}
      </b>
      <span className={styles.kind}>{kind.filter(Boolean).join(' · ')}</span>
      <dl className={styles.stats}>
        {ARMOR_STATS.map((stat, at) => (
          <Fragment key={stat}>
            <dt>{words.armorStats[stat]}</dt>
            <dd>{stats[at]}</dd>
          </Fragment>
        ))}
        <dt>{words.card.total}</dt>
        <dd>{statTotal(stats)}</dd>
        <dt>{words.card.base}</dt>
        <dd>{statTotal(base)}</dd>
      </dl>
      {(set || setWildcard) && (
        <span className={styles.reason}>
          {[set?.name, setWildcard && words.card.anySet].filter(Boolean).join(' · ')}
        </span>
      )}
    </>
  )
}
