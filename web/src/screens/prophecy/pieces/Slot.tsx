import type { WeaponType } from '@ai-vault/game/items.ts'
import { iconAddress, WEAPON_GLYPHS } from '../../../items/picture/weapon-glyphs.ts'
import thumb from '../../../items/tile/ItemThumb.module.css'
import { TileArt } from '../../../items/tile/ItemTile.tsx'

interface SlotProps {
  readonly item: { readonly icon: string; readonly type: WeaponType; readonly rarity: string }
}

/** The weapon's picture, beside its name. */
export function Slot({ item: { icon, type, rarity } }: SlotProps) {
  return (
    <span className={thumb.thumb} data-rarity={rarity}>
      <TileArt name="" icon={iconAddress(icon)} silhouette={WEAPON_GLYPHS[type]} />
    </span>
  )
}
