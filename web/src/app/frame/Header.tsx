import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { MenuScreen } from '../../loading/screen.ts'
import { Link } from '../../routing/Link.tsx'
import { useLocation } from '../../routing/use-address.ts'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { AI_SCREENS, isCurrent, MAIN_SCREENS, MORE_SCREENS } from '../screen-list.ts'
import { StatusDot } from '../status/StatusDot.tsx'
import { WeekRuler } from '../status/WeekRuler.tsx'
import { words } from '../words.ts'
import { AccountControl } from './AccountControl.tsx'
import { Brand } from './Brand.tsx'
import type { Overlay } from './Footer.tsx'
import styles from './Header.module.css'
import { MobileMenu } from './MobileMenu.tsx'

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

/**
 * A button that shows a list of links under itself: Escape closes and gives the focus back, arrows walk, leaving closes.
 * Links stay links (no menu role), so that Tab, middle click and screen readers treat them as such.
 */
function MoreMenu({ pathname }: { readonly pathname: string }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  function walk(step: 1 | -1) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    // From the button, the first one or the last one.
    const from = Math.max(links.indexOf(document.activeElement as HTMLAnchorElement), step > 0 ? -1 : 0)
    links.at((from + step) % links.length)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false)
      button.current?.focus()
    } else if (event.key === 'ArrowDown' || (event.key === 'ArrowUp' && open)) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setOpen(true)
      if (open) walk(step)
      else requestAnimationFrame(() => walk(step))
    }
  }

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  /** For the keys and the focus of the button and of the links together. */
  const handlers = { onKeyDown, onBlur }

  return (
    <div className={styles.more} {...handlers}>
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {words.header.more}
        <Glyph name="i-down" size="s" />
      </button>
      <div ref={list} id={id} className={styles.menu} hidden={!open} tabIndex={-1}>
        {MORE_SCREENS.map((entry) => (
          <Link
            key={entry.path}
            to={entry.path}
            aria-description={entry.words.purpose}
            aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
            onClick={() => setOpen(false)}
          >
            <Glyph name={entry.glyph} size="s" />
            <span data-purpose={entry.words.purpose}>{entry.words.name}</span>
          </Link>
        ))}
      </div>
    </div>
  )
}
