import type { AnswerPart, OfferedReading } from '@ai-vault/contract/advice/answer.ts'
import type { ChatMetadata } from '@ai-vault/contract/advice/sentinel.ts'
import { useState } from 'react'
import { askAddress } from '../data/sentinel/ask-address.ts'
import { AddressLink } from '../ui/controls/buttons/AddressLink.tsx'
import { Button } from '../ui/controls/buttons/Button.tsx'
import { copyText } from '../ui/feedback/toasts/copy-text.ts'
import { Glyph } from '../ui/glyphs/Glyph.tsx'
import styles from './Answer.module.css'
import { useAskAgain, wordsAfter } from './ask-again.ts'
import { ChatText } from './ChatText.tsx'
import { FactRows } from './FactRows.tsx'
import { QueryChips } from './QueryChips.tsx'
import { words } from './words.ts'

interface AnswerProps {
  readonly content: string
  readonly metadata: ChatMetadata | undefined
}

/** An answer as data where it came as such, and its text where it did not. */
export function Answer({ content, metadata }: AnswerProps) {
  const parts = metadata?.parts ?? []
  return (
    <>
      {parts.length === 0 && <ChatText source={content} />}
      {parts.map((part) => (
        <Part key={JSON.stringify(part.query)} part={part} />
      ))}
      {metadata?.asked && metadata.asked.length > 0 && <AskedBack readings={metadata.asked} />}
    </>
  )
}

const LINK_WORDS = { copied: words.linkCopied, refused: words.copyRefused }

function Part({ part }: { readonly part: AnswerPart }) {
  const [open, setOpen] = useState(false)
  const { query, lead, facts, more, total, unread, notes, armory } = part
  const rows = open ? [...facts, ...more] : facts
  const address = () => new URL(askAddress(wordsAfter(part), query), window.location.origin).href
  return (
    <div className={styles.part}>
      <QueryChips part={part} />
      <div className={styles.lead}>
        <ChatText source={lead} />
      </div>
      {rows.length > 0 && <FactRows facts={rows} />}
      <div className={styles.actions}>
        {armory && (
          <AddressLink to={armory} className={styles.link}>
            {words.inArmory}
          </AddressLink>
        )}
        {more.length > 0 && (
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? words.showLess : words.showAll(facts.length + more.length, total)}
          </Button>
        )}
        <Button size="small" tone="ghost" onClick={() => void copyText(address(), LINK_WORDS)}>
          <Glyph name="i-link" size="s" />
          {words.copyLink}
        </Button>
      </div>
      {unread.length > 0 && (
        <p className={styles.unread}>
          <Glyph name="i-warn" size="s" />
          {words.notRead(unread)}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  )
}

/** A question asked back: each reading is one press. */
function AskedBack({ readings }: { readonly readings: readonly OfferedReading[] }) {
  const { canAsk, ask } = useAskAgain()
  return (
    <ul className={styles.asked} aria-label={words.askedBack}>
      {readings.map(({ label, detail, query }) => (
        <li key={JSON.stringify(query)}>
          <button type="button" aria-disabled={!canAsk} onClick={() => canAsk && ask(label, query)}>
            <b>{label}</b>
            {detail && <span>{detail}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
