import { type KeyboardEvent, type Ref, useId } from 'react'
import { Glyph } from './Glyph.tsx'
import styles from './SearchBox.module.css'
import text from './text.module.css'

interface SearchBoxProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  /** Finished clauses, each removable. */
  readonly chips?: readonly string[]
  readonly onRemoveChip?: (chip: string) => void
  /** Key that leads here, shown at the end. */
  readonly shortcut?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** A query: finished clauses are chips, the one being written is text. Backspace in an empty box takes the last chip. */
export function SearchBox({
  label,
  value,
  onChange,
  placeholder,
  chips = [],
  onRemoveChip,
  shortcut,
  ref,
}: SearchBoxProps) {
  const id = useId()
  const lastChip = chips.at(-1)
  const takeLastChip = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && value === '' && lastChip !== undefined) onRemoveChip?.(lastChip)
  }
  return (
    <search className={styles.seek}>
      <Glyph name="i-search" className={styles.glyph} />
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Clauses">
          {chips.map((chip) => (
            <li key={chip} className={styles.chip}>
              <code>{chip}</code>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${chip}`}
                onClick={() => onRemoveChip?.(chip)}
              >
                <Glyph name="i-close" size="s" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id} className={text.sr}>
        {label}
      </label>
      <input
        id={id}
        ref={ref}
        type="search"
        className={styles.input}
        value={value}
        placeholder={placeholder}
        data-search-field
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={takeLastChip}
      />
      {shortcut && (
        <span aria-hidden="true">
          <kbd>{shortcut}</kbd>
        </span>
      )}
    </search>
  )
}
