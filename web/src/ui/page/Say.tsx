import type { ReactNode } from 'react'
import styles from './Say.module.css'

/** What a screen is for, in one sentence. */
export function Say({ children }: { readonly children: ReactNode }) {
  return <p className={styles.say}>{children}</p>
}

/** Why, in one line below it. */
export function Reason({ children }: { readonly children: ReactNode }) {
  return <p className={styles.reason}>{children}</p>
}
