import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { Link } from '../../../routing/Link.tsx'
import { AddressLink } from '../../../ui/controls/buttons/AddressLink.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { StatBar } from '../../../ui/figures/gauges/StatBar.tsx'
import { Nothing } from './Panel.tsx'
import styles from './Panels.module.css'
import { words } from './words.tsx'

const COLOURS: Readonly<Record<Extra<'vault_health'>['rows'][number]['kind'], string>> = {
  duplicates: 'var(--warn)',
  dominated: 'var(--danger)',
  'dominated-armor': 'var(--danger)',
  unused: 'var(--text-3)',
  kept: 'var(--success)',
}

/** What lies in the vault without a reason, and what has one; each bar that counts anything opens its search (F-084). */
export function VaultHealth({ health }: { readonly health: Extra<'vault_health'> | undefined }) {
  return (
    <>
      {health && <SourceMark source={health.source} />}
      {health && health.rows.length > 0 ? (
        <div>
          {health.rows.map(({ kind, label, count, of, text, link }) => (
            <div key={kind} className={styles.health}>
              <StatBar
                label={count > 0 ? <AddressLink to={link}>{label}</AddressLink> : label}
                labelWidth="8rem"
                value={count}
                max={Math.max(1, of)}
                colour={COLOURS[kind]}
                shown={formatCount(count)}
              />
              <span className={styles.healthText}>{text}</span>
            </div>
          ))}
          <Link to="/armory" search={{ sort: 'cleanup' }} className={styles.cleanUp}>
            {words.health.cleanUp}
          </Link>
        </div>
      ) : (
        <Nothing>{words.health.none}</Nothing>
      )}
    </>
  )
}
