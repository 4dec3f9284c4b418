import { useId } from 'react'
import text from '../../text.module.css'
import styles from './SelectField.module.css'

interface Option<Id extends string> {
  readonly id: Id
  readonly label: string
}

/** What both selects are given: this one, and the one whose list is ours. */
export interface SelectFieldProps<Id extends string> {
  readonly label: string
  readonly hideLabel?: boolean
  readonly options: readonly Option<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
}

/** One choice of many in the browser's own list: nothing to load, and on a phone the list players know. */
export function SelectField<Id extends string>({
  label,
  hideLabel,
  options,
  selected,
  onSelect,
}: SelectFieldProps<Id>) {
  const id = useId()
  return (
    <div className={styles.select}>
      <label htmlFor={id} className={hideLabel ? text.sr : undefined}>
        {label}
      </label>
      <select
        id={id}
        className={styles.field}
        value={selected}
        onChange={({ target }) => onSelect(target.value as Id)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
