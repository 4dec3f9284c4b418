import { Link } from '../../routing/Link.tsx'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { LanguageButton } from '../language/LanguageButton.tsx'
import { StatusLine } from '../status/StatusLine.tsx'
import { words } from '../words.ts'
import styles from './Footer.module.css'

/** What the footer opens over the page. */
export type Overlay = 'help' | 'messages' | 'language'

/** Free for the community; the donation link is a placeholder until there is somewhere to give to (F-017). */
export function Footer({ onOpen }: { readonly onOpen: (overlay: Overlay) => void }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <span>{words.footer.about}</span>
        <span className={styles.end}>
          {/* biome-ignore lint/a11y/useValidAnchor: a link that does not lead anywhere yet, and says so */}
          <a role="link" aria-disabled="true" tabIndex={-1}>
            {words.footer.donate}
          </a>
          <Link to="/changelog">{words.footer.changelog}</Link>
          <Link to="/privacy">{words.footer.privacy}</Link>
          <LanguageButton onClick={() => onOpen('language')} />
          <TextButton onClick={() => onOpen('messages')}>{words.footer.messages}</TextButton>
          <span className={styles.keys}>
            <TextButton onClick={() => onOpen('help')}>{words.footer.keyboard}</TextButton>
          </span>
        </span>
        <StatusLine />
      </div>
    </footer>
  )
}
