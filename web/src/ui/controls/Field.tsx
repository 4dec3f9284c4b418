import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Field.module.css'

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly note?: string | undefined
  readonly error?: string | undefined
}

export function Field({ label, note, error, className, ...input }: FieldProps) {
  const noteId = useId()
  const message = error ?? note
  return (
    <label className={styles.label}>
      {label}
      <input
        {...input}
        className={classNames(styles.field, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={message ? noteId : undefined}
      />
      {message && (
        <span id={noteId} className={classNames(styles.note, error && styles.bad)}>
          {message}
        </span>
      )}
    </label>
  )
}

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox speaks its own state
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
