import type { SignedIn } from '../../data/session-check.ts'
import { OpenReport } from './OpenReport.tsx'
import { PlayerDashboard } from './PlayerDashboard.tsx'
import { DashboardLoading } from './states/DashboardLoading.tsx'

/** The guardian's dashboard, and where a sign-in lands (F-002). */
function DashboardScreen({ session }: { readonly session: SignedIn }) {
  return (
    <>
      <PlayerDashboard session={session} />
      <OpenReport membershipId={session.membershipId} />
    </>
  )
}

export const parts = { Screen: DashboardScreen, Waiting: DashboardLoading }
