import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import styles from './ListTools.module.css'
import { words } from './words.ts'

interface ListToolsProps {
  readonly search?: ReactNode
  /** How many of the filters are not as usual. */
  readonly changed: number
  readonly children: ReactNode
}

/** What narrows a list, in one line; on a phone all but the search folds behind a button that says how much is in use. */
export function ListTools({ search, changed, children }: ListToolsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.tools}>
      {search && <div className={styles.search}>{search}</div>}
      <Button className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.filters(changed)}
      </Button>
      <div className={styles.filters} data-open={isOpen}>
        {children}
      </div>
    </div>
  )
}
