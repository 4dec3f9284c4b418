import { useCallback } from 'react'
import type { SignedIn } from '../../data/session/session-check.ts'
import { OpenReport } from '../../reports/OpenReport.tsx'
import { routeAt } from '../../routing/use-address.ts'
import { PlayerDashboard } from './PlayerDashboard.tsx'
import { DashboardLoading } from './states/DashboardLoading.tsx'

const route = routeAt('/dashboard')

/** The guardian's dashboard, and where a sign-in lands (F-002). */
function DashboardScreen({ session }: { readonly session: SignedIn }) {
  const { report } = route.useSearch()
  const navigate = route.useNavigate()
  const leaveReport = useCallback(
    () =>
      navigate({
        search: (now) => ({ ...now, report: undefined }),
        replace: true,
        resetScroll: false,
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
