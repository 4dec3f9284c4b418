import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { GEAR_TIERS } from './gear-tiers.ts'

export function GearTiersTab({ armor }: { readonly armor: readonly ArmorPiece[] | undefined }) {
  return (
    <p>
      {GEAR_TIERS.length} {armor?.length}
    </p>
  )
}
