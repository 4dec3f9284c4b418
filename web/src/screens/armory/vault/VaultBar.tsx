import { PLAY_MODES } from '@ai-vault/game/weapons/play-mode.ts'
import { memo, type ReactNode } from 'react'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { SelectField } from '../../../ui/controls/choices/SelectField.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import type { ChangeVaultQuery } from './query/use-vault-query.ts'
import { DENSITIES, QUALITIES, SORT_ORDERS, type VaultQuery } from './query/vault-query.ts'
import type { VaultView } from './query/vault-view.ts'
import styles from './VaultBar.module.css'
import { words } from './words/words.ts'

const said = words.bar

interface VaultBarProps extends Pick<VaultQuery, 'quality' | 'sort' | 'density' | 'mode'> {
  readonly onChange: ChangeVaultQuery
  readonly counts: VaultView['counts']
  /** What can be done with all of them. */
  readonly children: ReactNode
}

/** Which weapons, rated for what, in which order, how dense. */
export const VaultBar = memo(function VaultBar(props: VaultBarProps) {
  const { quality, sort, density, mode, onChange, counts, children } = props
  return (
    <div className={styles.bar}>
      <Segments
        label={said.quality}
        selected={quality}
        onSelect={(chosen) => onChange({ quality: chosen })}
        segments={QUALITIES.map((id) => ({ id, label: said.qualities[id], count: counts[id] }))}
      />
      <Segments
        label={said.mode}
        selected={mode}
        onSelect={(chosen) => onChange({ mode: chosen })}
        segments={PLAY_MODES.map((id) => ({ id, label: said.modes[id] }))}
      />
      <div className={styles.sort}>
        <SelectField
          label={said.sort}
          hideLabel
          selected={sort}
          onSelect={(chosen) => onChange({ sort: chosen })}
          options={SORT_ORDERS.map((id) => ({ id, label: said.orders[id] }))}
        />
      </div>
      <div className={styles.actions}>
        <fieldset className={styles.density} aria-label={said.density}>
          {DENSITIES.map((each) => (
            <Button
              key={each}
              iconOnly
              aria-label={said.densities[each]}
              aria-pressed={density === each}
              onClick={() => onChange({ density: each })}
            >
              <Glyph name={`i-${each}`} />
            </Button>
          ))}
        </fieldset>
        {children}
      </div>
    </div>
  )
})
