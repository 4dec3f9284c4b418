import { useQuery } from '@tanstack/react-query'
import { briefingQuery } from '../../data/queries.ts'
import { splitCount } from '../../ui/count.ts'
import { Plate } from '../../ui/Plate.tsx'
import { Reading } from '../../ui/Reading.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { SourceMark } from '../../ui/SourceMark.tsx'
import { dateFormat } from '../../words/choose-words.ts'
import styles from './HubScreen.module.css'
import { words } from './words/words.ts'

const DAY = 86_400_000
const dayOf = dateFormat({ day: 'numeric', month: 'short' })
const { briefing } = words

/** Counters of this installation (F-062), counted and never invented; an em dash where none came. */
export function Briefing() {
  const { data } = useQuery(briefingQuery)
  return (
    <Plate role="region" aria-labelledby="briefing">
      <SectionHead title={briefing.title} id="briefing" glyph="i-eye">
        {data && <SourceMark source="live" />}
      </SectionHead>
      <div className={styles.counters}>
        <Counter label={briefing.active} value={data?.active_guardians} note={briefing.activeNote} />
        <Counter label={briefing.points} value={data?.data_points} note={briefing.pointsNote} />
        <Reading
          label={briefing.uptime}
          value={data && shareOf(data.uptime_percent)}
          unit="%"
          note={countedSince(data?.since, Date.now())}
        />
      </div>
    </Plate>
  )
}

const shareOf = (percent: number) => (percent === 100 ? '100' : percent.toFixed(1))

/** The share counts at most 30 days; a younger installation says since when. */
export function countedSince(since: string | undefined, now: number): string {
  const start = Date.parse(since ?? '')
  return now - start < 30 * DAY ? briefing.since(dayOf.format(start)) : briefing.month
}

interface CounterProps {
  readonly label: string
  readonly value: number | undefined
  readonly note: string
}

function Counter({ label, value, note }: CounterProps) {
  const split = value === undefined ? undefined : splitCount(value)
  return (
    <Reading label={label} value={split?.number} {...(split?.unit && { unit: split.unit })} note={note} />
  )
}
