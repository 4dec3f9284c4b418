import { classNames } from './class-names.ts'
import styles from './SourceMark.module.css'

/** Where a number comes from; every number says it. */
export type Source = 'live' | 'estimated' | 'sample'

export function SourceMark({ source }: { readonly source: Source }) {
  return <span className={classNames(styles.mark, source !== 'live' && styles[source])}>{source}</span>
}
