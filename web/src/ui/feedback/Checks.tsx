import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Glyph } from '../glyphs/Glyph.tsx'
import type { GlyphName } from '../glyphs/glyph-names.ts'
import styles from './Checks.module.css'

export interface Check {
  readonly key: string
  readonly text: ReactNode
  readonly glyph?: GlyphName
  readonly tone?: 'gold' | 'ok' | 'bad' | 'dim'
}

/** A list whose bullets carry meaning: done, missing, or what it is about. */
export function Checks({ items, large }: { readonly items: readonly Check[]; readonly large?: boolean }) {
  return (
    <ul className={classNames(styles.checks, large && styles.large)}>
      {items.map(({ key, text, glyph = 'i-check', tone = 'gold' }) => (
        <li key={key}>
          <Glyph name={glyph} className={styles[tone]} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
