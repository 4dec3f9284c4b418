import { useId } from 'react'
import { Link } from '../../routing/Link.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import { isCurrent, MORE_SCREENS } from '../screen-list.ts'
import { words } from '../words/words.ts'
import styles from './Header.module.css'
import { useDisclosure } from './use-disclosure.ts'

export function MoreMenu({ pathname }: { readonly pathname: string }) {
  const { open, setOpen, close, button, list, frame } = useDisclosure()
  const id = useId()
  return (
    <div className={styles.more} {...frame}>
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
            onClick={close}
          >
            <Glyph name={entry.glyph} size="s" />
            <span data-purpose={entry.words.purpose}>{entry.words.name}</span>
          </Link>
        ))}
      </div>
    </div>
  )
}
