import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { opensLater } from '@ai-vault/game/scores/week/open-days.ts'
import { useContext, useEffect, useRef } from 'react'
import { routeAt } from '../../../routing/use-address.ts'
import { AddressLink } from '../../../ui/controls/buttons/AddressLink.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { describeMinutes } from '../../../ui/figures/describe-minutes.ts'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import { type Column, Table } from '../../../ui/figures/Table.tsx'
import { describeLeft, readWeek } from '../../../ui/figures/week.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { useFold } from '../../../ui/page/folds.ts'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import text from '../../../ui/text.module.css'
import { useNow } from '../../../ui/use-now.ts'
import { dateFormat } from '../../../words/formats.ts'
import { classGlyph } from '../class-glyph.ts'
import { MissingContext } from '../missing.ts'
import styles from './Week.module.css'
import { words } from './words.tsx'

const labels = words.week
const opening = dateFormat({ weekday: 'long', hour: '2-digit', minute: '2-digit' })

type Weekly = Extra<'weekly'>
type Row = Weekly['rows'][number]
type Cell = Row['cells'][number]

const route = routeAt('/dashboard')
const MINUTE = 60_000
const ROWS_SHOWN = 6
const FEW_SHOWN = 3

interface WeekProps {
  readonly weekly: Weekly | undefined
  /** Something else is more urgent: only the first few. */
  readonly short: boolean
}

/** What the week still holds by character, and how long it still is (F-082). */
export function Week({ weekly, short }: WeekProps) {
  const now = useNow(MINUTE)
  const missing = useContext(MissingContext)
  const left = labels.left(describeLeft(readWeek(now)))
  const cells =
    weekly?.rows
      .filter((row) => !opensLater(row, now))
      .flatMap((row) => row.cells.filter((cell) => cell !== null)) ?? []
  const open = cells.filter(({ complete }) => !complete).length
  return (
    <section aria-labelledby="weekly-progress">
      <SectionHead title={labels.title} id="weekly-progress">
        <span className={styles.left}>
          {weekly && <SourceMark source={weekly.source} />}
          {cells.length > 0 ? labels.open(open, cells.length, left) : left}
        </span>
      </SectionHead>
      {weekly && weekly.rows.length > 0 ? (
        <Rows weekly={weekly} shown={short ? FEW_SHOWN : ROWS_SHOWN} now={now} />
      ) : (
        <p className={styles.nothing}>{missing === 'none' ? labels.none : labels[missing]}</p>
      )}
    </section>
  )
}

/** What is still open stands first; what every character has done comes with the rest. */
interface RowsProps {
  readonly weekly: Weekly
  readonly shown: number
  readonly now: number
}

function Rows({ weekly, shown, now }: RowsProps) {
  const { task: sought, on } = route.useSearch()
  const { open: all, toggle } = useFold('week')
  const isDone = ({ cells }: Row) => cells.every((cell) => cell === null || cell.complete)
  const rows = [...weekly.rows.filter((row) => !isDone(row)), ...weekly.rows.filter(isDone)]
  const isSought = ({ hash }: Row) => String(hash) === sought
  const whole = all || rows.findIndex(isSought) >= shown
  const rest = rows.length - shown
  return (
    <>
      {rows.every(isDone) && <p className={styles.nothing}>{labels.allDone}</p>}
      <Table
        caption={labels.tasks}
        columns={columnsFor(weekly, isSought, on, now)}
        rows={whole ? rows : rows.slice(0, shown)}
        rowKey={({ hash }) => hash}
      />
      <p className={styles.more}>
        {rest > 0 && (
          <TextButton aria-expanded={whole} onClick={toggle}>
            {whole ? labels.fewer : labels.more(rest)}
          </TextButton>
        )}
        <AddressLink to="/atlas?list=plan">{labels.plan}</AddressLink>
      </p>
    </>
  )
}

function columnsFor(
  { characters, rows }: Weekly,
  isSought: (row: Row) => boolean,
  on: string | undefined,
  now: number,
): readonly Column<Row>[] {
  const usual: Column<Row> = {
    key: 'usual',
    head: labels.usual,
    number: true,
    optional: true,
    cell: ({ run_minutes: minutes }) => (minutes === undefined ? MISSING : describeMinutes(minutes)),
  }
  return [
    { key: 'task', head: labels.what, cell: (row) => <Task row={row} sought={isSought(row)} now={now} /> },
    ...(rows.some(({ run_minutes }) => run_minutes !== undefined) ? [usual] : []),
    ...characters.map(({ id, class: className }, at): Column<Row> => {
      const glyph = classGlyph(className)
      return {
        key: id,
        number: true,
        head: (
          <span className={styles.class}>
            {glyph && <Glyph name={glyph} size="s" />}
            <span className={glyph ? text.srPhone : undefined}>{className}</span>
          </span>
        ),
        cell: (row) => (
          <Progress
            cell={row.cells[at] ?? null}
            closed={opensLater(row, now)}
            sought={id === on && isSought(row)}
          />
        ),
      }
    }),
  ]
}

/** The task that a link asked for comes into view and takes the focus, once. */
function Task({ row, sought, now }: { readonly row: Row; readonly sought: boolean; readonly now: number }) {
  const { name, activities = [], opens_at: opens } = row
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!sought) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [sought])
  return (
    <span ref={place} tabIndex={-1} className={sought ? styles.sought : styles.task}>
      <b>{name}</b>
      {opens && opensLater(row, now) ? (
        <small>{labels.opens(opening.format(Date.parse(opens)))}</small>
      ) : (
        activities.length > 0 && <small>{activities.join(', ')}</small>
      )}
    </span>
  )
}

/** Of the task that a link asked for, the character that is meant is marked. */
function Progress(props: { readonly cell: Cell; readonly sought: boolean; readonly closed: boolean }) {
  const { cell, sought, closed } = props
  if (cell === null || (closed && !cell.complete)) return <span className={text.dim}>{MISSING}</span>
  const state = cell.complete ? 'done' : cell.progress > 0 ? 'begun' : 'open'
  return (
    <span className={styles.state} data-state={state} aria-current={sought || undefined}>
      <i />
      {state === 'done' && labels.done}
      {state === 'begun' && `${cell.progress}/${cell.completion_value}`}
      {state === 'open' && labels.opened}
    </span>
  )
}
