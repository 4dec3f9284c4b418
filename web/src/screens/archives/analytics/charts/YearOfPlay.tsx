import type { ArchiveOverview } from '@ai-vault/contract/archives.ts'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId, useMemo, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { TextButton } from '../../../../ui/controls/buttons/TextButton.tsx'
import { type Column, Table } from '../../../../ui/figures/Table.tsx'
import { Plate } from '../../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../../ui/page/SectionHead.tsx'
import text from '../../../../ui/text.module.css'
import { dateFormat } from '../../../../words/formats.ts'
import { words } from '../../words.ts'
import { busiestHours, isWithin, localNow, monthsOf, partsOfDay, weeksOf } from './calendar.ts'
import styles from './YearOfPlay.module.css'

interface YearOfPlayProps {
  readonly calendar: ArchiveOverview['calendar']
  readonly hours: ArchiveOverview['hours_of_day']
  readonly picked: string | undefined
  readonly onPick: (day: string | undefined) => void
}

const labels = words.year
const spoken = dateFormat({ dateStyle: 'full', timeZone: 'UTC' })
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 }

/** A year as a grid of days with one tab stop, the hours of the day, and both as a table. */
export function YearOfPlay({ calendar, hours, picked, onPick }: YearOfPlayProps) {
  return (
    <Plate>
      <SectionHead title={labels.title} glyph="i-clock">
        <span className={`${text.small} ${text.dim}`}>
          {labels.sum(
            calendar.reduce((sum, { runs }) => sum + runs, 0),
            calendar.length,
          )}
        </span>
      </SectionHead>
      <DayGrid calendar={calendar} picked={picked} onPick={onPick} />
      <p className={styles.key}>
        <span aria-hidden="true">
          {labels.none}{' '}
          {[0, 1, 2, 3, 4].map((level) => (
            <i key={level} className={styles[`h${level}`]} />
          ))}{' '}
          {labels.many}
        </span>
        {picked ? (
          <TextButton onClick={() => onPick(undefined)}>{words.list.everyDay}</TextButton>
        ) : (
          <span className={text.dim}>{labels.pick}</span>
        )}
      </p>
      {hours.some((runs) => runs > 0) && <HoursOfDay hours={hours} />}
      <details className={styles.table}>
        <summary>{labels.table}</summary>
        <Table
          caption={labels.caption}
          columns={MONTH_COLUMNS}
          rows={monthsOf(calendar)}
          rowKey={({ month }) => month}
        />
        <Table
          caption={labels.hours}
          columns={HOUR_COLUMNS}
          rows={hours.map((runs, hour) => ({ hour, runs })).filter(({ runs }) => runs > 0)}
          rowKey={({ hour }) => hour}
        />
      </details>
    </Plate>
  )
}

/** A week a column, the halves of the year below each other on a phone; the arrows walk from day to day. */
function DayGrid({ calendar, picked, onPick }: Omit<YearOfPlayProps, 'hours'>) {
  const weeks = useMemo(() => weeksOf(calendar, localNow()), [calendar])
  const days = weeks.flat()
  const [at, setAt] = useState(days.length - 1)
  const ids = useId()
  const here = days[Math.min(at, days.length - 1)]
  const halves = [weeks.slice(0, Math.ceil(weeks.length / 2)), weeks.slice(Math.ceil(weeks.length / 2))]
  const toggle = (date: string) => onPick(date === picked ? undefined : date)

  function handleKey(event: KeyboardEvent) {
    if ((event.key === 'Enter' || event.key === ' ') && here) {
      event.preventDefault()
      toggle(here.date)
      return
    }
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    setAt(Math.min(days.length - 1, Math.max(0, at + step)))
  }

  function handleClick(event: MouseEvent) {
    const place = days.findIndex(({ date }) => `${ids}-${date}` === (event.target as HTMLElement).id)
    const day = days[place]
    if (!day) return
    setAt(place)
    toggle(day.date)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: days are picked with one tab stop, which a table cannot do
    <div
      role="grid"
      tabIndex={0}
      aria-label={labels.label}
      aria-activedescendant={here && `${ids}-${here.date}`}
      className={styles.year}
      style={
        {
          '--weeks': halves[0]?.length,
          '--halves': halves.map(({ length }) => `${length}fr`).join(' '),
        } as CSSProperties
      }
      onKeyDown={handleKey}
      onClick={handleClick}
    >
      {halves.map((half) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        <div key={half[0]?.[0]?.date} role="rowgroup" className={styles.heat}>
          {half.map((week) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
            <div key={week[0]?.date} role="row" className={styles.week}>
              <span className={styles.month} aria-hidden="true">
                {monthBegun(week)}
              </span>
              {week.map((day) => (
                // biome-ignore lint/a11y/useSemanticElements: see above
                // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
                <span
                  key={day.date}
                  id={`${ids}-${day.date}`}
                  role="gridcell"
                  aria-selected={day.date === picked}
                  aria-label={labels.day(spoken.format(Date.parse(day.date)), day.runs)}
                  className={classNames(styles[`h${day.level}`], day === here && styles.here)}
                />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** At which hours of the day was played, and the share of each part of it. */
function HoursOfDay({ hours }: Pick<YearOfPlayProps, 'hours'>) {
  const most = Math.max(1, ...hours)
  const busiest = useMemo(() => busiestHours(hours), [hours])
  return (
    <>
      <p className={styles.caption}>
        <span className={text.cap}>{labels.hours}</span>
        {busiest && <span>{labels.busiest(busiest.from, busiest.to, busiest.percent)}</span>}
      </p>
      <ol className={styles.hours} aria-hidden="true">
        {hours.map((count, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the hour
          <li key={hour} className={busiest && isWithin(hour, busiest) ? styles.busy : undefined}>
            <i style={{ '--v': `${(100 * count) / most}%` } as CSSProperties} />
          </li>
        ))}
      </ol>
      <ul className={styles.parts}>
        {partsOfDay(hours).map(({ name, from, to, percent }) => (
          <li key={name}>
            <b>{words.percent(percent)}</b> {labels.parts[name]}{' '}
            <span className={text.dim}>{labels.span(from, to)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const monthName = dateFormat({ month: 'short', timeZone: 'UTC' })
/** The month whose first day a week holds. */
function monthBegun(week: readonly { readonly date: string }[]): string {
  const first = week.find(({ date }) => date.endsWith('-01'))
  return first ? monthName.format(Date.parse(first.date)) : ''
}

const MONTH_COLUMNS: readonly Column<ReturnType<typeof monthsOf>[number]>[] = [
  { key: 'month', head: labels.month, cell: ({ month }) => month },
  { key: 'runs', head: labels.count, number: true, cell: ({ runs }) => runs },
  { key: 'days', head: labels.daysPlayed, number: true, cell: ({ days }) => days },
]

const HOUR_COLUMNS: readonly Column<{ hour: number; runs: number }>[] = [
  { key: 'hour', head: labels.hour, cell: ({ hour }) => labels.clock(hour) },
  { key: 'runs', head: labels.count, number: true, cell: ({ runs }) => runs },
]
