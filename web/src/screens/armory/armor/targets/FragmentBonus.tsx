import { ARMOR_STATS, type GuardianClass, type StatLine } from '@ai-vault/game/items.ts'
import { useState } from 'react'
import { useSignedIn } from '../../../../data/session/use-session.ts'
import { titled } from '../../../../items/picture/armor-glyphs.ts'
import { Field } from '../../../../ui/controls/Field.tsx'
import { clampFragment, withStat } from '../query/armor-query.ts'
import type { ChangeQuery } from '../query/use-armor-query.ts'
import { words } from '../words/words.ts'
import { FragmentPicker } from './FragmentPicker.tsx'
import styles from './Targets.module.css'

interface FragmentBonusProps {
  readonly bonus: StatLine
  readonly picked: readonly number[]
  readonly classType: GuardianClass
  readonly onChange: ChangeQuery
}

/** What fragments and the like add or take; it goes into every build as an addend of its own. */
export function FragmentBonus({ bonus, picked, classType, onChange }: FragmentBonusProps) {
  const session = useSignedIn()
  const changed = bonus.filter((points) => points !== 0).length
  /** Names are fetched for who looks at them. */
  const [opened, setOpened] = useState(changed > 0)
  const count = picked.length > 0 ? String(picked.length) : changed > 0 ? words.targets.byPoints(changed) : ''
  return (
    <details
      className={styles.more}
      open={changed > 0 || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        {words.targets.fragments}
        {count && ` (${count})`}
      </summary>
      {opened && session && (
        <FragmentPicker
          session={session}
          classType={classType}
          bonus={bonus}
          picked={picked}
          onChange={onChange}
        />
      )}
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
            onChange={(event) =>
              onChange({ bonus: withStat(bonus, i, clampFragment(event.target.valueAsNumber)) })
            }
          />
        ))}
      </div>
    </details>
  )
}
