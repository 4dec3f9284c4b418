import type { ArmorPiece, Weapon } from '@ai-vault/game/items.ts'
import { langOf } from '../../../data/language/language.ts'
import { RatingBadge } from '../../../items/badges/RatingBadge.tsx'
import type { ShownRating } from '../../../items/rating/shown-rating.ts'
import { InspectPicture } from '../../../items/sheet/SheetHero.tsx'
import { sheetWords } from '../../../items/words/sheet-words.ts'
import { words } from '../../../items/words/words.ts'
import type { GlyphName } from '../../../ui/glyphs/glyph-names.ts'
import { gameWord } from '../../../words/game-words.ts'
import styles from './WhichItem.module.css'

interface WhichItemProps {
  readonly item: Weapon | ArmorPiece
  readonly silhouette: GlyphName
  /** Of a weapon. */
  readonly rating?: ShownRating
}

/** What is being decided about, in one line that stays in view above long advice. */
export function WhichItem({ item, silhouette, rating }: WhichItemProps) {
  const kind = [
    gameWord('rarities', item.rarity) ?? words.rarities[item.rarity],
    item.typeName,
    item.kind === 'weapon' && item.crafted && sheetWords.crafted,
    item.masterworked && sheetWords.masterwork,
  ]
  return (
    <div className={styles.which} data-part="which">
      <InspectPicture icon={item.icon} silhouette={silhouette} />
      <p>
        <b lang={langOf(item)}>{item.name}</b>
        <span>{kind.filter(Boolean).join(' · ')}</span>
      </p>
      {rating && (
        <RatingBadge rating={rating.tier} score={rating.score} activity={rating.activity} size="inline" />
      )}
    </div>
  )
}
