import { type KeyboardEvent, useId } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Button } from '../ui/controls/buttons/Button.tsx'
import { Glyph } from '../ui/glyphs/Glyph.tsx'
import text from '../ui/text.module.css'
import styles from './Chat.module.css'
import { words } from './words.ts'

interface ComposerProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSend: () => void
  /** Nothing can be sent now; what was typed stays. */
  readonly waiting?: boolean
  /** Nothing can be typed either. */
  readonly disabled?: boolean
  /** The button's name, where it is not 'Send'. */
  readonly sendLabel?: string
  readonly longest?: number
}

/** A box of two rows. Enter sends and Shift+Enter makes a line; an input method's own Enter does neither. */
export function Composer(props: ComposerProps) {
  const { label, value, onChange, onSend, waiting = false, disabled = false, sendLabel, longest } = props
  const id = useId()
  const over = longest === undefined ? 0 : Math.max(0, value.length - longest)
  const blocked = waiting || disabled || value.trim() === '' || over > 0
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!blocked) onSend()
  }
  return (
    <div className={styles.composer}>
      <label htmlFor={id} className={text.sr}>
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        value={value}
        placeholder={label}
        disabled={disabled}
        aria-describedby={`${id}-keys`}
        aria-invalid={over > 0 || undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
      <Button tone="ai" disabled={blocked} onClick={onSend}>
        <Glyph name="i-send" size="s" />
        <span className={sendLabel ? undefined : text.srPhone}>{sendLabel ?? words.send}</span>
      </Button>
      <p id={`${id}-keys`} className={classNames(styles.keys, over > 0 && styles.over)}>
        {over > 0 ? words.tooLong(over) : words.keys}
      </p>
    </div>
  )
}
