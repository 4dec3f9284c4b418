import { getRouteApi } from '@tanstack/react-router'
import { lazy, useCallback } from 'react'
import { OptionalPart } from '../../app/OptionalPart.tsx'
import { toasts } from '../../ui/toasts.ts'
import { words } from './words/words.ts'

const ReportDialog = lazy(() =>
  import('../archives/ReportDialog.tsx').then((module) => ({ default: module.ReportDialog })),
)

const route = getRouteApi('/dashboard')

/** The report that the address names (`?report=`), so that it can be reloaded, sent to somebody and closed by going back. */
export function OpenReport({ membershipId }: { readonly membershipId: string }) {
  const { report } = route.useSearch()
  const navigate = route.useNavigate()
  const close = useCallback(
    () => void navigate({ search: {}, replace: true, resetScroll: false, viewTransition: false }),
    [navigate],
  )
  const giveUp = useCallback(() => {
    toasts.show(words.reportFailed, { tone: 'bad', glyph: 'i-warn' })
    close()
  }, [close])
  return (
    <OptionalPart name={report ?? 'none'} onFailure={giveUp}>
      {report && <ReportDialog membershipId={membershipId} instanceId={report} onClose={close} />}
    </OptionalPart>
  )
}
