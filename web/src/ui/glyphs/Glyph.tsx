import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Glyph.module.css'
import type { GlyphName } from './glyph-names.ts'
import spriteUrl from './glyphs.svg'

export interface GlyphProps {
  readonly name: GlyphName
  readonly size?: 's' | 'm' | 'l' | 'fill'
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

/** One symbol of the sprite. Always decoration: the word beside it (or the control's name) says the same. */
export function Glyph({ name, size = 'm', className, style }: GlyphProps) {
  return (
    <svg className={classNames(styles[size], className)} style={style} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
