import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { gameLanguage, languageName } from '../data/language.ts'
import { TextButton } from '../ui/TextButton.tsx'
import styles from './Footer.module.css'

/** What the footer opens over the page. */
export type Overlay = 'help' | 'messages' | 'language'

/** Free for the community; the donation link is a placeholder until there is somewhere to give to (F-017). */
export function Footer({ onOpen }: { readonly onOpen: (overlay: Overlay) => void }) {
  const chosen = useSyncExternalStore(gameLanguage.subscribe, gameLanguage.read, () => null)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <span>
          AI Vault is free for the community and reads only. It moves, changes and deletes nothing. Donations
          will help to keep it running.
        </span>
        <span className={styles.end}>
          {/* biome-ignore lint/a11y/useValidAnchor: a link that does not lead anywhere yet, and says so */}
          <a role="link" aria-disabled="true" tabIndex={-1}>
            Donate: coming soon
          </a>
          <Link to="/changelog">Changelog</Link>
          <Link to="/privacy">Privacy</Link>
          <TextButton onClick={() => onOpen('language')}>
            Language{chosen && `: ${languageName(chosen)}`}
          </TextButton>
          <TextButton onClick={() => onOpen('messages')}>Messages</TextButton>
          <TextButton onClick={() => onOpen('help')}>Keyboard ?</TextButton>
        </span>
      </div>
    </footer>
  )
}
