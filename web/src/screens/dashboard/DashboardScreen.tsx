import { Fragment } from 'react'
import { ConnectPrompt } from '../../app/ConnectPrompt.tsx'
import { useSession } from '../../data/use-session.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { OpenReport } from './OpenReport.tsx'
import { PlayerDashboard } from './PlayerDashboard.tsx'
import { DashboardLoading } from './states/DashboardLoading.tsx'

/** What a visitor would get; exactly three (F-104). */
const BENEFITS = [
  'Your vault scored out of 100, with the three actions that raise it most',
  'Every character, the week’s open tasks and what to do before the reset',
  'God rolls, duplicates and the weapons that only take up room',
]

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
      <PageHead title="Dashboard" lead="Your scores, characters and progress on one page." />
      {state.status === 'checking' ? (
        <DashboardLoading />
      ) : (
        <ConnectPrompt
          lead="Connect to see what you have, how good it is and what to do next."
          benefits={BENEFITS}
        />
      )}
    </>
  )
}
