import { DOT_WORDS } from '../../data/system/system-signal.ts'
import { useOnline } from '../../data/system/use-online.ts'
import { useSystemStatus } from '../../data/system/use-system-status.ts'
import { VERSION } from '../../data/version.ts'
import { Link } from '../../routing/Link.tsx'
import { Signal } from '../../ui/feedback/Signal.tsx'
import { words } from '../words.ts'
import styles from './StatusLine.module.css'

/** Network, command center, build and manifest, in the foot of every screen (F-046). */
export function StatusLine() {
  const online = useOnline()
  const { dot, status, isPending } = useSystemStatus()
  const word = isPending ? words.status.checking : DOT_WORDS[dot]
  return (
    <section className={styles.line} aria-label={words.status.label}>
      <Signal state={online ? 'operational' : 'other'} size="tiny">
        {online ? words.status.online : words.status.offline}
      </Signal>
      <Signal state={dot} size="tiny">
        {words.status.commandCenter(word)}
      </Signal>
      <Link to="/changelog">{words.status.build(status?.build ?? VERSION)}</Link>
      {status?.manifest_version && <span>{words.status.manifest(status.manifest_version)}</span>}
    </section>
  )
}
