import { createContext, type ReactNode, useContext } from 'react'
import { classNames } from '../class-names.ts'
import { Glyph } from '../glyphs/Glyph.tsx'
import type { GlyphName } from '../glyphs/glyph-names.ts'
import styles from './SectionHead.module.css'

/** Makes something else of the titles inside, such as a button that unfolds what stands below. */
export const TitleContext = createContext((title: string): ReactNode => title)

interface SectionHeadProps {
  readonly title: string
  readonly id?: string
  readonly level?: 2 | 3
  readonly glyph?: GlyphName
  readonly tone?: 'plain' | 'ai'
  /** A group parts a screen into sections; a head stands on top of one plate. */
  readonly kind?: 'head' | 'group'
  /** At most one source mark or one action. */
  readonly children?: ReactNode
}

export function SectionHead({
  title,
  id,
  level = 2,
  glyph,
  tone = 'plain',
  kind = 'head',
  children,
}: SectionHeadProps) {
  const Heading = `h${level}` as const
  const titled = useContext(TitleContext)
  return (
    <div className={styles[kind]}>
      {glyph && <Glyph name={glyph} className={tone === 'ai' ? styles.ai : styles.glyph} />}
      <Heading id={id} className={classNames(styles.title)}>
        {titled(title)}
      </Heading>
      <span className={styles.rule} />
      {children}
    </div>
  )
}
