import type { SignedIn } from '../../data/session/session-check.ts'
import { InventoryLoading } from './InventoryStates.tsx'
import { PlayerVault } from './PlayerVault.tsx'
import { words } from './words.ts'

function ArmoryScreen({ session }: { readonly session: SignedIn }) {
  return <PlayerVault title={words.title} session={session} />
}

export const parts = { Screen: ArmoryScreen, Waiting: InventoryLoading }
