import { classNames } from '../../ui/class-names.ts'
import { iconAddress, WEAPON_GLYPHS } from '../picture/weapon-glyphs.ts'
import type { WeaponItem } from '../weapon-item.ts'
import styles from './ItemThumb.module.css'
import { TileArt } from './ItemTile.tsx'

interface ItemThumbProps {
  readonly item: WeaponItem
  readonly className?: string | undefined
}

/** The weapon's picture, small, beside its name. */
export function ItemThumb({ item, className }: ItemThumbProps) {
  return (
    <span
      className={classNames(styles.thumb, className)}
      data-rarity={item.item.rarity}
      data-masterwork={item.item.masterworked}
    >
      <TileArt
        name=""
        icon={iconAddress(item.definition.displayProperties.icon)}
        silhouette={WEAPON_GLYPHS[item.item.type]}
      />
    </span>
  )
}
