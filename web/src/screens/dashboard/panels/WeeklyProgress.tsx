import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { useEffect, useRef } from 'react'
import { describeLeft, readWeek } from '../../../app/status/week.ts'
import { routeAt } from '../../../routing/use-address.ts'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import { type Column, Table } from '../../../ui/figures/Table.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import text from '../../../ui/text.module.css'
import { useNow } from '../../../ui/use-now.ts'
import { classGlyph } from '../class-glyph.ts'
import { Nothing, Panel } from './Panel.tsx'
import styles from './Panels.module.css'
import { words } from './words/words.ts'

const said = words.week

type Weekly = Extra<'weekly'>
type Row = Weekly['rows'][number]
type Cell = Row['cells'][number]

const route = routeAt('/dashboard')
const MINUTE = 60_000
const OPEN_SHOWN = 8

/** The week's milestones by character, and how long it still is (F-082). */
export function WeeklyProgress({ weekly }: { readonly weekly: Weekly | undefined }) {
  const now = useNow(MINUTE)
  return (
    <Panel
      title={said.title}
      className={styles.whole}
      source={weekly?.source}
      end={<span className={styles.left}>{said.left(describeLeft(readWeek(now)))}</span>}
    >
      {weekly && weekly.rows.length > 0 ? <Week weekly={weekly} /> : <Nothing>{said.none}</Nothing>}
    </Panel>
  )
}

/** What is still open stands first; beyond a screenful, and what every character has done, is folded away. */
function Week({ weekly }: { readonly weekly: Weekly }) {
  const sought = route.useSearch(({ task }) => task)
  const columns = columnsFor(weekly, sought)
  const rowKey = ({ hash }: Row) => hash
  const isDone = ({ cells }: Row) => cells.every((cell) => cell === null || cell.complete)
  const open = weekly.rows.filter((row) => !isDone(row))
  const folded = [...open.slice(OPEN_SHOWN), ...weekly.rows.filter(isDone)]
  return (
    <>
      {open.length > 0 ? (
        <Table caption={said.openTasks} columns={columns} rows={open.slice(0, OPEN_SHOWN)} rowKey={rowKey} />
      ) : (
        <p className={styles.nothing}>{said.allDone}</p>
      )}
      {folded.length > 0 && (
        <details className={styles.folded} open={folded.some(({ hash }) => String(hash) === sought)}>
          <summary>
            {describeFolded(
              open.length - OPEN_SHOWN,
              weekly.rows.length - open.length,
              weekly.characters.length,
            )}
          </summary>
          <Table caption={said.furtherTasks} columns={columns} rows={folded} rowKey={rowKey} />
        </details>
      )}
    </>
  )
}

function describeFolded(open: number, done: number, characters: number): string {
  const inWords = characters > 1 ? said.doneByAll : said.moreDone
  return [open > 0 && said.moreOpen(open), done > 0 && inWords(done)].filter(Boolean).join(', ')
}

function columnsFor({ characters }: Weekly, sought: string | undefined): readonly Column<Row>[] {
  return [
    { key: 'task', head: said.task, cell: (row) => <Task row={row} sought={String(row.hash) === sought} /> },
    ...characters.map(({ id, class: className }, at): Column<Row> => {
      const glyph = classGlyph(className)
      return {
        key: id,
        number: true,
        head: glyph ? (
          <span className={styles.classColumn}>
            <Glyph name={glyph} size="s" />
            <span className={text.sr}>{className}</span>
          </span>
        ) : (
          className
        ),
        cell: ({ cells }) => <Progress cell={cells[at] ?? null} />,
      }
    }),
  ]
}

/** The task that a link asked for comes into view and takes the focus, once. */
function Task({ row: { name, activities = [] }, sought }: { readonly row: Row; readonly sought: boolean }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!sought) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [sought])
  return (
    <span ref={place} tabIndex={-1} className={sought ? styles.sought : styles.task}>
      {name}
      {activities.length > 0 && <small>{activities.join(', ')}</small>}
    </span>
  )
}

function Progress({ cell }: { readonly cell: Cell }) {
  if (cell === null) return <span className={styles.open}>{MISSING}</span>
  if (cell.complete) return <span className={styles.done}>{said.done}</span>
  if (cell.progress > 0) return `${cell.progress}/${cell.completion_value}`
  return <span className={styles.open}>{said.open}</span>
}
