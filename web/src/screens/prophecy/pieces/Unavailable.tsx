import { ApiError } from '../../../data/api/api-error.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { ErrorPanel } from '../../../ui/feedback/failures/ErrorPanel.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { words } from '../words.tsx'

const labels = words.failure

interface UnavailableProps {
  readonly error: Error
  readonly busy: boolean
  /** An earlier prophecy stands below. */
  readonly kept: boolean
  readonly onRetry: () => void
}

/** The server's own detail, else the message of the failure, else that nobody knows (F-310). */
export function detailOf(error: Error): string {
  const detail = error instanceof ApiError ? error.detail : undefined
  const message = typeof detail === 'string' ? detail : detail?.user_message
  return message || error.message || labels.unknown
}

/** F-309 to F-311: the specified words, and a press that reads anew. */
export function Unavailable({ error, busy, kept, onRetry }: UnavailableProps) {
  return (
    <ErrorPanel
      title={labels.title}
      details={error instanceof ApiError ? error.code : undefined}
      actions={
        <Button aria-disabled={busy} onClick={() => busy || onRetry()}>
          <Glyph name="i-refresh" size="s" />
          {labels.retry}
        </Button>
      }
    >
      <p>{labels.text(detailOf(error))}</p>
      {kept && <p>{labels.kept}</p>}
    </ErrorPanel>
  )
}
