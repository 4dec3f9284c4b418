import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Glyph } from '../../glyphs/Glyph.tsx'
import type { GlyphName } from '../../glyphs/glyph-names.ts'
import { words } from '../../words/words.ts'
import { type Check, Checks } from '../Checks.tsx'
import styles from './ErrorPanel.module.css'
import { TextDetails } from './TextDetails.tsx'

interface ErrorPanelProps {
  readonly title: string
  /** What happened, and what still works. */
  readonly children: ReactNode
  /** What to do about it. */
  readonly steps?: readonly string[]
  readonly actions?: ReactNode
  readonly details?: string | undefined
  readonly detailsTitle?: string
  readonly tone?: 'bad' | 'warn'
  readonly glyph?: GlyphName
  readonly level?: 1 | 2 | 3
}

const asStep = (text: string): Check => ({ key: text, text, glyph: 'i-right', tone: 'dim' })

export function ErrorPanel({
  title,
  children,
  steps,
  actions,
  details,
  detailsTitle = words.technicalDetails,
  tone = 'bad',
  glyph = 'i-warn',
  level = 2,
}: ErrorPanelProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames(styles.error, tone === 'warn' && styles.warn)} role="alert">
      <Heading className={styles.title}>
        <Glyph name={glyph} className={styles.glyph} />
        {title}
      </Heading>
      <div className={styles.text}>{children}</div>
      {steps && <Checks items={steps.map(asStep)} />}
      {actions && <div className={styles.actions}>{actions}</div>}
      {details && <TextDetails title={detailsTitle}>{details}</TextDetails>}
    </div>
  )
}

interface ErrorLineProps {
  readonly children: ReactNode
  readonly tone?: 'bad' | 'warn'
}

/** A failure that stays small: one line beside what failed, with the way to try again inside it (G-38). */
export function ErrorLine({ children, tone = 'bad' }: ErrorLineProps) {
  return (
    <p className={classNames(styles.line, tone === 'warn' && styles.lineWarn)} role="status">
      <Glyph name="i-warn" size="s" />
      {children}
    </p>
  )
}
