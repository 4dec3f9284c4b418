import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { Advice, ArmorAdvice } from '../../../items/advice/Advice.tsx'
import { copiesOf, proofOf } from '../../../items/copies.ts'
import { DecisionMark } from '../../../items/decisions/DecisionMark.tsx'
import { DECISION_LOOKS } from '../../../items/decisions/decision-words.ts'
import { type ArmorItem, type GearItem, type GearItems, isWeapon } from '../../../items/gear-item.ts'
import { PerkGrid } from '../../../items/perks/Perks.tsx'
import { perkColumns } from '../../../items/perks/perk-columns.ts'
import { SLOT_GLYPHS } from '../../../items/picture/armor-glyphs.ts'
import { WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import type { RatingLookup } from '../../../items/rating/shown-rating.ts'
import { ArmorFacts, ArmorHero, ArmorStats } from '../../../items/sheet/ArmorSheet.tsx'
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
import { modeWords } from './mode-words.tsx'
import styles from './ReviewMode.module.css'
import { WhichItem } from './WhichItem.tsx'

interface ReviewCardProps {
  readonly item: GearItem
  readonly gear: GearItems
  readonly ratingOf: RatingLookup
  readonly decision: Decision | undefined
}

export function ReviewCard({ item, gear, ratingOf, decision }: ReviewCardProps) {
  return isWeapon(item) ? (
    <WeaponCard item={item} weapons={gear.weapons} ratingOf={ratingOf} decision={decision} />
  ) : (
    <ArmorCard item={item} armor={gear.armor} decision={decision} />
  )
}

interface WeaponCardProps extends Pick<ReviewCardProps, 'ratingOf' | 'decision'> {
  readonly item: WeaponItem
  readonly weapons: readonly WeaponItem[]
}

/**
 * All that one needs to decide: what is advised and the proof, then what it rolls. Where the two do not fit side by side,
 * a line that stays in view says which weapon it is.
 */
function WeaponCard({ item, weapons, ratingOf, decision }: WeaponCardProps) {
  const rating = ratingOf(item)
  const copies = copiesOf(item, weapons)
  const wishes = useOwnWishes(weapons)
  const only = useReading() === 'private' ? modeWords.card.onlyCopyRead : modeWords.card.onlyCopy
  return (
    <div className={styles.card}>
      <WhichItem item={item.item} silhouette={WEAPON_GLYPHS[item.item.type]} rating={rating} />
      <div className={styles.why}>
        <DecidedAs decision={decision} />
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

interface ArmorCardProps {
  readonly item: ArmorItem
  readonly armor: readonly ArmorItem[]
  readonly decision: Decision | undefined
}

/** The same of a piece of armor: its stats stand where a weapon has its perks. */
function ArmorCard({ item, armor, decision }: ArmorCardProps) {
  const { item: piece } = item
  return (
    <div className={styles.card}>
      <WhichItem item={piece} silhouette={SLOT_GLYPHS[piece.slot]} />
      <div className={styles.why}>
        <DecidedAs decision={decision} />
        <ArmorAdvice item={item} proof={proofOf(item, armor)} />
      </div>
      <div className={styles.what}>
        <ArmorHero piece={piece} heading={{ level: 3, id: 'review-weapon' }} />
        <ArmorFacts piece={piece} />
        <div>
          <ArmorStats piece={piece} />
        </div>
      </div>
    </div>
  )
}

function DecidedAs({ decision }: { readonly decision: Decision | undefined }) {
  return (
    decision && (
      <p className={styles.decided}>
        <DecisionMark decision={decision} silent />
        {DECISION_LOOKS[decision].done}
      </p>
    )
  )
}
