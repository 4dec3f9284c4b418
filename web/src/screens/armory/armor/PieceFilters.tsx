import type { PieceFilter } from '@ai-vault/game/gear/piece-filters.ts'
import { memo } from 'react'
import { Switch } from '../../../ui/Field.tsx'
import text from '../../../ui/text.module.css'
import { type ChangeRules, type PieceRules, withFilter } from './piece-rules.ts'
import styles from './Targets.module.css'

const LABELS: readonly [PieceFilter, string][] = [
  ['locked', 'Locked pieces only'],
  ['loadout', 'Pieces of a loadout only'],
  ['at-hand', 'Leave out the postmaster'],
]

interface PieceFiltersProps {
  readonly rules: PieceRules
  readonly onRules: ChangeRules
}

/** F-163: which of the player's own pieces may be used. */
export const PieceFilters = memo(function PieceFilters({ rules, onRules }: PieceFiltersProps) {
  return (
    <>
      <div className={styles.switches}>
        {LABELS.map(([filter, label]) => (
          <Switch
            key={filter}
            label={label}
            checked={rules.only.includes(filter)}
            onChange={(on) => onRules(withFilter(rules, filter, on))}
          />
        ))}
      </div>
      <p className={`${text.small} ${text.dim}`}>Armor at vendors is never used: only what you own.</p>
    </>
  )
})
