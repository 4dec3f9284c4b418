import { VERSION } from '../../../app/version.ts'
import { DOT_WORDS } from '../../../data/system-signal.ts'
import { useOnline } from '../../../data/use-online.ts'
import { useSystemStatus } from '../../../data/use-system-status.ts'
import { type InfoLine, systemInfo } from './diagnostics.ts'

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
