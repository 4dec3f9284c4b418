import { useId } from 'react'
import { classNames } from '../../class-names.ts'
import { formatCount } from '../../figures/count.ts'
import hint from '../../scroll-hint.module.css'
import text from '../../text.module.css'
import styles from './Segments.module.css'

interface Segment<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly count?: number | undefined
}

interface SegmentsProps<Id extends string> {
  readonly label: string
  readonly segments: readonly Segment<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  readonly tone?: 'gold' | 'ai'
}

/** One choice of a few that filters what stands below: radio buttons in a row. */
export function Segments<Id extends string>({
  label,
  segments,
  selected,
  onSelect,
  tone = 'gold',
}: SegmentsProps<Id>) {
  const group = useId()
  return (
    <fieldset className={classNames(styles.segments, hint.fades, tone === 'ai' && styles.ai)}>
      <legend className={text.sr}>{label}</legend>
      {segments.map(({ id, label: name, count }) => (
        <label key={id} className={styles.segment}>
          <input type="radio" name={group} checked={id === selected} onChange={() => onSelect(id)} />
          {name}
          {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
        </label>
      ))}
    </fieldset>
  )
}
