import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../data/api/api-error.ts'
import { activityReportQuery } from '../data/queries/archives-query.ts'
import { Button } from '../ui/controls/buttons/Button.tsx'
import { ErrorPanel } from '../ui/feedback/failures/ErrorPanel.tsx'
import { Thinking } from '../ui/feedback/Skeleton.tsx'
import { Glyph } from '../ui/glyphs/Glyph.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { Report } from './Report.tsx'
import { words } from './words.ts'

interface ReportDialogProps {
  readonly membershipId: string
  readonly instanceId: string
  readonly onClose: () => void
}

/** What the platform wrote down after an activity, over whatever screen asked for it (F-094). */
export function ReportDialog({ membershipId, instanceId, onClose }: ReportDialogProps) {
  const { data: report, error, isFetching, refetch } = useQuery(activityReportQuery(membershipId, instanceId))
  return (
    <Dialog title={report?.name ?? words.title} open onClose={onClose} wide>
      {report && <Report report={report} />}
      {!report && error && <ReportFailure error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!report && !error && <Thinking>{words.reading}</Thinking>}
    </Dialog>
  )
}

interface ReportFailureProps {
  readonly error: Error
  readonly busy: boolean
  readonly onRetry: () => void
}

/** A report that does not exist or is hidden is an answer; anything else is worth another try. */
function ReportFailure({ error, busy, onRetry }: ReportFailureProps) {
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
