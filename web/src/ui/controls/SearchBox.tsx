import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { Glyph } from '../glyphs/Glyph.tsx'
import layout from '../layout.module.css'
import text from '../text.module.css'
import { words } from '../words/words.ts'
import styles from './SearchBox.module.css'

interface SearchBoxProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  /** Finished clauses, each removable. */
  readonly chips?: readonly string[]
  readonly onRemoveChip?: (chip: string, index: number) => void
  /** Key that leads here, shown at the end. */
  readonly shortcut?: string
  readonly ref?: Ref<HTMLInputElement>
  /** Where the field is more than a field: a combobox and the like. Its own key handler replaces the one for Backspace. */
  readonly input?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'type' | 'placeholder'>
  /** Lies under the text, letter below letter: marks on parts of it. */
  readonly underlay?: ReactNode
  /** Buttons at the end, and lists that open below. */
  readonly children?: ReactNode
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
  input,
  underlay,
  children,
}: SearchBoxProps) {
  const id = useId()
  const lastChip = chips.at(-1)
  const takeLastChip = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && value === '' && lastChip !== undefined)
      onRemoveChip?.(lastChip, chips.length - 1)
  }
  return (
    <search className={styles.seek}>
      <Glyph name="i-search" className={styles.glyph} />
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={words.clauses}>
          {chips.map((chip, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same clause may stand twice.
            <li key={index} className={styles.chip}>
              <code>{chip}</code>
              <button
                type="button"
                className={styles.remove}
                aria-label={words.remove(chip)}
                onClick={() => onRemoveChip?.(chip, index)}
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
      <span className={styles.field}>
        {underlay}
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
          {...input}
        />
      </span>
      {shortcut && (
        <span className={layout.hidePhone} aria-hidden="true">
          <kbd>{shortcut}</kbd>
        </span>
      )}
      {children}
    </search>
  )
}
