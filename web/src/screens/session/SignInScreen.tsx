import { ConnectButton } from '../../app/ConnectButton.tsx'
import { signOut } from '../../data/sign-out.ts'
import { useSignedIn } from '../../data/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { type Check, Checks } from '../../ui/Checks.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import text from '../../ui/text.module.css'
import { Door } from './Door.tsx'
import styles from './SignInScreen.module.css'

const PROMISES: readonly Check[] = [
  {
    key: 'reads',
    glyph: 'i-eye',
    text: (
      <>
        <b>Reads</b> characters, inventory, vault, triumphs and match history
      </>
    ),
  },
  {
    key: 'keeps',
    glyph: 'i-lock',
    text: (
      <>
        <b>Keeps</b> a sign-in that you can end here or{' '}
        <a href="https://www.bungie.net/7/en/User/Account/AppHistory" rel="noreferrer">
          on Bungie.net
        </a>{' '}
        at any time
      </>
    ),
  },
  {
    key: 'never',
    glyph: 'i-shield',
    text: (
      <>
        <b>Never sees</b> your password, and runs no ads or trackers
      </>
    ),
  },
]

/** `/login` and `/auth` (F-013): what will be read, what is kept, and one button. */
export function SignInScreen() {
  const player = useSignedIn()
  return (
    <section className={styles.sign} aria-labelledby="sign-in">
      <Door />
      <div className={styles.panel}>
        <h1 id="sign-in" tabIndex={-1}>
          {player ? 'The vault is open' : 'Open the vault'}
        </h1>
        <p className={text.lead}>
          {player ? (
            <>
              You are signed in as{' '}
              <b>
                <bdi>{player.displayName ?? 'Guardian'}</bdi>
              </b>
              .
            </>
          ) : (
            'Sign in with the account you play with. AI Vault reads your guardians and items; it cannot move, change or delete them.'
          )}
        </p>
        <Checks items={PROMISES} large />
        <div className={styles.actions}>
          {player ? (
            <>
              <LinkButton to="/dashboard" tone="gold" size="big">
                Open dashboard
              </LinkButton>
              <Button size="big" onClick={() => void signOut()}>
                Disconnect
              </Button>
            </>
          ) : (
            <ConnectButton size="big" withDemo />
          )}
        </div>
      </div>
    </section>
  )
}
