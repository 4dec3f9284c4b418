import { useSystemStatus } from '../../data/system/use-system-status.ts'
import { VERSION } from '../../data/version.ts'
import { describeAge } from '../../ui/figures/freshness/age.ts'
import { MISSING } from '../../ui/figures/Reading.tsx'
import { lateWords } from '../late-words.ts'
import { StatusHistory } from './StatusHistory.tsx'
import styles from './StatusPanel.module.css'

const words = lateWords.status

/** What the last check said, and how the last 30 days were. */
export function StatusPanel() {
  const { status, checkedAt } = useSystemStatus()
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={words.gameApi} value={status?.game_api.status} />
        <Fact name={words.says} value={status?.game_api.message} />
        <Fact name={words.answersIn} value={milliseconds(status?.game_api.latency_ms)} />
        <Fact name={words.manifest} value={status?.manifest_version} />
        <Fact name={words.build} value={status?.build ?? VERSION} />
        <Fact name={words.checked} value={status && describeAge(Date.now() - checkedAt)} />
      </dl>
      <h3>{words.history}</h3>
      <StatusHistory />
    </>
  )
}

const milliseconds = (value: number | undefined) =>
  value === undefined ? undefined : words.milliseconds(value)

function Fact({ name, value }: { readonly name: string; readonly value: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || MISSING}</dd>
    </div>
  )
}
