import type { Decision } from '@ai-vault/contract/reviews.ts'
import { Advice } from '../../../items/advice/Advice.tsx'
import { copiesOf, proofOf } from '../../../items/copies.ts'
import { DecisionMark } from '../../../items/decisions/DecisionMark.tsx'
import { DECISION_LOOKS } from '../../../items/decisions/decision-words.ts'
import { PerkGrid } from '../../../items/perks/Perks.tsx'
import { perkColumns } from '../../../items/perks/perk-columns.ts'
import type { ShownRating } from '../../../items/rating/shown-rating.ts'
import { SheetHero } from '../../../items/sheet/SheetHero.tsx'
import { Stats } from '../../../items/stats/Stats.tsx'
import { statRows } from '../../../items/stats/weapon-stats.ts'
import type { WeaponItem } from '../../../items/weapon-item.ts'
import { Tag } from '../../../ui/page/Tag.tsx'
import { useReading } from '../reading.ts'
import styles from './ReviewMode.module.css'
import { modeWords } from './words/mode-words.ts'

interface ReviewCardProps {
  readonly item: WeaponItem
  readonly weapons: readonly WeaponItem[]
  readonly rating: ShownRating
  readonly decision: Decision | undefined
}

/** All that one needs to decide: what it is, what it rolls, what is advised and why. */
export function ReviewCard({ item, weapons, rating, decision }: ReviewCardProps) {
  const copies = copiesOf(item, weapons)
  const only = useReading() === 'private' ? modeWords.card.onlyCopyRead : modeWords.card.onlyCopy
  return (
    <div className={styles.card}>
      <div className={styles.what}>
        <SheetHero item={item} rating={rating} heading={{ level: 3, id: 'review-weapon' }} />
        <div className={styles.facts}>
          <Tag>{copies.length === 1 ? only : modeWords.card.copies(copies.length)}</Tag>
          {item.item.kills !== undefined && <Tag>{modeWords.card.kills(item.item.kills)}</Tag>}
          {decision && (
            <span className={styles.decided}>
              <DecisionMark decision={decision} silent />
              {DECISION_LOOKS[decision].done}
            </span>
          )}
        </div>
        <PerkGrid columns={perkColumns(item.item, undefined, 'pve')} />
      </div>
      <div className={styles.why}>
        <Advice item={item} proof={proofOf(item, weapons)} />
        <div className={styles.stats}>
          <Stats rows={statRows(item, copies)} />
        </div>
      </div>
    </div>
  )
}
