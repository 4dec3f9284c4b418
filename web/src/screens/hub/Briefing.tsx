import { useQuery } from '@tanstack/react-query'
import { briefingQuery } from '../../data/queries.ts'
import { splitCount } from '../../ui/count.ts'
import { Plate } from '../../ui/Plate.tsx'
import { Reading } from '../../ui/Reading.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { SourceMark } from '../../ui/SourceMark.tsx'
import styles from './HubScreen.module.css'

const DAY = 86_400_000
const dayOf = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })

/** Counters of this installation (F-062), counted and never invented; an em dash where none came. */
export function Briefing() {
  const { data } = useQuery(briefingQuery)
  return (
    <Plate role="region" aria-labelledby="briefing">
      <SectionHead title="Intelligence Briefing" id="briefing" glyph="i-eye">
        {data && <SourceMark source="live" />}
      </SectionHead>
      <div className={styles.counters}>
        <Counter label="Active guardians" value={data?.active_guardians} note="seen in 7 days" />
        <Counter label="Data points" value={data?.data_points} note="stored readings" />
        <Reading
          label="Uptime"
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
  return now - start < 30 * DAY ? `since ${dayOf.format(start)}` : 'last 30 days'
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
