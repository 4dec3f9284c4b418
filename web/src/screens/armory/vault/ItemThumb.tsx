import { TileArt } from '../../../ui/ItemTile.tsx'
import { iconAddress, WEAPON_GLYPHS } from '../weapon-glyphs.ts'
import type { WeaponItem } from '../weapon-item.ts'
import { nameOf } from './sort-weapons.ts'
import styles from './WeaponRow.module.css'

/** The weapon's picture, small. */
export function ItemThumb({ item }: { readonly item: WeaponItem }) {
  return (
    <span className={styles.thumb} data-rarity={item.item.rarity} data-masterwork={item.item.masterworked}>
      <TileArt
        name={nameOf(item)}
        icon={iconAddress(item.definition.displayProperties.icon)}
        silhouette={WEAPON_GLYPHS[item.item.type]}
      />
    </span>
  )
}
