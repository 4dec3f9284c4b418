import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { MenuScreen } from '../../loading/screen.ts'
import { Link } from '../../routing/Link.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { LanguageButton } from '../language/LanguageButton.tsx'
import { AI_SCREENS, isCurrent, MAIN_SCREENS, MORE_SCREENS } from '../screen-list.ts'
import { words } from '../words.ts'
import { AccountControl } from './AccountControl.tsx'
import { Brand } from './Brand.tsx'
import type { Overlay } from './Footer.tsx'
import headerStyles from './Header.module.css'
import styles from './MobileMenu.module.css'

const ENTRIES = [...MAIN_SCREENS, ...AI_SCREENS, ...MORE_SCREENS]
const AI: readonly MenuScreen[] = AI_SCREENS
/** Their names alone do not say what is in them: settings and alerts live in Profile. */
const MORE: readonly MenuScreen[] = MORE_SCREENS
const purposeOf = (entry: MenuScreen) => (MORE.includes(entry) ? entry.words.purpose : undefined)

/** The browser would let the focus walk on behind the sheet. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')
  const ends = [stops[0], stops[stops.length - 1]]
  const [to, from] = event.shiftKey ? ends.reverse() : ends
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

interface MobileMenuProps {
  readonly pathname: string
  readonly onOpen: (overlay: Overlay) => void
}

/**
 * The whole navigation in a sheet over all of the screen. It does what a modal dialog does without being one to the
 * browser: to put the page behind out of reach, a browser works through all of that page before it shows the sheet.
 */
export function MobileMenu({ pathname, onOpen }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu (F-045)
  useEffect(close, [pathname])
  // The menu gives the focus back first, so that it comes back to the toggle in the end.
  const chooseLanguage = () => {
    close()
    onOpen('language')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') keepFocusInside(event)
  }
  return (
    <>
      <button
        type="button"
        className={headerStyles.burger}
        aria-label={words.header.openMenu}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.show()}
      >
        <Glyph name="i-menu" />
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={words.header.menu}
        aria-modal="true"
        onKeyDown={onKeyDown}
      >
        <div className={styles.bar}>
          <Brand />
          <button
            type="button"
            className={headerStyles.burger}
            aria-label={words.header.closeMenu}
            onClick={close}
          >
            <Glyph name="i-close" />
          </button>
        </div>
        <nav className={styles.nav} aria-label={words.header.mobile}>
          {ENTRIES.map((entry) => (
            <Link
              key={entry.path}
              to={entry.path}
              aria-description={purposeOf(entry)}
              className={AI.includes(entry) ? styles.ai : undefined}
              aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              onClick={close}
            >
              {AI.includes(entry) && <Glyph name={entry.glyph} />}
              <span data-purpose={purposeOf(entry)}>{entry.words.name}</span>
            </Link>
          ))}
        </nav>
        <div className={styles.account}>
          <AccountControl place="menu" />
        </div>
        <div className={styles.more}>
          <LanguageButton onClick={chooseLanguage} />
        </div>
      </dialog>
    </>
  )
}
