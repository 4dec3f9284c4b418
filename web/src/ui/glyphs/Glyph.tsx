import { classNames } from '../class-names.ts'
import styles from './Glyph.module.css'
import type { GlyphName } from './glyph-names.ts'
import spriteUrl from './glyphs.svg'

export interface GlyphProps {
  readonly name: GlyphName
  readonly size?: 's' | 'm' | 'l' | 'fill'
  readonly className?: string | undefined
}

/** One symbol of the sprite. Always decoration: the word beside it (or the control's name) says the same. */
export function Glyph({ name, size = 'm', className }: GlyphProps) {
  return (
    <svg className={classNames(styles[size], className)} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
