import { useId } from 'react'
import { DOT_WORDS } from '../data/system-signal.ts'
import { useSystemStatus } from '../data/use-system-status.ts'
import { describeAge } from '../ui/age.ts'
import { MISSING } from '../ui/Reading.tsx'
import { Signal } from '../ui/Signal.tsx'
import text from '../ui/text.module.css'
import styles from './StatusDot.module.css'
import { VERSION } from './version.ts'

/** The system's state as a shape and a word; pressed, it opens what the last check said (F-044). */
export function StatusDot() {
  const { status, dot, isPending, checkedAt } = useSystemStatus()
  const id = useId()
  const word = isPending ? 'Checking' : DOT_WORDS[dot]
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id}>
        <span className={text.sr}>System status: </span>
        <Signal state={dot}>{word}</Signal>
      </button>
      <div id={id} popover="auto" className={styles.panel} role="dialog" aria-label="System status">
        <h2>System status</h2>
        <Signal state={dot}>{word}</Signal>
        <dl className={styles.facts}>
          <Fact name="Game API" value={status?.game_api.status} />
          <Fact name="It says" value={status?.game_api.message} />
          <Fact name="Answers in" value={milliseconds(status?.game_api.latency_ms)} />
          <Fact name="Manifest" value={status?.manifest_version} />
          <Fact name="Build" value={status?.build ?? VERSION} />
          <Fact name="Checked" value={status && describeAge(Date.now() - checkedAt)} />
        </dl>
      </div>
    </>
  )
}

const milliseconds = (value: number | undefined) =>
  value === undefined ? undefined : `${Math.round(value)} ms`

function Fact({ name, value }: { readonly name: string; readonly value: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || MISSING}</dd>
    </div>
  )
}
