import { ConnectPrompt } from '../../app/ConnectPrompt.tsx'
import { useSession } from '../../data/use-session.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { InventoryLoading } from './InventoryStates.tsx'
import { PlayerVault } from './PlayerVault.tsx'
import { words } from './words/words.ts'

export function ArmoryScreen() {
  const state = useSession()
  if (state.status === 'connected') return <PlayerVault title={words.title} session={state.session} />
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      {state.status === 'checking' ? (
        <InventoryLoading />
      ) : (
        <ConnectPrompt lead={words.connect} extra={<LinkButton to="/login">{words.signIn}</LinkButton>} />
      )}
    </>
  )
}
