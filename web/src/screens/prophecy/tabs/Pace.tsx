import { useId, useState } from 'react'
import text from '../../../ui/text.module.css'
import styles from '../pieces/Pieces.module.css'
import { words } from '../words.tsx'

const labels = words.farm
const LONGEST_MINUTES = 600

interface PaceProps {
  readonly place: string
  readonly measured: number
  readonly onChange: (minutes: number | undefined) => void
}

/** Minutes a run takes, as the player corrects them. What is typed stays as it is; only a pace that can be counts. */
export function Pace({ place, measured, onChange }: PaceProps) {
  const id = useId()
  const [typed, setTyped] = useState(String(Math.round(measured)))
  const minutes = minutesIn(typed)
  return (
    <div className={styles.pace}>
      <label htmlFor={id}>{labels.correct(place)}</label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={1}
        max={LONGEST_MINUTES}
        step="any"
        value={typed}
        aria-invalid={typed !== '' && minutes === undefined ? true : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(minutesIn(target.value))
        }}
      />
      <small className={text.dim}>{labels.measured(measured.toFixed(0))}</small>
    </div>
  )
}

function minutesIn(typed: string): number | undefined {
  const minutes = Number(typed)
  return typed.trim() !== '' && minutes >= 1 && minutes <= LONGEST_MINUTES ? minutes : undefined
}
