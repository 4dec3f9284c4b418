import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Button } from '../controls/buttons/Button.tsx'
import { Glyph } from '../glyphs/Glyph.tsx'
import type { GlyphName } from '../glyphs/glyph-names.ts'
import { words } from '../words/words.ts'
import styles from './Banner.module.css'

interface BannerProps {
  readonly tone?: 'warn' | 'bad' | 'ai' | 'plain'
  readonly glyph: GlyphName
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly onDismiss?: () => void
  /** Inside a page instead of across the window. */
  readonly framed?: boolean
}

/** Says something about the whole app; what it is, then what still works. The shell's live region reads it out. */
export function Banner({ tone = 'warn', glyph, title, children, action, onDismiss, framed }: BannerProps) {
  return (
    <div className={classNames(styles.banner, tone !== 'warn' && styles[tone], framed && styles.framed)}>
      <Glyph name={glyph} className={styles.glyph} />
      <p className={styles.text}>
        <b className={styles.title}>{title}</b>
        {children}
      </p>
      {action && <span className={styles.action}>{action}</span>}
      {onDismiss && (
        <span className={styles.close}>
          <Button tone="ghost" size="small" iconOnly aria-label={words.dismiss} onClick={onDismiss}>
            <Glyph name="i-close" size="s" />
          </Button>
        </span>
      )}
    </div>
  )
}
