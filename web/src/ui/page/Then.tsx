import type { ReactNode } from 'react'
import { AddressLink } from '../controls/buttons/AddressLink.tsx'
import { Glyph } from '../glyphs/Glyph.tsx'
import styles from './Then.module.css'

interface ThenProps {
  readonly to: string
  readonly title: ReactNode
  readonly text: string
  /** What it takes or how far it is, e.g. a time or a percentage. */
  readonly figure?: ReactNode
}

/** One of the next things to do: what, why, and the way there. */
export function Then({ to, title, text, figure }: ThenProps) {
  return (
    <AddressLink to={to} className={styles.then}>
      <b className={styles.title}>{title}</b>
      <span className={styles.text}>{text}</span>
      {figure && <span className={styles.figure}>{figure}</span>}
      <Glyph name="i-right" size="s" className={styles.sign} />
    </AddressLink>
  )
}
