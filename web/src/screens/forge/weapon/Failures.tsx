import { ApiError } from '../../../data/api/api-error.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../../ui/controls/buttons/LinkButton.tsx'
import { ErrorPanel } from '../../../ui/feedback/failures/ErrorPanel.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { words } from '../words.tsx'

const labels = words.failure

interface FailureProps {
  readonly error: Error
  readonly busy: boolean
  readonly onRetry: () => void
}

/** F-284: the specified words, what still works, and one press to try again. */
export function AnalysisFailed(props: FailureProps) {
  return <Failed {...props} rest={labels.rest} />
}

/** The same where not even the weapon could be read. */
export function WholeFailed(props: FailureProps) {
  return <Failed {...props} rest={labels.whole} />
}

function Failed({ error, busy, onRetry, rest }: FailureProps & { readonly rest: string }) {
  return (
    <ErrorPanel
      title={labels.title}
      details={error instanceof ApiError ? error.code : undefined}
      actions={
        <>
          <Button aria-disabled={busy} onClick={() => busy || onRetry()}>
            <Glyph name="i-refresh" size="s" />
            {labels.retry}
          </Button>
          <LinkButton to="/forge" tone="ghost">
            {labels.picker}
          </LinkButton>
        </>
      }
    >
      {error.message} {rest}
    </ErrorPanel>
  )
}

/** F-285: there is an answer, and it knows none of the three scores. */
export function AnalysisUnavailable() {
  return (
    <ErrorPanel title={labels.unavailable} tone="warn" glyph="i-info">
      {labels.unavailableHint}
    </ErrorPanel>
  )
}

export function UnknownWeapon() {
  return (
    <ErrorPanel
      title={labels.unavailable}
      tone="warn"
      glyph="i-info"
      actions={<LinkButton to="/forge">{labels.picker}</LinkButton>}
    >
      {labels.unknown}
    </ErrorPanel>
  )
}
