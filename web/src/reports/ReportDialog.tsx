import { useQuery } from '@tanstack/react-query'
import { activityReportQuery } from '../data/queries/archives-query.ts'
import { Thinking } from '../ui/feedback/Skeleton.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { Report } from './Report.tsx'
import { ReportFailure } from './ReportFailure.tsx'
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
