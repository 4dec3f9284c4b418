import type { WeaponType } from '@ai-vault/game/items.ts'
import { WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import { GearThumb } from '../../../items/tile/GearThumb.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './Slot.module.css'

interface SlotProps {
  readonly item: { readonly icon: string; readonly type: WeaponType; readonly rarity: string }
  /** Its mark on the sightline. */
  readonly sign?: string | undefined
  readonly ahead?: boolean
}

/** The weapon's picture, beside its name. */
export const Slot = ({ item: { icon, type, rarity }, sign, ahead = false }: SlotProps) => (
  <span className={styles.slot}>
    <GearThumb icon={icon} silhouette={WEAPON_GLYPHS[type]} rarity={rarity} />
    {sign !== undefined && <i className={classNames(styles.sign, ahead && styles.ahead)}>{sign}</i>}
  </span>
)
