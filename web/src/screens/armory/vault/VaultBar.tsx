import { PLAY_MODES } from '@ai-vault/game/weapons/play-mode.ts'
import { createContext, memo, type ReactNode, type Ref, useContext } from 'react'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Segments } from '../../../ui/controls/choices/Segments.tsx'
import { SelectField } from '../../../ui/controls/choices/SelectField.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import text from '../../../ui/text.module.css'
import { usedGroups } from './query/filters.ts'
import type { ChangeVaultQuery } from './query/use-vault-query.ts'
import { SORT_ORDERS, type VaultQuery } from './query/vault-query.ts'
import styles from './VaultBar.module.css'
import { words } from './words/words.ts'

const labels = words.bar

/** The search box, which changes with every letter: by this way the rest of the vault is not drawn anew for it. */
export const SearchSlot = createContext<ReactNode>(null)

interface VaultBarProps extends Pick<VaultQuery, 'filters' | 'sort' | 'mode'> {
  readonly onChange: ChangeVaultQuery
  readonly onFilters: () => void
  readonly isSelecting: boolean
  readonly onSelecting: () => void
  readonly starter: Ref<HTMLButtonElement>
}

/** One bar: which weapons, rated for what, in which order, and the way to take several. */
export const VaultBar = memo(function VaultBar(props: VaultBarProps) {
  const { filters, sort, mode, onChange, onFilters, isSelecting, onSelecting, starter } = props
  const used = usedGroups(filters).length
  return (
    <div className={styles.bar}>
      <Searching />
      <Button aria-haspopup="dialog" className={styles.filters} onClick={onFilters}>
        <Glyph name="i-list" size="s" />
        {labels.filters}
        {used > 0 && (
          <>
            <b className={styles.count} aria-hidden="true">
              {used}
            </b>
            <span className={text.sr}>{labels.filtersOn(used)}</span>
          </>
        )}
      </Button>
      <Segments
        label={labels.mode}
        selected={mode}
        onSelect={(chosen) => onChange({ mode: chosen })}
        segments={PLAY_MODES.map((id) => ({ id, label: labels.modes[id] }))}
      />
      <div className={styles.sort}>
        <SelectField
          label={labels.sort}
          hideLabel
          selected={sort}
          onSelect={(chosen) => onChange({ sort: chosen })}
          options={SORT_ORDERS.map((id) => ({ id, label: labels.orders[id] }))}
        />
      </div>
      <Button ref={starter} className={styles.select} aria-pressed={isSelecting} onClick={onSelecting}>
        <Glyph name="i-check" size="s" />
        <span>{words.startSelecting}</span>
      </Button>
    </div>
  )
})

function Searching() {
  return <div className={styles.search}>{useContext(SearchSlot)}</div>
}
