import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../controls/buttons/Button.tsx'
import { Glyph } from '../../glyphs/Glyph.tsx'
import type { GlyphName } from '../../glyphs/glyph-names.ts'
import { words } from '../../words/words.ts'
import styles from './Toast.module.css'

export type ToastTone = 'gold' | 'ok' | 'bad' | 'ai'

interface ToastProps {
  readonly tone: ToastTone
  readonly glyph: GlyphName
  readonly children: ReactNode
  readonly onClose: () => void
  /** Milliseconds until it goes; the line at its foot shows them. */
  readonly life?: number
  readonly onPause?: () => void
  readonly onResume?: () => void
}

export function Toast({ tone, glyph, children, onClose, life, onPause, onResume }: ToastProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock; nothing acts here
    <div
      className={classNames(styles.toast, tone !== 'gold' && styles[tone])}
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      <Glyph name={glyph} className={styles.glyph} />
      <span>{children}</span>
      <Button tone="ghost" size="small" iconOnly aria-label={words.close} onClick={onClose}>
        <Glyph name="i-close" size="s" />
      </Button>
      {life !== undefined && <i className={styles.time} style={{ '--life': `${life}ms` } as CSSProperties} />}
    </div>
  )
}
