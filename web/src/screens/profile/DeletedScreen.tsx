import { ConnectButton } from '../../connect/ConnectButton.tsx'
import { useSignedIn } from '../../data/session/use-session.ts'
import { LinkButton } from '../../ui/controls/buttons/LinkButton.tsx'
import { type Check, Checks } from '../../ui/feedback/Checks.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Plate } from '../../ui/page/Plate.tsx'
import styles from './Deleted.module.css'
import { words } from './deleted-words.ts'

const FACTS: readonly Check[] = [
  { key: 'gone', glyph: 'i-trash', text: words.gone },
  { key: 'browser', glyph: 'i-trash', text: words.browser },
  { key: 'left', glyph: 'i-eye', text: words.left },
  { key: 'game', glyph: 'i-shield', text: words.game },
  {
    key: 'access',
    glyph: 'i-link',
    text: (
      <>
        {words.access}{' '}
        <a href="https://www.bungie.net/7/en/User/Account/AppHistory" rel="noreferrer">
          {words.accessLink}
        </a>
      </>
    ),
  },
]

/** What was deleted and what is left, for as long as the player wants to read it (F-322). */
export function DeletedScreen() {
  // Of somebody who is signed in something is kept, so that nothing of the below would be true.
  if (useSignedIn()) return <StillKept />
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Plate className={styles.plate}>
        <Checks items={FACTS} large />
        <p>{words.again}</p>
        <div className={styles.actions}>
          <ConnectButton />
          <LinkButton to="/command-center" tone="ghost">
            {words.commandCenter}
          </LinkButton>
        </div>
      </Plate>
    </>
  )
}

const StillKept = () => (
  <>
    <PageHead title={words.kept} lead={words.keptLead} />
    <LinkButton to="/profile">{words.profile}</LinkButton>
  </>
)
