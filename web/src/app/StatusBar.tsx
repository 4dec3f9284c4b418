import { Link } from '@tanstack/react-router'
import { DOT_WORDS } from '../data/system-signal.ts'
import { useOnline } from '../data/use-online.ts'
import { useSystemStatus } from '../data/use-system-status.ts'
import { Signal } from '../ui/Signal.tsx'
import styles from './StatusBar.module.css'
import { VERSION } from './version.ts'
import { WeekRuler } from './WeekRuler.tsx'

/** Network, command center, build and manifest, and the week to the reset (F-046). */
export function StatusBar() {
  const online = useOnline()
  const { dot, status, isPending } = useSystemStatus()
  const word = isPending ? 'checking' : DOT_WORDS[dot].toLowerCase()
  return (
    <section className={styles.bar} aria-label="Status">
      <div className={styles.inner}>
        <span role="status">
          <Signal state={online ? 'operational' : 'other'} size="tiny">
            {online ? 'Network online' : 'Offline: showing saved data'}
          </Signal>
        </span>
        <Signal state={dot} size="tiny" className={styles.optional}>
          Command center {word}
        </Signal>
        <Link to="/changelog" className={styles.optional}>
          Build {status?.build ?? VERSION}
        </Link>
        {status?.manifest_version && (
          <span className={styles.optional}>Manifest {status.manifest_version}</span>
        )}
        <WeekRuler />
      </div>
    </section>
  )
}
