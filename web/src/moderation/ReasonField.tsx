import { useId } from 'react'
import { Field } from '../ui/controls/Field.tsx'
import text from '../ui/text.module.css'
import styles from './Pane.module.css'
import { words } from './words.ts'

/** Why a point is refused or hidden: one of the usual reasons, words of one's own, or both. */
export interface Reason {
  readonly preset?: string
  readonly note: string
}
export const NO_REASON: Reason = { note: '' }

export const reasonText = ({ preset, note }: Reason): string =>
  [preset, note.trim()].filter(Boolean).join(': ')

interface ReasonFieldProps {
  readonly title?: string
  readonly reason: Reason
  readonly onReason: (reason: Reason) => void
}

export function ReasonField({ title = words.reasons.title, reason, onReason }: ReasonFieldProps) {
  const group = useId()
  return (
    <fieldset className={styles.reasons}>
      <legend className={text.cap}>{title}</legend>
      {words.reasons.usual.map((preset) => (
        <label key={preset} className={styles.reason}>
          <input
            type="radio"
            name={group}
            checked={reason.preset === preset}
            onChange={() => onReason({ ...reason, preset })}
          />
          {preset}
        </label>
      ))}
      <Field
        label={words.reasons.note}
        value={reason.note}
        onChange={({ target }) => onReason({ ...reason, note: target.value })}
      />
    </fieldset>
  )
}
