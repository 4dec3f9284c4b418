import { ConnectButton } from '../../../app/ConnectButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { AnchorButton } from '../../../ui/LinkButton.tsx'
import { PRIVACY_SETTINGS_URL } from '../platform-links.ts'
import { copyDiagnostics } from './copy-diagnostics.ts'
import { asText } from './diagnostics.ts'
import type { DashboardFailure } from './failure.ts'
import { LastGood } from './LastGood.tsx'
import { useSystemInfo } from './use-system-info.ts'

interface FailedPanelProps {
  readonly error: Error
  readonly failure: Extract<DashboardFailure, { kind: 'structure' | 'other' }>
  readonly failedAt: number
  readonly lastGoodAt: number | undefined
  readonly busy: boolean
  readonly onRetry: () => void
}

const TROUBLESHOOTING = [
  'Try again: most failures last a few seconds.',
  'Look at the system status in the header: the game platform may be in trouble.',
  'Check that your network lets this page reach its server.',
  'Disconnect and connect again, so that a new sign-in is made.',
]
const AFTER_AN_UPDATE = [
  'Reload the page: the server may be newer than what this tab has loaded.',
  'If it stays, copy the diagnostics and send them to whoever runs this installation.',
]

/** Whatever no other panel is about (F-110), and an answer that has another form than agreed (F-111). */
export function FailedPanel({ error, failure, failedAt, lastGoodAt, busy, onRetry }: FailedPanelProps) {
  const lines = useSystemInfo(error, failedAt)
  const structure = failure.kind === 'structure'
  return (
    <ErrorPanel
      title={
        structure
          ? 'Invalid response structure from dashboard API'
          : `Failed to load Guardian data: ${failure.reason}`
      }
      steps={structure ? AFTER_AN_UPDATE : TROUBLESHOOTING}
      actions={
        <>
          {failure.kind === 'other' && failure.way === 'connect' && <ConnectButton />}
          {failure.kind === 'other' && failure.way === 'privacy' && <PrivacySettings />}
          <Button aria-disabled={busy} onClick={busy ? undefined : onRetry}>
            <Glyph name="i-refresh" size="s" />
            {busy ? 'Trying...' : 'Try again'}
          </Button>
          <Button tone="ghost" onClick={() => void copyDiagnostics(lines)}>
            <Glyph name="i-copy" size="s" />
            Copy diagnostics
          </Button>
        </>
      }
      details={[...(structure ? [describeFields(failure.fields)] : []), asText(lines)].join('\n')}
      detailsTitle="System info"
    >
      <LastGood at={lastGoodAt} />
    </ErrorPanel>
  )
}

const describeFields = (fields: readonly string[]) =>
  fields.length > 0 ? `Unexpected at: ${fields.join(', ')}` : 'The answer carries no success flag.'

/** Opens the platform's own page in a new tab (F-106). */
export function PrivacySettings() {
  return (
    <AnchorButton href={PRIVACY_SETTINGS_URL} target="_blank" rel="noopener noreferrer">
      <Glyph name="i-external" size="s" />
      Check Privacy Settings
    </AnchorButton>
  )
}
