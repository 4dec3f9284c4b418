import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { TextButton } from '../controls/buttons/TextButton.tsx'
import { Glyph } from '../glyphs/Glyph.tsx'
import type { GlyphName } from '../glyphs/glyph-names.ts'
import { words } from '../words/words.ts'
import styles from './Folds.module.css'
import {
  ALL_CLOSED,
  ALL_OPEN,
  FoldContext,
  type KeptFolds,
  type OpenFolds,
  opened,
  readFolds,
  useFold,
  writeFolds,
} from './folds.ts'
import { Bays } from './Plate.tsx'

interface FoldableProps {
  readonly kept: KeptFolds
  /** From the address: `all`, or the id of one part. */
  readonly asked: string | undefined
  readonly children: ReactNode
}

/** Holds which parts of a screen stand open: as the player left them, and what the address asks for besides. */
export function Foldable({ kept, asked, children }: FoldableProps) {
  const [folds, setFolds] = useState(() => withAsked(readFolds(kept.read()), asked))
  const [answered, setAnswered] = useState(asked)
  if (answered !== asked) {
    setAnswered(asked)
    setFolds(withAsked(folds, asked))
  }
  const change = (next: OpenFolds) => {
    setFolds(next)
    kept.write(writeFolds(next))
  }
  return <FoldContext value={{ folds, asked, change }}>{children}</FoldContext>
}

function withAsked(folds: OpenFolds, asked: string | undefined): OpenFolds {
  if (asked === undefined) return folds
  return asked === 'all' ? ALL_OPEN : opened(folds, asked)
}

/** The folded parts of a screen under each other, and one press for all of them. */
export function FoldList({ children }: { readonly children: ReactNode }) {
  return (
    <FoldContext.Consumer>
      {({ folds, change }) => (
        <div className={styles.list}>
          <div className={styles.all}>
            {folds.base === 'all' && folds.other.length === 0 ? (
              <TextButton onClick={() => change(ALL_CLOSED)}>{words.folds.closeAll}</TextButton>
            ) : (
              <TextButton onClick={() => change(ALL_OPEN)}>{words.folds.openAll}</TextButton>
            )}
          </div>
          <Bays>{children}</Bays>
        </div>
      )}
    </FoldContext.Consumer>
  )
}

interface FoldProps {
  readonly id: string
  readonly title: string
  /** The one line that already answers. */
  readonly line: ReactNode
  readonly glyph: GlyphName
  readonly tone?: 'plain' | 'ai'
  readonly children: ReactNode
}

/** A part that is not needed daily: a title and a line; what is in it is made only when it is opened. */
export function Fold({ id, title, line, glyph, tone = 'plain', children }: FoldProps) {
  const { open, asked, toggle } = useFold(id)
  const button = useRef<HTMLButtonElement>(null)
  const [titleId, lineId, bodyId] = [useId(), useId(), useId()]
  useEffect(() => {
    if (!asked) return
    button.current?.scrollIntoView({ block: 'start' })
    button.current?.focus({ preventScroll: true })
  }, [asked])
  return (
    <div className={styles.fold} data-tone={tone} data-open={open}>
      <div className={styles.head}>
        <Glyph name={glyph} />
        <h2 id={titleId}>
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls={open ? bodyId : undefined}
            aria-describedby={lineId}
            onClick={toggle}
          >
            {title}
          </button>
        </h2>
        <span id={lineId} className={styles.line}>
          {line}
        </span>
        <Glyph name="i-down" size="s" className={styles.sign} />
      </div>
      {open && (
        <section id={bodyId} className={styles.body} aria-labelledby={titleId}>
          {children}
        </section>
      )}
    </div>
  )
}
