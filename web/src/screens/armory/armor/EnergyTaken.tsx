import type { PerSlot } from '@ai-vault/game/armor/problem.ts'
import { ARMOR_SLOTS } from '@ai-vault/game/items.ts'
import { Field } from '../../../ui/Field.tsx'
import text from '../../../ui/text.module.css'
import { clampEnergy } from './armor-query.ts'
import { titled } from './stat-glyphs.ts'
import styles from './Targets.module.css'

interface EnergyTakenProps {
  readonly taken: PerSlot<number>
  readonly onChange: (taken: PerSlot<number>) => void
}

/** F-159: energy that other mods hold; what is left per piece decides which stat mod fits. */
export function EnergyTaken({ taken, onChange }: EnergyTakenProps) {
  const sum = taken.reduce((all, energy) => all + energy, 0)
  return (
    <details className={styles.more} open={sum > 0 || undefined}>
      <summary>Energy already taken{sum > 0 && ` (${sum})`}</summary>
      <p className={`${text.small} ${text.dim}`}>
        What your other mods cost. A piece has 10 energy, 11 from tier 4 on; a stat mod costs 3, a small one
        1.
      </p>
      <div className={styles.bonus}>
        {ARMOR_SLOTS.map((slot, i) => (
          <Field
            key={slot}
            label={titled(slot.replace('-', ' '))}
            type="number"
            min={0}
            max={11}
            step={1}
            value={taken[i] ?? 0}
            onChange={(event) =>
              onChange(taken.with(i, clampEnergy(event.target.valueAsNumber)) as unknown as PerSlot<number>)
            }
          />
        ))}
      </div>
    </details>
  )
}
