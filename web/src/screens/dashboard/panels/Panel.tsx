import { createContext, type ReactNode, useContext, useId } from 'react'
import { type Source, SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Bay } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from './Panels.module.css'
import { words } from './words/words.ts'

interface PanelProps {
  readonly title: string
  readonly source?: Source | undefined
  /** Beside the source mark. */
  readonly end?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** One bay of the dashboard: a named region whose head says where its numbers come from. */
export function Panel({ title, source, end, className, children }: PanelProps) {
  const id = useId()
  return (
    <Bay role="region" aria-labelledby={id} className={className}>
      <SectionHead title={title} id={id}>
        {end}
        {source && <SourceMark source={source} />}
      </SectionHead>
      {children}
    </Bay>
  )
}

/** Why a part may be missing: it is on its way, or the platform keeps it from us. Otherwise there is none. */
export const MissingContext = createContext<'unread' | 'withheld' | 'none'>('none')

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
