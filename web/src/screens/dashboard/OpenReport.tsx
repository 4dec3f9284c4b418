import { getRouteApi, useRouter } from '@tanstack/react-router'
import { lazy, useCallback, useEffect, useRef } from 'react'
import { OptionalPart } from '../../loading/OptionalPart.tsx'
import { toasts } from '../../ui/feedback/toasts.ts'
import { words } from './words/words.ts'

const ReportDialog = lazy(() =>
  import('../../reports/ReportDialog.tsx').then((module) => ({ default: module.ReportDialog })),
)

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step was made by opening the report from the dashboard. */
    readonly opensReport?: boolean
  }
}

const route = getRouteApi('/dashboard')

/**
 * The report that the address names (`?report=`), so that it can be reloaded, sent to somebody and closed by going back.
 * Closing one that was opened here takes its step back; one that a link opened has none and rewrites the address.
 */
export function OpenReport({ membershipId }: { readonly membershipId: string }) {
  const { report } = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const isLeaving = useRef(false)
  useEffect(() => {
    if (report === undefined) isLeaving.current = false
  }, [report])
  const close = useCallback(() => {
    if (isLeaving.current) return
    if (router.latestLocation.state.opensReport) {
      isLeaving.current = true
      router.history.back()
    } else {
      void navigate({
        search: (now) => ({ ...now, report: undefined }),
        replace: true,
        resetScroll: false,
        viewTransition: false,
      })
    }
  }, [router, navigate])
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
