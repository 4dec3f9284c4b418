import type { WeaponType } from '@ai-vault/game/items.ts'
import { WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import { GearThumb } from '../../../items/tile/GearThumb.tsx'
import styles from './Slot.module.css'

interface SlotProps {
  readonly item: { readonly icon: string; readonly type: WeaponType; readonly rarity: string }
}

/** The weapon's picture, beside its name. */
export const Slot = ({ item: { icon, type, rarity } }: SlotProps) => (
  <span className={styles.slot}>
    <GearThumb icon={icon} silhouette={WEAPON_GLYPHS[type]} rarity={rarity} />
  </span>
)
