import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { Advice } from '../../../items/advice/Advice.tsx'
import { copiesOf, proofOf } from '../../../items/copies.ts'
import { DecisionMark } from '../../../items/decisions/DecisionMark.tsx'
import { DECISION_LOOKS } from '../../../items/decisions/decision-words.ts'
import { PerkGrid } from '../../../items/perks/Perks.tsx'
import { perkColumns } from '../../../items/perks/perk-columns.ts'
import type { RatingLookup } from '../../../items/rating/shown-rating.ts'
import { SheetHero } from '../../../items/sheet/SheetHero.tsx'
import { CopyFacts } from '../../../items/sheet/weapon/CopyFacts.tsx'
import { Stats } from '../../../items/stats/Stats.tsx'
import { statRows } from '../../../items/stats/weapon-stats.ts'
import type { WeaponItem } from '../../../items/weapon-item.ts'
import { describeWishes } from '../../../items/wishes/describe-wishes.ts'
import { useOwnWishes } from '../../../items/wishes/use-own-wishes.ts'
import { sheetWords } from '../../../items/words/sheet-words.ts'
import text from '../../../ui/text.module.css'
import { useReading } from '../reading.ts'
import styles from './ReviewMode.module.css'
import { WhichWeapon } from './WhichWeapon.tsx'
import { modeWords } from './words/mode-words.ts'

interface ReviewCardProps {
  readonly item: WeaponItem
  readonly weapons: readonly WeaponItem[]
  readonly ratingOf: RatingLookup
  readonly decision: Decision | undefined
}

/**
 * All that one needs to decide: what is advised and the proof, then what it rolls. Where the two do not fit side by side,
 * a line that stays in view says which weapon it is.
 */
export function ReviewCard({ item, weapons, ratingOf, decision }: ReviewCardProps) {
  const rating = ratingOf(item)
  const copies = copiesOf(item, weapons)
  const wishes = useOwnWishes(weapons)
  const only = useReading() === 'private' ? modeWords.card.onlyCopyRead : modeWords.card.onlyCopy
  return (
    <div className={styles.card}>
      <WhichWeapon item={item} rating={rating} />
      <div className={styles.why}>
        {decision && (
          <p className={styles.decided}>
            <DecisionMark decision={decision} silent />
            {DECISION_LOOKS[decision].done}
          </p>
        )}
        <Advice item={item} proof={proofOf(item, weapons)} ratingOf={ratingOf} />
        {wishes && (
          <p className={`${text.small} ${text.soft}`}>
            {sheetWords.wishes.line(describeWishes(wishes.matchesOf(item)))}
          </p>
        )}
      </div>
      <div className={styles.what}>
        <SheetHero item={item} rating={rating} heading={{ level: 3, id: 'review-weapon' }} />
        <CopyFacts item={item} copies={copies.length === 1 ? only : modeWords.card.copies(copies.length)} />
        <PerkGrid columns={perkColumns(item.item, undefined, 'pve')} activity="pve" />
        <div>
          <Stats rows={statRows(item, copies)} />
        </div>
      </div>
    </div>
  )
}
