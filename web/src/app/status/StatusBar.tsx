import { DOT_WORDS } from '../../data/system/system-signal.ts'
import { useOnline } from '../../data/system/use-online.ts'
import { useSystemStatus } from '../../data/system/use-system-status.ts'
import { Link } from '../../routing/Link.tsx'
import { Signal } from '../../ui/feedback/Signal.tsx'
import { VERSION } from '../version.ts'
import { words } from '../words/words.ts'
import styles from './StatusBar.module.css'
import { WeekRuler } from './WeekRuler.tsx'

/** Network, command center, build and manifest, and the week to the reset (F-046). */
export function StatusBar() {
  const online = useOnline()
  const { dot, status, isPending } = useSystemStatus()
  const word = isPending ? words.status.checking : DOT_WORDS[dot]
  return (
    <section className={styles.bar} aria-label={words.status.label}>
      <div className={styles.inner}>
        <span role="status">
          <Signal state={online ? 'operational' : 'other'} size="tiny">
            {online ? words.status.online : words.status.offline}
          </Signal>
        </span>
        <Signal state={dot} size="tiny" className={styles.optional}>
          {words.status.commandCenter(word)}
        </Signal>
        <Link to="/changelog" className={styles.optional}>
          {words.status.build(status?.build ?? VERSION)}
        </Link>
        {status?.manifest_version && (
          <span className={styles.optional}>{words.status.manifest(status.manifest_version)}</span>
        )}
        <WeekRuler />
      </div>
    </section>
  )
}
