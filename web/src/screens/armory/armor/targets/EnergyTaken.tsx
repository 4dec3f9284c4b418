import type { PerSlot } from '@ai-vault/game/armor/problem.ts'
import { ARMOR_SLOTS } from '@ai-vault/game/items.ts'
import { titled } from '../../../../items/picture/armor-glyphs.ts'
import { Field } from '../../../../ui/controls/Field.tsx'
import text from '../../../../ui/text.module.css'
import { clampEnergy } from '../query/armor-query.ts'
import { words } from '../words/words.ts'
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
      <summary>
        {words.targets.energy.title}
        {sum > 0 && ` (${sum})`}
      </summary>
      <p className={`${text.small} ${text.dim}`}>{words.targets.energy.about}</p>
      <div className={styles.bonus}>
        {ARMOR_SLOTS.map((slot, i) => (
          <Field
            key={slot}
            label={titled(words.slots[slot])}
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
