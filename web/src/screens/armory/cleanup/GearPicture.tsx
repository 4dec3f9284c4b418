import { type GearItem, isWeapon } from '../../../items/gear-item.ts'
import { SLOT_GLYPHS } from '../../../items/picture/armor-glyphs.ts'
import { WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import { GearThumb } from '../../../items/tile/GearThumb.tsx'

/** The picture of a weapon or a piece of armor. */
export const GearPicture = ({ item }: { readonly item: GearItem }) => (
  <GearThumb
    icon={item.item.icon}
    silhouette={isWeapon(item) ? WEAPON_GLYPHS[item.item.type] : SLOT_GLYPHS[item.item.slot]}
    rarity={item.item.rarity}
  />
)
