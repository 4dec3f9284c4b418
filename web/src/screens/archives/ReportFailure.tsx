import { ApiError } from '../../data/api/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Glyph } from '../../ui/Glyph.tsx'

interface ReportFailureProps {
  readonly error: Error
  readonly busy: boolean
  readonly onRetry: () => void
}

/** A report that does not exist or is hidden is an answer; anything else is worth another try. */
export function ReportFailure({ error, busy, onRetry }: ReportFailureProps) {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'platform-not-found') {
    return (
      <ErrorPanel title="No such report" tone="warn" glyph="i-archives">
        The platform has no report of this activity. Reports appear some minutes after an activity ends, and
        the link may name one that never was.
      </ErrorPanel>
    )
  }
  if (code === 'platform-private') {
    return (
      <ErrorPanel title="This report is private" tone="warn" glyph="i-shield">
        The platform does not hand it out: a privacy setting of those who played hides it.
      </ErrorPanel>
    )
  }
  return (
    <ErrorPanel
      title="The report could not be read"
      actions={
        <Button aria-disabled={busy} onClick={busy ? undefined : onRetry}>
          <Glyph name="i-refresh" size="s" />
          {busy ? 'Trying...' : 'Try again'}
        </Button>
      }
    >
      {error.message}
    </ErrorPanel>
  )
}
