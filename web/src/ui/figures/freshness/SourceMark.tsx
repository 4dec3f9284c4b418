import { createContext, useContext } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './SourceMark.module.css'

/** Where a number comes from; every number says it. */
export type Source = 'live' | 'estimated' | 'sample'

/** Whether what stands here is the last good copy: then nothing in it is live. */
export const SavedContext = createContext(false)

/**
 * Whether live is worth seeing here. It is the rule, and the head of a screen (or `seen`, where a screen has no such
 * head) says it once for all of it; beside single figures only the exceptions are seen. Those who listen hear both.
 */
export const HeadContext = createContext(false)

interface SourceMarkProps {
  readonly source: Source
  readonly seen?: boolean
}

export function SourceMark({ source, seen = false }: SourceMarkProps) {
  const saved = useContext(SavedContext) && source === 'live'
  const isHead = useContext(HeadContext)
  const shown = saved ? 'saved' : source
  if (shown === 'live' && !isHead && !seen) return <span className={styles.quiet}>{shown}</span>
  return <span className={classNames(styles.mark, shown !== 'live' && styles[shown])}>{shown}</span>
}
