import { langOf } from '../../../data/language/language.ts'
import { RatingBadge } from '../../../items/badges/RatingBadge.tsx'
import { WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import type { ShownRating } from '../../../items/rating/shown-rating.ts'
import { InspectPicture } from '../../../items/sheet/SheetHero.tsx'
import type { WeaponItem } from '../../../items/weapon-item.ts'
import { sheetWords } from '../../../items/words/sheet-words.ts'
import { words } from '../../../items/words/words.ts'
import { gameWord } from '../../../words/game-words.ts'
import styles from './WhichWeapon.module.css'

interface WhichWeaponProps {
  readonly item: WeaponItem
  readonly rating: ShownRating
}

/** What is being decided about, in one line that stays in view above long advice. */
export function WhichWeapon({ item: { item: weapon }, rating }: WhichWeaponProps) {
  const kind = [
    gameWord('rarities', weapon.rarity) ?? words.rarities[weapon.rarity],
    weapon.typeName,
    weapon.crafted && sheetWords.crafted,
    weapon.masterworked && sheetWords.masterwork,
  ]
  return (
    <div className={styles.which} data-part="which">
      <InspectPicture icon={weapon.icon} silhouette={WEAPON_GLYPHS[weapon.type]} />
      <p>
        <b lang={langOf(weapon)}>{weapon.name}</b>
        <span>{kind.filter(Boolean).join(' · ')}</span>
      </p>
      <RatingBadge rating={rating.tier} score={rating.score} activity={rating.activity} size="inline" />
    </div>
  )
}
