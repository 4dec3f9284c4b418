import { type ReactNode, useId } from 'react'
import { Bay } from '../../../ui/Plate.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { type Source, SourceMark } from '../../../ui/SourceMark.tsx'
import styles from './Panels.module.css'

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

interface NothingProps {
  /** False where the answer does not speak of it: then nobody can say that there is none. */
  readonly known: boolean
  readonly children: ReactNode
}

/** What stands in a panel that has nothing to show, and why. */
export function Nothing({ known, children }: NothingProps) {
  return (
    <p className={styles.nothing}>
      {known ? children : 'Not read yet. It appears here as soon as the platform hands it out.'}
    </p>
  )
}
