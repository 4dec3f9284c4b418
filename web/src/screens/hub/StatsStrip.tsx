import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { formatCount } from '../../ui/figures/count.ts'
import { Reading, ReadingStrip } from '../../ui/figures/Reading.tsx'
import type { HubFacts } from './hub-facts.ts'
import { words } from './words.tsx'

const { strip } = words

interface StatsStripProps {
  readonly facts: HubFacts
  readonly loading: boolean
}

/** Power, class, triumphs, activities (F-061): skeleton, then the value, or an em dash. */
export function StatsStrip({ facts, loading }: StatsStripProps) {
  const { lightLevel, className, triumphs, activities } = facts
  const shown = (value: string | undefined) => (loading ? <Skeleton width="3ch" /> : value)
  return (
    <ReadingStrip>
      <Reading
        label={strip.light}
        value={shown(lightLevel === undefined ? undefined : formatCount(lightLevel))}
        note={strip.lightNote}
        source={loading ? undefined : 'live'}
      />
      <Reading label={strip.class} kind="word" value={shown(className)} note={strip.classNote} />
      <Reading
        label={strip.triumphs}
        value={shown(triumphs && formatCount(triumphs.done))}
        {...(triumphs && { unit: strip.outOf(formatCount(triumphs.total)) })}
        note={triumphs ? strip.complete(triumphs.percent) : strip.completed}
        source={loading ? undefined : 'live'}
      />
      <Reading
        label={strip.activities}
        value={shown(activities === undefined ? undefined : formatCount(activities))}
        note={strip.activitiesNote}
        source={loading ? undefined : 'live'}
      />
    </ReadingStrip>
  )
}
