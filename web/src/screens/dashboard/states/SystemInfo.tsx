import { VERSION } from '../../../app/version.ts'
import { DOT_WORDS } from '../../../data/system-signal.ts'
import { useOnline } from '../../../data/use-online.ts'
import { useSystemStatus } from '../../../data/use-system-status.ts'
import { asText, type InfoLine, systemInfo } from './diagnostics.ts'
import styles from './States.module.css'

/** Where the page runs and what the failed call said; without tokens, names or addresses. */
export function useSystemInfo(error: Error, failedAt: number): readonly InfoLine[] {
  const { dot } = useSystemStatus()
  const online = useOnline()
  return systemInfo(error, {
    version: VERSION,
    platformState: DOT_WORDS[dot],
    online,
    browser: navigator.userAgent,
    language: navigator.language,
    screen: `${innerWidth} x ${innerHeight}`,
    now: failedAt,
  })
}

export function SystemInfo({ lines }: { readonly lines: readonly InfoLine[] }) {
  return (
    <details className={styles.info}>
      <summary>System info</summary>
      <pre>{asText(lines)}</pre>
    </details>
  )
}
