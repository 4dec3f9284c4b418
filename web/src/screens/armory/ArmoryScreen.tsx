import { ConnectPrompt } from '../../app/ConnectPrompt.tsx'
import { useSession } from '../../data/use-session.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { InventoryLoading } from './InventoryStates.tsx'
import { PlayerVault } from './PlayerVault.tsx'

const TITLE = 'Guardian Vault'

export function ArmoryScreen() {
  const state = useSession()
  if (state.status === 'connected') return <PlayerVault title={TITLE} session={state.session} />
  return (
    <>
      <PageHead
        title={TITLE}
        lead="Every weapon and armor piece you own, rated, and builds that are proven best."
      />
      {state.status === 'checking' ? (
        <InventoryLoading />
      ) : (
        <ConnectPrompt
          lead="Authentication required. Please log in to see your vault. Access is read-only: nothing is moved, changed or deleted."
          extra={<LinkButton to="/login">Go to sign-in</LinkButton>}
        />
      )}
    </>
  )
}
