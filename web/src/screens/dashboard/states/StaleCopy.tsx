import { ConnectPrompt } from '../../../app/ConnectPrompt.tsx'
import type { CheckAgainProps } from './CheckAgain.tsx'
import { OutagePanel } from './OutagePanel.tsx'
import { UnavailablePanel } from './UnavailablePanel.tsx'

interface StaleCopyProps extends CheckAgainProps {
  readonly reason: string | undefined
  readonly lastGoodAt: number | undefined
}

const MAINTENANCE = {
  user_message: 'The game’s servers are closed for maintenance. Nothing you own is affected.',
  suggested_actions: [
    'Wait for the announced end',
    'Your sign-in is kept; nothing needs to be done about it',
  ],
}

/** The server answered with its last good copy: why, above the dashboard that it fills (G-45). */
export function StaleCopy({ reason, lastGoodAt, ...check }: StaleCopyProps) {
  // The server is only being restarted: the next check brings the rest.
  if (reason === 'stopping') return null
  if (reason === 'reconnect-needed') {
    return (
      <ConnectPrompt
        title="Connect again"
        lead="The platform ended this sign-in. What was read last stays readable below; new data needs a new sign-in."
        benefits={[]}
      />
    )
  }
  if (reason === 'maintenance') return <OutagePanel {...check} outage={MAINTENANCE} lastGoodAt={lastGoodAt} />
  return <UnavailablePanel {...check} lastGoodAt={lastGoodAt} />
}
