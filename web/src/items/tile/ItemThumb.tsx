import { nameOf } from '../../screens/armory/vault/sort-weapons.ts'
import styles from '../../screens/armory/vault/WeaponRow.module.css'
import { iconAddress, WEAPON_GLYPHS } from '../picture/weapon-glyphs.ts'
import type { WeaponItem } from '../weapon-item.ts'
import { TileArt } from './ItemTile.tsx'

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
