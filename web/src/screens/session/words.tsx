import type { ReactNode } from 'react'

/** What the two screens of the sign-in say; the specified endings of the callback stand in data/words. */
export const words = {
  open: 'Open the vault',
  isOpen: 'The vault is open',
  signedInAs: (name: ReactNode) => (
    <>
      You are signed in as <b>{name}</b>.
    </>
  ),
  nameless: 'Guardian',
  lead: 'Sign in with the account you play with. AI Vault reads your guardians and items; it cannot move, change or delete them.',
  reads: (
    <>
      <b>Reads</b> characters, inventory, vault, triumphs and match history
    </>
  ),
  keeps: (link: (text: string) => ReactNode) => (
    <>
      <b>Keeps</b> a sign-in that you can end here or {link('on Bungie.net')} at any time
    </>
  ),
  neverSees: (
    <>
      <b>Never sees</b> your password, and runs no ads or trackers
    </>
  ),
  openDashboard: 'Open dashboard',
  disconnect: 'Disconnect',
  finishing: 'Finishing the sign-in',
  goNow: 'Go now',
  tryAgain: 'Try again',
  nothingShared: 'Nothing was shared, and AI Vault keeps nothing of it.',
  withoutSignIn: 'Go on without signing in',
  player: (name: ReactNode, platform: string | undefined) => (
    <>
      {name}
      {platform && ` on ${platform}`}.
    </>
  ),
}
