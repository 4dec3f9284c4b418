import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Glyph } from '../glyphs/Glyph.tsx'
import type { GlyphName } from '../glyphs/glyph-names.ts'
import styles from './Tag.module.css'

interface TagProps {
  readonly tone?: 'plain' | 'gold' | 'ai' | 'ok' | 'bad' | 'warn'
  readonly glyph?: GlyphName
  readonly children: ReactNode
}

/** The badge: a short word about the thing it stands on. */
export function Tag({ tone = 'plain', glyph, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, tone !== 'plain' && styles[tone])}>
      {glyph && <Glyph name={glyph} size="s" />}
      {children}
    </span>
  )
}
