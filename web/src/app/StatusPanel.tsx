import { useSystemStatus } from '../data/use-system-status.ts'
import { describeAge } from '../ui/age.ts'
import { MISSING } from '../ui/Reading.tsx'
import { StatusHistory } from './StatusHistory.tsx'
import styles from './StatusPanel.module.css'
import { VERSION } from './version.ts'

/** What the last check said, and how the last 30 days were. */
export function StatusPanel() {
  const { status, checkedAt } = useSystemStatus()
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Game API" value={status?.game_api.status} />
        <Fact name="It says" value={status?.game_api.message} />
        <Fact name="Answers in" value={milliseconds(status?.game_api.latency_ms)} />
        <Fact name="Manifest" value={status?.manifest_version} />
        <Fact name="Build" value={status?.build ?? VERSION} />
        <Fact name="Checked" value={status && describeAge(Date.now() - checkedAt)} />
      </dl>
      <h3>Last 30 days</h3>
      <StatusHistory />
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
