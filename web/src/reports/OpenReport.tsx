import { useCallback, useEffect, useRef } from 'react'
import { lazyPart } from '../loading/lazy-part.tsx'
import { OptionalPart } from '../loading/OptionalPart.tsx'
import { useRouter } from '../routing/router-context.ts'
import { toasts } from '../ui/feedback/toasts/toasts.ts'
import { words } from './words.ts'

const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog)

declare module '@tanstack/history' {
  interface HistoryState {
    /** The step was made by opening a report on a screen. */
    readonly opensReport?: boolean
  }
}

interface OpenReportProps {
  readonly membershipId: string
  /** What the address names (`?report=`). */
  readonly report: string | undefined
  /** Takes the report out of the address. */
  readonly onLeave: () => void
}

/**
 * The report that the address names, so that it can be reloaded, sent to somebody and closed by going back. Closing one
 * that was opened on the screen takes its step back; one that a link opened has none and rewrites the address.
 */
export function OpenReport({ membershipId, report, onLeave }: OpenReportProps) {
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
    } else onLeave()
  }, [router, onLeave])
  const giveUp = useCallback(() => {
    toasts.show(words.failedToOpen, { tone: 'bad', glyph: 'i-warn' })
    close()
  }, [close])
  return (
    <OptionalPart name={report ?? 'none'} onFailure={giveUp}>
      {report && <ReportDialog membershipId={membershipId} instanceId={report} onClose={close} />}
    </OptionalPart>
  )
}
