import { ConnectButton } from '../../../connect/ConnectButton.tsx'
import { readLog } from '../../../data/log.ts'
import { DOT_WORDS } from '../../../data/system/system-signal.ts'
import { useOnline } from '../../../data/system/use-online.ts'
import { useSystemStatus } from '../../../data/system/use-system-status.ts'
import { VERSION } from '../../../data/version.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { AnchorButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { ErrorPanel } from '../../../ui/feedback/failures/ErrorPanel.tsx'
import { copyText } from '../../../ui/feedback/toasts/copy-text.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { PRIVACY_SETTINGS_URL } from '../platform-links.ts'
import { asText, type InfoLine, systemInfo } from './diagnostics.ts'
import type { DashboardFailure } from './failure.ts'
import { LastGood } from './LastGood.tsx'
import { words } from './words.tsx'

interface FailedPanelProps {
  readonly error: Error
  readonly failure: Extract<DashboardFailure, { kind: 'structure' | 'other' }>
  readonly failedAt: number
  readonly lastGoodAt: number | undefined
  readonly busy: boolean
  readonly onRetry: () => void
}

const labels = words.failed

/** Whatever no other panel is about (F-110), and an answer that has another form than agreed (F-111). */
export function FailedPanel({ error, failure, failedAt, lastGoodAt, busy, onRetry }: FailedPanelProps) {
  const lines = useSystemInfo(error, failedAt)
  const structure = failure.kind === 'structure'
  return (
    <ErrorPanel
      title={structure ? labels.structure : labels.title(failure.reason)}
      steps={structure ? labels.afterAnUpdate : labels.troubleshooting}
      actions={
        <>
          {failure.kind === 'other' && failure.way === 'connect' && <ConnectButton />}
          {failure.kind === 'other' && failure.way === 'privacy' && <PrivacySettings />}
          <Button aria-disabled={busy} onClick={busy ? undefined : onRetry}>
            <Glyph name="i-refresh" size="s" />
            {busy ? words.trying : labels.again}
          </Button>
          <Button tone="ghost" onClick={() => void copyDiagnostics(lines)}>
            <Glyph name="i-copy" size="s" />
            {words.diagnostics.copy}
          </Button>
        </>
      }
      details={[...(structure ? [describeFields(failure.fields)] : []), asText(lines)].join('\n')}
      detailsTitle={words.diagnostics.title}
    >
      <LastGood at={lastGoodAt} />
    </ErrorPanel>
  )
}

const describeFields = (fields: readonly string[]) =>
  fields.length > 0 ? labels.unexpectedAt(fields.join(', ')) : labels.noFlag

/** Opens the platform's own page in a new tab (F-106). */
export function PrivacySettings() {
  return (
    <AnchorButton href={PRIVACY_SETTINGS_URL} target="_blank" rel="noopener noreferrer">
      <Glyph name="i-external" size="s" />
      {words.privacySettings}
    </AnchorButton>
  )
}

/** The lines on screen and the codes of what failed before; neither holds a token. */
function copyDiagnostics(lines: readonly InfoLine[]) {
  const log = readLog().map(({ at, code, note }) => `${at} ${code} ${note}`.trimEnd())
  return copyText([asText(lines), ...log].join('\n'), words.diagnostics)
}

/** Where the page runs and what the failed call said; without tokens, names or addresses. */
function useSystemInfo(error: Error, failedAt: number): readonly InfoLine[] {
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
