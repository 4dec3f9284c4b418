import { type ReactNode, useId, useState } from 'react'
import { TextButton } from '../controls/buttons/TextButton.tsx'
import text from '../text.module.css'
import { words } from '../words/words.ts'
import styles from './Estimate.module.css'
import { SourceMark } from './freshness/SourceMark.tsx'
import { MISSING } from './Reading.tsx'

interface EstimateProps {
  /** Why nothing better is known. */
  readonly reason: ReactNode
  /** What the specified rule makes of it. */
  readonly children: ReactNode
}

/** A formula that rests on little of the player's own: why there is nothing better, and the rest only when asked for. */
export function Estimate({ reason, children }: EstimateProps) {
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <div className={styles.estimate}>
      <p>
        {reason}{' '}
        <TextButton
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.estimate.hide : words.estimate.show}
        </TextButton>
      </p>
      {shown && (
        <div id={id} className={styles.shown}>
          <SourceMark source="estimated" />
          {children}
        </div>
      )}
    </div>
  )
}

interface UnknownProps {
  readonly name: string
  readonly reason: ReactNode
}

/** Dashes with their reasons. */
export function UnknownList({ rows }: { readonly rows: readonly UnknownProps[] }) {
  return (
    <dl className={styles.unknown}>
      {rows.map(({ name, reason }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.dash}>{MISSING}</dd>
          <dd className={text.dim}>{reason}</dd>
        </div>
      ))}
    </dl>
  )
}
