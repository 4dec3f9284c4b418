import { Fragment } from 'react'
import { ConnectPrompt } from '../../app/ConnectPrompt.tsx'
import { useSession } from '../../data/use-session.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { OpenReport } from './OpenReport.tsx'
import { PlayerDashboard } from './PlayerDashboard.tsx'
import { DashboardLoading } from './states/DashboardLoading.tsx'
import { words } from './words/words.ts'

/** The guardian's dashboard, and where a sign-in lands (F-002). */
export function DashboardScreen() {
  const state = useSession()
  if (state.status === 'connected') {
    // Another player's dashboard starts from nothing.
    return (
      <Fragment key={state.session.membershipId}>
        <PlayerDashboard session={state.session} />
        <OpenReport membershipId={state.session.membershipId} />
      </Fragment>
    )
  }
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      {state.status === 'checking' ? (
        <DashboardLoading />
      ) : (
        <ConnectPrompt lead={words.connect} benefits={words.benefits} />
      )}
    </>
  )
}
