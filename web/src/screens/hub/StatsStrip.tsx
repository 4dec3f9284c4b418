import { formatCount } from '../../ui/count.ts'
import { Reading, ReadingStrip } from '../../ui/Reading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './HubScreen.module.css'
import type { HubFacts } from './hub-facts.ts'

interface StatsStripProps {
  readonly facts: HubFacts
  readonly loading: boolean
}

/** Light level, class, triumphs, activities (F-061): skeleton, then the value, or an em dash. */
export function StatsStrip({ facts, loading }: StatsStripProps) {
  const { lightLevel, className, triumphs, activities } = facts
  const shown = (value: string | undefined) => (loading ? <Skeleton width="3ch" /> : value)
  return (
    <ReadingStrip className={styles.strip}>
      <Reading
        label="Light level"
        value={shown(lightLevel === undefined ? undefined : formatCount(lightLevel))}
        note="Of the character played last"
        source={loading ? undefined : 'live'}
      />
      <Reading label="Class" kind="word" value={shown(className)} note="Played last" />
      <Reading
        label="Triumphs"
        value={shown(triumphs && formatCount(triumphs.done))}
        {...(triumphs && { unit: `/ ${formatCount(triumphs.total)}` })}
        note={triumphs ? `${triumphs.percent} % complete` : 'Completed'}
        source={loading ? undefined : 'live'}
      />
      <Reading
        label="Activities"
        value={shown(activities === undefined ? undefined : formatCount(activities))}
        note="All that are on record"
        source={loading ? undefined : 'live'}
      />
    </ReadingStrip>
  )
}
