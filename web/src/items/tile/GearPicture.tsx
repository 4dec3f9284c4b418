import { type GearItem, isWeapon } from '../gear-item.ts'
import { SLOT_GLYPHS } from '../picture/armor-glyphs.ts'
import { WEAPON_GLYPHS } from '../picture/weapon-glyphs.ts'
import { GearThumb } from './GearThumb.tsx'

interface GearPictureProps {
  readonly item: GearItem
  readonly size?: 'small' | 'plain'
}

/** The picture of a weapon or a piece of armor. */
export const GearPicture = ({ item, size = 'plain' }: GearPictureProps) => (
  <GearThumb
    icon={item.item.icon}
    silhouette={isWeapon(item) ? WEAPON_GLYPHS[item.item.type] : SLOT_GLYPHS[item.item.slot]}
    rarity={item.item.rarity}
    size={size}
  />
)
