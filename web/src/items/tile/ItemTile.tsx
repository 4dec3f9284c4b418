import type { GearTier, Rarity } from '@ai-vault/game/items.ts'
import type { Activity } from '@ai-vault/game/weapons/pve-and-pvp.ts'
import { scoreText } from '@ai-vault/game/weapons/rating/tiers.ts'
import { type ComponentProps, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { countOrMissing } from '../../ui/figures/Reading.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../../ui/glyphs/glyph-names.ts'
import { type ElementName, elementLook, elementWord } from '../badges/Element.tsx'
import { Pips } from '../badges/Pips.tsx'
import { type Rating, RatingBadge } from '../badges/RatingBadge.tsx'
import { isKept } from '../picture/kept-pictures.ts'
import { RestingPicture } from '../picture/RestingPicture.tsx'
import { isResting, letRest } from '../picture/resting-pictures.ts'
import { words } from '../words/words.ts'
import styles from './ItemTile.module.css'

export interface ItemTileProps {
  readonly name: string
  /** Language of the name where it is not the page's: how it breaks, and how it is spoken. */
  readonly lang?: string | undefined
  readonly rarity: Rarity
  /** Drawn where the platform's icon is absent or fails to load. */
  readonly silhouette: GlyphName
  readonly icon?: string | undefined
  readonly element?: ElementName | undefined
  readonly tier?: GearTier | undefined
  readonly power?: number | undefined
  readonly rating?: Rating | undefined
  readonly score?: number | undefined
  /** What the score is for. */
  readonly activity?: Activity | undefined
  /** What kind of thing it is and what it rolled, for those who listen. */
  readonly kind?: string | undefined
  readonly traits?: readonly string[] | undefined
  readonly masterwork?: boolean
  readonly crafted?: boolean
  readonly locked?: boolean
  /** True while the item's sheet is open. */
  readonly open?: boolean
  readonly onPress?: () => void
  /** Where the tile is one of many: its place in the tab order and the like. */
  readonly button?: Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'>
}

const word = (rarity: Rarity) => rarity.charAt(0).toUpperCase() + rarity.slice(1)

/** A name that two lines under a tile may not hold; only such a one is clipped, because every clip costs. */
const isLong = (name: string) => name.length > 22 || name.split(' ').some((part) => part.length > 12)

/** All that the tile or the row shows, for those who listen: the name first. */
export function describeTile(item: ItemTileProps, look: 'tile' | 'row' = 'tile'): string {
  const { name, rarity, tier, element, power, rating, score, activity } = item
  const traits = item.traits ?? []
  const figures = [
    countOrMissing(power),
    rating &&
      [
        rating,
        score !== undefined && scoreText(score),
        score !== undefined && activity && words.sides[activity],
      ]
        .filter(Boolean)
        .join(' '),
  ]
  const parts = [
    name,
    // What the eye reads, in its order: whoever speaks to the page says just that.
    ...(look === 'tile' ? [...figures, item.kind, ...traits] : [item.kind, traits.join(' · '), ...figures]),
    word(rarity),
    item.masterwork && 'masterworked',
    tier && `tier ${tier}`,
    element && elementWord(element),
    item.crafted && 'crafted',
    item.locked && 'locked',
  ]
  return parts.filter(Boolean).join(', ')
}

/**
 * One item. Its name comes first for those who listen and last for those who look. It is made of as few parts as it can
 * be, because a grid of a thousand makes and drops a row of them with every turn of the wheel.
 */
export function ItemTile(item: ItemTileProps) {
  const { name, rarity, masterwork, open, onPress, button, element, power } = item
  return (
    <button
      type="button"
      className={classNames(
        styles.tile,
        rarity !== 'common' && styles[rarity],
        masterwork && styles.masterwork,
      )}
      aria-label={describeTile(item)}
      aria-pressed={open}
      onClick={onPress}
      {...button}
    >
      <span className={classNames(styles.name, isLong(name) && styles.long)} lang={item.lang}>
        {name}
      </span>{' '}
      <span className={styles.art}>
        <TileArt name={name} icon={item.icon} silhouette={item.silhouette} />
        {item.tier && <Pips tier={item.tier} column className={styles.pips} />}
        <span className={styles.base}>
          {element && <i className={classNames(elementLook(element), styles.part)} data-part="element" />}
          {item.crafted && <i className={classNames(styles.part, styles.crafted)} data-part="crafted" />}
          {item.locked && <i className={classNames(styles.part, styles.locked)} data-part="locked" />}
          <b className={styles.power}>{countOrMissing(power)}</b>
        </span>
      </span>{' '}
      {item.rating && <RatingBadge rating={item.rating} score={item.score} activity={item.activity} />}
    </button>
  )
}

/** The platform draws its icons at this size; naming it keeps the tile's place while they load. */
const ICON_SIZE = 96

interface TileArtProps {
  readonly name: string
  readonly icon: string | undefined
  readonly silhouette: GlyphName
}

export function TileArt({ name, icon, silhouette }: TileArtProps) {
  const [art, setArt] = useState({ icon, key: icon })
  // A picture that waits for its file must not show the one before it; one that is there takes its place.
  if (art.icon !== icon) setArt({ icon, key: icon && isKept(icon) ? art.key : icon })
  const drawAgain = () => setArt((now) => ({ ...now }))
  if (icon && !isResting(icon)) {
    return (
      <img
        key={art.key}
        src={icon}
        alt={name}
        width={ICON_SIZE}
        height={ICON_SIZE}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => {
          letRest(icon)
          drawAgain()
        }}
      />
    )
  }
  const armor = silhouette.startsWith('ar-')
  const drawn = (
    <Glyph name={silhouette} size="fill" className={classNames(styles.silhouette, armor && styles.armor)} />
  )
  if (!icon) return drawn
  return (
    <RestingPicture address={icon} onRested={drawAgain}>
      {drawn}
    </RestingPicture>
  )
}
