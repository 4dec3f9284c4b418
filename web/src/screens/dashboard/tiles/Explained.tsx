import { type ReactNode, useId, useState } from 'react'
import type { Source } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Reading } from '../../../ui/figures/Reading.tsx'
import { Why } from '../../../ui/overlays/WithTooltip.tsx'
import { Bay } from '../../../ui/page/Plate.tsx'
import styles from './Tiles.module.css'

/** A tile's word rests on something: told on hover and focus, and laid open by a press. */
export function useExplanation(about: string, basis: ReactNode) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const toggle = () => setOpen((was) => !was)
  return {
    id,
    open,
    toggle,
    why: (
      <Why about={about} opens={{ id, open, toggle }}>
        {basis}
      </Why>
    ),
  }
}

interface ExplainedTileProps {
  readonly label: string
  readonly value: string | undefined
  readonly note: ReactNode
  readonly source: Source | undefined
  /** The rule, in the player's own numbers. */
  readonly basis: ReactNode
  /** Only where it is laid open: what is missing, what it is made of. */
  readonly more?: ReactNode
}

export function ExplainedTile({ label, value, note, source, basis, more }: ExplainedTileProps) {
  const { id, open, why } = useExplanation(label, basis)
  return (
    <Bay>
      <Reading kind="word" label={label} value={value} note={note} source={source} why={why} />
      {open && (
        <div id={id} className={styles.more}>
          <p>{basis}</p>
          {more}
        </div>
      )}
    </Bay>
  )
}
