import type { GearTier, Rarity } from '@ai-vault/game/items.ts'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { Element, type ElementName } from './Element.tsx'
import { Glyph } from './Glyph.tsx'
import type { GlyphName } from './glyph-names.ts'
import styles from './ItemTile.module.css'
import { Pips } from './Pips.tsx'
import { type Rating, RatingBadge } from './RatingBadge.tsx'
import text from './text.module.css'
import { WithTooltip } from './WithTooltip.tsx'

export interface ItemTileProps {
  readonly name: string
  readonly rarity: Rarity
  /** Drawn where the platform's icon is absent or fails to load. */
  readonly silhouette: GlyphName
  readonly icon?: string | undefined
  readonly element?: ElementName | undefined
  readonly tier?: GearTier | undefined
  readonly power?: number | undefined
  readonly rating?: Rating | undefined
  readonly score?: number | undefined
  readonly masterwork?: boolean
  readonly crafted?: boolean
  readonly locked?: boolean
  /** True while the item's sheet is open. */
  readonly open?: boolean
  readonly onPress?: () => void
  /** Shown on hover, focus and a long press. */
  readonly tooltip?: ReactNode
}

const word = (rarity: Rarity) => rarity.charAt(0).toUpperCase() + rarity.slice(1)

/** One item. Its name comes first for those who listen and last for those who look. */
export function ItemTile(item: ItemTileProps) {
  const { name, rarity, masterwork, open, onPress, tooltip } = item
  const tile = (
    <button
      type="button"
      className={classNames(
        styles.tile,
        rarity !== 'common' && styles[rarity],
        masterwork && styles.masterwork,
      )}
      aria-pressed={open}
      onClick={onPress}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.art}>
        <span className={text.sr}>
          {word(rarity)}, {masterwork && 'masterworked, '}
        </span>
        <TileArt icon={item.icon} silhouette={item.silhouette} />
        {item.tier && <Pips tier={item.tier} column className={styles.pips} />}
        <TileBase {...item} />
      </span>
      {item.rating && (
        <span className={styles.rating}>
          <RatingBadge rating={item.rating} score={item.score} />
        </span>
      )}
    </button>
  )
  return tooltip ? <WithTooltip tooltip={tooltip}>{tile}</WithTooltip> : tile
}

function TileArt({ icon, silhouette }: { icon: string | undefined; silhouette: GlyphName }) {
  const [failed, setFailed] = useState(false)
  if (icon && !failed) return <img src={icon} alt="" loading="lazy" onError={() => setFailed(true)} />
  const armor = silhouette.startsWith('ar-')
  return (
    <Glyph name={silhouette} size="fill" className={classNames(styles.silhouette, armor && styles.armor)} />
  )
}

function TileBase({ element, crafted, locked, power }: ItemTileProps) {
  return (
    <span className={styles.base}>
      {element && <Element name={element} />}
      {crafted && <Glyph name="i-crafted" />}
      {locked && <Glyph name="i-lock" />}
      <span className={text.sr}>
        {crafted && 'crafted, '}
        {locked && 'locked, '}
      </span>
      {power !== undefined && (
        <b className={styles.power}>
          <span className={text.sr}>power </span>
          {power}
        </b>
      )}
    </span>
  )
}
