import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { Link } from '../../../routing/Link.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Reading } from '../../../ui/figures/Reading.tsx'
import layout from '../Dashboard.module.css'
import styles from './Panels.module.css'
import { words } from './words.tsx'

const labels = words.account

const counted = (value: number | undefined) => (value === undefined ? undefined : formatCount(value))

/** Max power, playtime, vault, weapons; and when the vault is full at the present pace (F-074). */
export function AccountOverview({ data: { guardian_overview: overview, extras } }: { data: GuardianData }) {
  const vault = extras?.vault
  return (
    <>
      {overview && <SourceMark source="live" />}
      <div className={layout.four}>
        <Reading label={labels.power} value={counted(overview?.max_power)} />
        <Reading label={labels.playtime} value={counted(overview?.total_playtime_hours)} unit={words.hours} />
        <Reading
          label={labels.vault}
          value={counted(vault?.used ?? overview?.vault_items)}
          {...(vault && { unit: words.outOf(formatCount(vault.capacity)) })}
        />
        <Reading
          label={words.totalWeapons}
          value={
            overview?.total_weapons === undefined ? undefined : (
              <Link to="/armory" className={layout.number}>
                {formatCount(overview.total_weapons)}
              </Link>
            )
          }
        />
      </div>
      {vault && <Forecast vault={vault} />}
    </>
  )
}

type Vault = NonNullable<NonNullable<GuardianData['extras']>['vault']>

function Forecast({ vault: { used, capacity, forecast } }: { readonly vault: Vault }) {
  if (used >= capacity) return <p className={styles.note}>{labels.full}</p>
  if (!forecast) {
    return <p className={styles.note}>{labels.left(formatCount(capacity - used))}</p>
  }
  return (
    <p className={styles.note}>
      {labels.forecast(forecast.measured_days, formatCount(Math.round(forecast.days_to_full)), (days) => (
        <b>{days}</b>
      ))}{' '}
      <SourceMark source={forecast.source} />
    </p>
  )
}
