import { ConnectPrompt } from '../../../connect/ConnectPrompt.tsx'
import type { CheckAgainProps } from '../../../ui/feedback/failures/CheckAgain.tsx'
import { OutagePanel } from './OutagePanel.tsx'
import { UnavailablePanel } from './UnavailablePanel.tsx'
import { words } from './words.tsx'

interface StaleCopyProps extends CheckAgainProps {
  readonly reason: string | undefined
  readonly lastGoodAt: number | undefined
}

const MAINTENANCE = { user_message: words.maintenance.message, suggested_actions: words.maintenance.steps }

/** The server answered with its last good copy: why, above the dashboard that it fills (G-45). */
export function StaleCopy({ reason, lastGoodAt, ...check }: StaleCopyProps) {
  // The server is only being restarted: the next check brings the rest.
  if (reason === 'stopping') return null
  if (reason === 'reconnect-needed') {
    return <ConnectPrompt title={words.reconnect.title} lead={words.reconnect.lead} benefits={[]} />
  }
  if (reason === 'maintenance') return <OutagePanel {...check} outage={MAINTENANCE} lastGoodAt={lastGoodAt} />
  return <UnavailablePanel {...check} lastGoodAt={lastGoodAt} />
}
