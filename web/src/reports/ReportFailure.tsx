import { ApiError } from '../data/api/api-error.ts'
import { Button } from '../ui/controls/buttons/Button.tsx'
import { ErrorPanel } from '../ui/feedback/failures/ErrorPanel.tsx'
import { Glyph } from '../ui/glyphs/Glyph.tsx'
import { words } from './words.ts'

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
      <ErrorPanel title={words.unknown.title} tone="warn" glyph="i-archives">
        {words.unknown.text}
      </ErrorPanel>
    )
  }
  if (code === 'platform-private') {
    return (
      <ErrorPanel title={words.private.title} tone="warn" glyph="i-shield">
        {words.private.text}
      </ErrorPanel>
    )
  }
  return (
    <ErrorPanel
      title={words.failed.title}
      actions={
        <Button aria-disabled={busy} onClick={busy ? undefined : onRetry}>
          <Glyph name="i-refresh" size="s" />
          {busy ? words.failed.trying : words.failed.again}
        </Button>
      }
    >
      {error.message}
    </ErrorPanel>
  )
}
