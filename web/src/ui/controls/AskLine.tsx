import { type FormEvent, useState } from 'react'
import { Glyph } from '../glyphs/Glyph.tsx'
import styles from './AskLine.module.css'
import { Button } from './buttons/Button.tsx'

interface AskLineProps {
  readonly label: string
  readonly placeholder: string
  readonly send: string
  /** One press asks one of them. */
  readonly suggestions: readonly string[]
  readonly onAsk: (question: string) => void
}

/** A question to the AI in one line; it is answered elsewhere. */
export function AskLine({ label, placeholder, send, suggestions, onAsk }: AskLineProps) {
  const [question, setQuestion] = useState('')
  const ask = (event: FormEvent) => {
    event.preventDefault()
    onAsk(question.trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers we serve
    <form className={styles.ask} role="search" aria-label={label} onSubmit={ask}>
      <Glyph name="mark" className={styles.mark} />
      <input
        type="text"
        aria-label={label}
        placeholder={placeholder}
        value={question}
        autoComplete="off"
        onChange={(event) => setQuestion(event.target.value)}
      />
      <span className={styles.chips}>
        {suggestions.map((suggestion) => (
          <button key={suggestion} type="button" className={styles.chip} onClick={() => onAsk(suggestion)}>
            {suggestion}
          </button>
        ))}
      </span>
      <Button type="submit" tone="ai" iconOnly aria-label={send}>
        <Glyph name="i-send" />
      </Button>
    </form>
  )
}
