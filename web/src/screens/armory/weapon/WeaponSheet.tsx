import { Button } from '../../../ui/Button.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Plate } from '../../../ui/Plate.tsx'
import { RatingBadge } from '../../../ui/RatingBadge.tsx'
import type { WeaponItem } from '../weapon-item.ts'

export interface WeaponSheetProps {
  readonly item: WeaponItem
  /** The whole vault, so that the sheet can speak of other copies. */
  readonly weapons: readonly WeaponItem[]
  readonly onClose: () => void
}

/** One weapon in detail. */
export function WeaponSheet({ item, onClose }: WeaponSheetProps) {
  const { displayProperties } = item.definition
  return (
    <Plate role="region" aria-label={displayProperties.name}>
      <Button tone="ghost" iconOnly aria-label="Close" onClick={onClose}>
        <Glyph name="i-close" />
      </Button>
      <h2>{displayProperties.name}</h2>
      {item.rating && <RatingBadge rating={item.rating.tier} score={item.rating.score} size="xl" />}
      <p>{item.verdict?.reason}</p>
    </Plate>
  )
}
