import type { MenuScreen } from '../../loading/screen.ts'
import { Link } from '../../routing/Link.tsx'
import { useLocation } from '../../routing/use-address.ts'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { AI_SCREENS, isCurrent, MAIN_SCREENS } from '../screen-list.ts'
import { StatusDot } from '../status/StatusDot.tsx'
import { WeekRuler } from '../status/WeekRuler.tsx'
import { words } from '../words/words.ts'
import { AccountControl } from './AccountControl.tsx'
import { Brand } from './Brand.tsx'
import type { Overlay } from './Footer.tsx'
import styles from './Header.module.css'
import { MobileMenu } from './MobileMenu.tsx'
import { MoreMenu } from './MoreMenu.tsx'

export function Header({ onOpen }: { readonly onOpen: (overlay: Overlay) => void }) {
  const pathname = useLocation((location) => location.pathname)
  const current = (entry: MenuScreen) => (isCurrent(entry, pathname) ? 'page' : undefined)
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Brand />
        <nav className={styles.nav} aria-label={words.header.main}>
          {MAIN_SCREENS.map((entry) => (
            <Link key={entry.path} to={entry.path} className={styles.link} aria-current={current(entry)}>
              {entry.words.name}
            </Link>
          ))}
          <MoreMenu pathname={pathname} />
        </nav>
        <nav className={`${styles.nav} ${styles.ai}`} aria-label={words.header.intelligence}>
          {AI_SCREENS.map((entry) => (
            <Link
              key={entry.path}
              to={entry.path}
              className={`${styles.link} ${styles.aiLink}`}
              aria-current={current(entry)}
            >
              <Glyph name={entry.glyph} size={entry.glyph === 'mark' ? 'm' : 's'} />
              {entry.words.name}
            </Link>
          ))}
        </nav>
        <div className={styles.end}>
          <WeekRuler />
          <StatusDot />
          <AccountControl place="header" />
          <MobileMenu pathname={pathname} onOpen={onOpen} />
        </div>
      </div>
    </header>
  )
}
