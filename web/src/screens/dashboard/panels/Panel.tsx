import { type ReactNode, useContext, useId } from 'react'
import { type Source, SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Bay } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { MissingContext } from '../missing.ts'
import styles from './Panels.module.css'
import { words } from './words.tsx'

interface PanelProps {
  readonly title: string
  readonly source?: Source | undefined
  readonly children: ReactNode
}

/** One bay of the dashboard: a named region whose head says where its numbers come from. */
export function Panel({ title, source, children }: PanelProps) {
  const id = useId()
  return (
    <Bay role="region" aria-labelledby={id}>
      <SectionHead title={title} id={id} level={3}>
        {source && <SourceMark source={source} />}
      </SectionHead>
      {children}
    </Bay>
  )
}

/** What stands in a panel that has nothing to show, and why. */
export function Nothing({ children }: { readonly children: ReactNode }) {
  const missing = useContext(MissingContext)
  return (
    <p className={styles.nothing}>
      {missing === 'unread' && words.unread}
      {missing === 'withheld' && words.withheld}
      {missing === 'none' && children}
    </p>
  )
}
