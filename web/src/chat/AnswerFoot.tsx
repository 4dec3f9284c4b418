import type { ChatMetadata, ChatSource } from '@ai-vault/contract/advice/sentinel.ts'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { AddressLink } from '../ui/controls/buttons/AddressLink.tsx'
import { Button } from '../ui/controls/buttons/Button.tsx'
import { copyText } from '../ui/feedback/toasts/copy-text.ts'
import { Glyph } from '../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../ui/glyphs/glyph-names.ts'
import text from '../ui/text.module.css'
import styles from './Chat.module.css'
import { plainText } from './plain-text.ts'
import { words } from './words.ts'

const COPY_WORDS = { copied: words.copied, refused: words.copyRefused }

interface AnswerFootProps {
  readonly content: string
  readonly metadata: ChatMetadata | undefined
  /** Beside the copy button. */
  readonly actions?: ReactNode
}

/** Below an answer: how sure it is, on a press why and what it rests on, and what can be done with it. */
export function AnswerFoot({ content, metadata, actions }: AnswerFootProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const claims = metadata && !metadata.claims_nothing
  return (
    <div className={styles.foot}>
      {metadata && <SearchUsed sources={metadata.sources} />}
      <div className={styles.meta}>
        {claims && (
          <button
            type="button"
            className={styles.confidence}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {words.sure(Math.round(100 * Math.min(1, Math.max(0, metadata.confidence))))}
            <Glyph name="i-down" size="s" className={classNames(open && styles.turned)} />
          </button>
        )}
        {metadata && !claims && <Sources sources={metadata.sources} />}
        <Button size="small" tone="ghost" onClick={() => void copyText(plainText(content), COPY_WORDS)}>
          <Glyph name="i-copy" size="s" />
          {words.copy}
        </Button>
        {actions}
      </div>
      {metadata && open && (
        <div id={id} className={styles.reasons}>
          <Sources sources={metadata.sources} />
          <span className={text.cap}>{words.whyNotSurer}</span>
          {metadata.confidence_reasons.length === 0 ? (
            <p>{words.nothingLowers}</p>
          ) : (
            <ul>
              {metadata.confidence_reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
          {metadata.engine === 'model' && <p>{words.byModel}</p>}
        </div>
      )}
    </div>
  )
}

const SOURCE_GLYPHS: Readonly<Record<string, GlyphName>> = {
  inventory: 'i-armory',
  definitions: 'i-info',
  'wish-list': 'i-list',
  rules: 'i-info',
  records: 'i-triumph',
  progress: 'i-atlas',
  history: 'i-archives',
  solver: 'i-grid',
}

const glyphOfSource = (kind: string): GlyphName => SOURCE_GLYPHS[kind] ?? 'i-eye'

/** What is missing stands beside its source, never in a colour alone. */
const sourceLabel = ({ label, complete, missing }: ChatSource): string =>
  complete ? label : `${label} ${missing.length > 0 ? words.incomplete(missing.join(', ')) : words.cutOff}`

function Sources({ sources }: { readonly sources: readonly ChatSource[] }) {
  if (sources.length === 0) return null
  return (
    <ul className={styles.sources} aria-label={words.sources}>
      {sources.map((source) => (
        <li key={source.id}>
          {source.href ? (
            <AddressLink to={source.href} className={styles.source}>
              <Glyph name={glyphOfSource(source.kind)} size="s" />
              {sourceLabel(source)}
            </AddressLink>
          ) : (
            <span className={styles.source}>
              <Glyph name={glyphOfSource(source.kind)} size="s" />
              {sourceLabel(source)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function SearchUsed({ sources }: { readonly sources: readonly ChatSource[] }) {
  const queries = [...new Set(sources.flatMap(({ query }) => (query ? [query] : [])))]
  if (queries.length === 0) return null
  return (
    <p className={styles.query}>
      <span className={text.cap}>{words.searchUsed}</span>
      {queries.map((query) => (
        <code key={query}>{query}</code>
      ))}
    </p>
  )
}
