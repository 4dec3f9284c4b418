import { ConnectButton } from '../../connect/ConnectButton.tsx'
import { signOut } from '../../data/session/sign-out.ts'
import { useSignedIn } from '../../data/session/use-session.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { LinkButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { type Check, Checks } from '../../ui/feedback/Checks.tsx'
import text from '../../ui/text.module.css'
import { Door } from './Door.tsx'
import styles from './SignInScreen.module.css'
import { words } from './words.tsx'

const PROMISES: readonly Check[] = [
  {
    key: 'reads',
    glyph: 'i-eye',
    text: words.reads,
  },
  {
    key: 'keeps',
    glyph: 'i-lock',
    text: words.keeps((text) => (
      <a href="https://www.bungie.net/7/en/User/Account/AppHistory" rel="noreferrer">
        {text}
      </a>
    )),
  },
  {
    key: 'never',
    glyph: 'i-shield',
    text: words.neverSees,
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
          {player ? words.isOpen : words.open}
        </h1>
        <p className={text.lead}>
          {player ? words.signedInAs(<bdi>{player.displayName ?? words.nameless}</bdi>) : words.lead}
        </p>
        <Checks items={PROMISES} large />
        <div className={styles.actions}>
          {player ? (
            <>
              <LinkButton to="/dashboard" tone="gold" size="big">
                {words.openDashboard}
              </LinkButton>
              <Button size="big" onClick={() => void signOut()}>
                {words.disconnect}
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
