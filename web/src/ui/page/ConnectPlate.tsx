import type { ReactNode } from 'react'
import { Checks } from '../feedback/Checks.tsx'
import { Glyph } from '../glyphs/Glyph.tsx'
import styles from './ConnectPlate.module.css'
import { Plate } from './Plate.tsx'

interface ConnectPlateProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly benefits: readonly string[]
  /** The connect button, and what stands beside it. */
  readonly actions: ReactNode
  readonly note?: ReactNode
  readonly level?: 1 | 2
}

/** The face of the connect prompt; session/ConnectPrompt.tsx gives it its button. */
export function ConnectPlate({ title, lead, benefits, actions, note, level = 2 }: ConnectPlateProps) {
  const Heading = `h${level}` as const
  return (
    <Plate tone="gold" className={styles.connect}>
      <div className={styles.head}>
        <Glyph name="mark" className={styles.mark} />
        <Heading>{title}</Heading>
      </div>
      {lead && <p>{lead}</p>}
      <Checks items={benefits.map((text) => ({ key: text, text }))} />
      <div className={styles.actions}>{actions}</div>
      {note && <p className={styles.note}>{note}</p>}
    </Plate>
  )
}
