import { classNames } from '../../ui/class-names.ts'
import type { GlyphName } from '../../ui/glyphs/glyph-names.ts'
import { iconAddress } from '../picture/weapon-glyphs.ts'
import styles from './ItemThumb.module.css'
import { TileArt } from './ItemTile.tsx'

interface GearThumbProps {
  /** The platform's path; empty where there is none. */
  readonly icon: string | undefined
  /** Drawn where the picture is absent or fails to load. */
  readonly silhouette: GlyphName
  readonly rarity: string | undefined
  readonly size?: 'small' | 'plain'
}

/** The picture of a weapon or a piece of armor beside its name, which says what it is. */
export function GearThumb({ icon, silhouette, rarity, size = 'plain' }: GearThumbProps) {
  return (
    <span className={classNames(styles.thumb, size === 'small' && styles.small)} data-rarity={rarity}>
      <TileArt name="" icon={iconAddress(icon ?? '')} silhouette={silhouette} />
    </span>
  )
}
