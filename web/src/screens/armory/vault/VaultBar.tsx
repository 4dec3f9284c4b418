import { memo } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import type { ChangeVaultQuery } from './use-vault-query.ts'
import styles from './VaultBar.module.css'
import {
  DENSITIES,
  type Density,
  QUALITIES,
  type Quality,
  SORT_ORDERS,
  type SortOrder,
  type VaultQuery,
} from './vault-query.ts'
import type { VaultView } from './vault-view.ts'

const QUALITY_LABELS: Readonly<Record<Quality, string>> = {
  all: 'All',
  'god-tier': 'God-Tier',
  excellent: 'Excellent',
  exotic: 'Exotic',
  legendary: 'Legendary',
}
const SORT_LABELS: Readonly<Record<SortOrder, string>> = {
  tier: 'AI tier rating',
  power: 'Power level',
  name: 'Name',
  type: 'Weapon type',
  cleanup: 'Cleanup',
}
const DENSITY_LABELS: Readonly<Record<Density, string>> = { grid: 'Grid', list: 'List' }

interface VaultBarProps extends Pick<VaultQuery, 'quality' | 'sort' | 'density'> {
  readonly onChange: ChangeVaultQuery
  readonly counts: VaultView['counts']
}

/** Which weapons, in which order, how dense. */
export const VaultBar = memo(function VaultBar({ quality, sort, density, onChange, counts }: VaultBarProps) {
  return (
    <div className={styles.bar}>
      <Segments
        label="Quality"
        selected={quality}
        onSelect={(chosen) => onChange({ quality: chosen })}
        segments={QUALITIES.map((id) => ({ id, label: QUALITY_LABELS[id], count: counts[id] }))}
      />
      <div className={styles.sort}>
        <SelectField
          label="Sort by"
          hideLabel
          selected={sort}
          onSelect={(chosen) => onChange({ sort: chosen })}
          options={SORT_ORDERS.map((id) => ({ id, label: SORT_LABELS[id] }))}
        />
      </div>
      <fieldset className={styles.density} aria-label="Density">
        {DENSITIES.map((each) => (
          <Button
            key={each}
            iconOnly
            aria-label={DENSITY_LABELS[each]}
            aria-pressed={density === each}
            onClick={() => onChange({ density: each })}
          >
            <Glyph name={`i-${each}`} />
          </Button>
        ))}
      </fieldset>
    </div>
  )
})
