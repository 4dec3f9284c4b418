import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import { titled } from '../../../../items/picture/armor-glyphs.ts'
import { Field } from '../../../../ui/controls/Field.tsx'
import { clampFragment, withStat } from '../query/armor-query.ts'
import { words } from '../words/words.ts'
import styles from './Targets.module.css'

interface FragmentBonusProps {
  readonly bonus: StatLine
  readonly onChange: (bonus: StatLine) => void
}

/** What fragments and the like add or take; it goes into every build as an addend of its own. */
export function FragmentBonus({ bonus, onChange }: FragmentBonusProps) {
  const changed = bonus.filter((points) => points !== 0).length
  return (
    <details className={styles.more} open={changed > 0 || undefined}>
      <summary>
        {words.targets.fragments}
        {changed > 0 && ` (${changed})`}
      </summary>
      <div className={styles.bonus}>
        {ARMOR_STATS.map((stat, i) => (
          <Field
            key={stat}
            label={titled(words.stats[stat])}
            type="number"
            min={-100}
            max={100}
            step={1}
            value={bonus[i] ?? 0}
            onChange={(event) => onChange(withStat(bonus, i, clampFragment(event.target.valueAsNumber)))}
          />
        ))}
      </div>
    </details>
  )
}
