import { type AiProvider, MIN_AI_KEY_LENGTH } from '@ai-vault/contract/advice/sentinel.ts'
import { useState } from 'react'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import styles from './AiKeyPanel.module.css'
import { words } from './ai-words.ts'

/** Whose keys begin so; a hint beside the choice, never instead of it. */
const PREFIXES: readonly (readonly [string, AiProvider])[] = [
  ['sk-proj-', 'openai'],
  ['sk-ant-', 'anthropic'],
  ['sk-or-', 'openrouter'],
  ['gsk_', 'groq'],
  ['xai-', 'xai'],
  ['AIza', 'google'],
]
const TAIL = 4

interface KeyFieldProps {
  readonly stored: string | undefined
  readonly provider: AiProvider
  /** Undefined removes it. */
  readonly onStore: (key: string | undefined) => void
}

/** A stored key is shown by its last four signs only; a new one is typed into an empty box. */
export function KeyField({ stored, provider, onStore }: KeyFieldProps) {
  const [typing, setTyping] = useState(false)
  const [text, setText] = useState('')
  const key = text.trim()
  const isShort = key !== '' && key.length < MIN_AI_KEY_LENGTH
  const hinted = PREFIXES.find(([prefix]) => key.startsWith(prefix))?.[1]
  const end = () => {
    setTyping(false)
    setText('')
  }
  if (stored && !typing) {
    return (
      <div className={styles.key}>
        <Field label={words.key} readOnly value={words.masked(stored.slice(-TAIL))} note={words.keyNote} />
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setTyping(true)}>
            {words.replace}
          </Button>
          <Button size="small" tone="danger" onClick={() => onStore(undefined)}>
            {words.remove}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <form
      className={styles.key}
      onSubmit={(event) => {
        event.preventDefault()
        if (key.length < MIN_AI_KEY_LENGTH) return
        onStore(key)
        end()
      }}
    >
      <Field
        label={words.newKey}
        type="password"
        autoComplete="off"
        value={text}
        maxLength={400}
        error={isShort ? words.tooShort : undefined}
        note={hinted && hinted !== provider ? words.hint(words.providers[hinted]) : words.keyNote}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.buttons}>
        {stored && (
          <Button size="small" onClick={end}>
            {words.cancel}
          </Button>
        )}
        <Button size="small" tone="ai" type="submit" disabled={key.length < MIN_AI_KEY_LENGTH}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
