import type { ReactNode } from 'react'
import art from '../../ui/art.module.css'
import { classNames } from '../../ui/class-names.ts'
import styles from './SheetHero.module.css'

/** The orbits behind the weapon. */
export function SheetArt({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.art}>
      <svg
        className={classNames(art.art, styles.orbits)}
        viewBox="0 0 420 138"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <circle className={art.line} cx="210" cy="72" r="88" />
        <circle className={art.faint} cx="210" cy="72" r="128" />
        <circle className={classNames(art.faint, art.dash)} cx="210" cy="72" r="176" />
        <path className={art.line} d="M12 72H78M342 72H408" />
        <circle className={art.goldPoint} cx="148" cy="10" r="2.4" />
      </svg>
      {children}
    </div>
  )
}
