import type { Briefing as BriefingData } from '@ai-vault/contract/dashboard/briefing.ts'
import { useQuery } from '@tanstack/react-query'
import { briefingQuery } from '../../data/queries/queries.ts'
import { splitCount } from '../../ui/figures/count.ts'
import { SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import { Reading } from '../../ui/figures/Reading.tsx'
import { Fold } from '../../ui/page/Folds.tsx'
import styles from './HubScreen.module.css'
import { words } from './words.tsx'

const { briefing } = words

/** Counters of this installation (F-062), counted and never invented; an em dash where none came. */
export function Briefing() {
  const { data } = useQuery(briefingQuery)
  const points = data && splitCount(data.data_points)
  const line = points
    ? briefing.line(
        data.active_guardians,
        [points.number, points.unit].filter(Boolean).join(' '),
        shareOf(data.uptime_percent),
      )
    : briefing.unread
  return (
    <Fold id="briefing" glyph="i-eye" title={briefing.title} line={line}>
      {data && <SourceMark source="live" seen />}
      <div className={styles.counters}>
        <Counter label={briefing.active} value={data?.active_guardians} note={briefing.activeNote} />
        <Counter label={briefing.points} value={data?.data_points} note={briefing.pointsNote} />
        <Reading
          label={briefing.uptime}
          value={shareOf(data?.uptime_percent)}
          unit="%"
          note={data && watchedFor(data)}
        />
      </div>
    </Fold>
  )
}

/** Rounded down as well: 100 means not a second was missed. */
function shareOf(percent: number | undefined): string | undefined {
  if (percent === undefined) return undefined
  return percent === 100 ? '100' : (Math.floor(percent * 10) / 10).toFixed(1)
}

/** How much of the last 30 days the share was counted over. */
function watchedFor({ uptime_percent, watched_minutes: minutes }: BriefingData): string {
  if (uptime_percent === undefined || minutes === undefined) return briefing.unwatched
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return briefing.watchedDays(Math.floor(hours / 24))
  return hours > 0 ? briefing.watchedHours(hours) : briefing.watchedMinutes(minutes)
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
