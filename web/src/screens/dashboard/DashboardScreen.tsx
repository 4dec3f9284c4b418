import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { SignedIn } from '../../data/session/session-check.ts'
import { OpenReport } from '../../reports/OpenReport.tsx'
import { PlayerDashboard } from './PlayerDashboard.tsx'
import { DashboardLoading } from './states/DashboardLoading.tsx'

const route = getRouteApi('/dashboard')

/** The guardian's dashboard, and where a sign-in lands (F-002). */
function DashboardScreen({ session }: { readonly session: SignedIn }) {
  const { report } = route.useSearch()
  const navigate = route.useNavigate()
  const leaveReport = useCallback(
    () =>
      void navigate({
        search: (now) => ({ ...now, report: undefined }),
        replace: true,
        resetScroll: false,
        viewTransition: false,
      }),
    [navigate],
  )
  return (
    <>
      <PlayerDashboard session={session} />
      <OpenReport membershipId={session.membershipId} report={report} onLeave={leaveReport} />
    </>
  )
}

export const parts = { Screen: DashboardScreen, Waiting: DashboardLoading }
