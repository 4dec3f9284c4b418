import { EmptyState } from '../../ui/EmptyState.tsx'
import { Plate } from '../../ui/Plate.tsx'

/** The weapon browser's place; says plainly that it is not there yet. */
export function WeaponsTab() {
  return (
    <Plate>
      <EmptyState
        level={2}
        title="The weapon browser is not built yet."
        hint="Your weapons are read and counted above; the list with its ratings will stand here. Armor 3.0 and Gear Tiers work."
      />
    </Plate>
  )
}
