import { createContext, useContext } from 'react'
import { classNames } from '../class-names.ts'
import styles from './SourceMark.module.css'

/** Where a number comes from; every number says it. */
export type Source = 'live' | 'estimated' | 'sample'

/** Whether what stands here is the last good copy: then nothing in it is live. */
export const SavedContext = createContext(false)

export function SourceMark({ source }: { readonly source: Source }) {
  const saved = useContext(SavedContext) && source === 'live'
  const shown = saved ? 'saved' : source
  return <span className={classNames(styles.mark, shown !== 'live' && styles[shown])}>{shown}</span>
}
