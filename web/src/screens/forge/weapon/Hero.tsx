import type { ForgeWeapon } from '@ai-vault/contract/advice/forge.ts'
import type { AmmoType, DamageType } from '@ai-vault/game/items.ts'
import type { ReactNode } from 'react'
import { Element } from '../../../items/badges/Element.tsx'
import { Pips } from '../../../items/badges/Pips.tsx'
import { type Rating, RatingBadge } from '../../../items/badges/RatingBadge.tsx'
import { iconAddress, WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import type { Side } from '../../../items/roll/explorer-columns.ts'
import { TileArt } from '../../../items/tile/ItemTile.tsx'
import type { WeaponItem } from '../../../items/weapon-item.ts'
import { sheetWords } from '../../../items/words/sheet-words.ts'
import { words as itemWords } from '../../../items/words/words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { countOrMissing } from '../../../ui/figures/Reading.tsx'
import layout from '../../../ui/layout.module.css'
import { Bay } from '../../../ui/page/Plate.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.tsx'
import styles from './Hero.module.css'

interface HeroProps {
  readonly weapon: ForgeWeapon['weapon']
  readonly copy: WeaponItem | undefined
  /** What the rating is for. */
  readonly side: Side
  /** What the player decided and wrote about the copy. */
  readonly own: ReactNode
  readonly rating: { readonly tier: Rating; readonly score?: number | undefined } | undefined
}

/** What the weapon is, at a glance. */
export function Hero({ weapon, copy, side, own, rating }: HeroProps) {
  const { type, icon, rarity, element, ammo, type_name, frame, fixed } = weapon
  const tier = copy?.item.tier
  return (
    <Bay className={classNames(styles.hero, styles[rarity])}>
      <span className={styles.art} data-rarity={rarity}>
        <TileArt name="" icon={iconAddress(icon)} silhouette={WEAPON_GLYPHS[type]} />
      </span>
      <div className={classNames(layout.row, layout.tight)}>
        {tier && <Pips tier={tier} />}
        {tier && <span className={text.cap}>{sheetWords.tier(tier)}</span>}
        {copy?.item.masterworked && <Tag tone="gold">{sheetWords.masterwork}</Tag>}
        {copy?.item.crafted && <Tag glyph="i-crafted">{sheetWords.crafted}</Tag>}
      </div>
      <p className={classNames(text.small, text.soft, layout.row, layout.tight)}>
        <Element name={element as DamageType} withWord />
        <span className={text.sr}>, </span>
        <span>{[itemWords.ammo[ammo as AmmoType], type_name, frame?.name].filter(Boolean).join(' · ')}</span>
      </p>
      <div className={styles.numbers}>
        {copy && <span className={styles.power}>{countOrMissing(copy.instance?.primaryStat.value)}</span>}
        {rating && <RatingBadge rating={rating.tier} score={rating.score} activity={side} size="xl" />}
      </div>
      {own}
      {fixed && <p className={classNames(text.small, text.dim)}>{words.head.fixed}</p>}
    </Bay>
  )
}
