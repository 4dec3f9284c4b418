import type { PieceFilter } from '@ai-vault/game/gear/piece-filters.ts'
import { memo } from 'react'
import { Switch } from '../../../../ui/controls/Field.tsx'
import text from '../../../../ui/text.module.css'
import { type ChangeRules, type PieceRules, withFilter } from '../query/piece-rules.ts'
import { words } from '../words/words.ts'
import styles from './Targets.module.css'

const SHOWN: readonly PieceFilter[] = ['locked', 'loadout', 'at-hand']

interface PieceFiltersProps {
  readonly rules: PieceRules
  readonly onRules: ChangeRules
}

/** F-163: which of the player's own pieces may be used. */
export const PieceFilters = memo(function PieceFilters({ rules, onRules }: PieceFiltersProps) {
  return (
    <>
      <div className={styles.switches}>
        {SHOWN.map((filter) => (
          <Switch
            key={filter}
            label={words.targets.filters[filter]}
            checked={rules.only.includes(filter)}
            onChange={(on) => onRules(withFilter(rules, filter, on))}
          />
        ))}
      </div>
      <p className={`${text.small} ${text.dim}`}>{words.targets.filters.vendors}</p>
    </>
  )
})
