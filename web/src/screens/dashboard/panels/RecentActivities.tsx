import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import type { ReactNode } from 'react'
import { Link } from '../../../routing/Link.tsx'
import { describeDuration } from '../../../ui/figures/duration.ts'
import { Estimate } from '../../../ui/figures/Estimate.tsx'
import { describeAge } from '../../../ui/figures/freshness/age.ts'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { MISSING } from '../../../ui/figures/Reading.tsx'
import { type Column, Table } from '../../../ui/figures/Table.tsx'
import layout from '../../../ui/layout.module.css'
import text from '../../../ui/text.module.css'
import { useNow } from '../../../ui/use-now.ts'
import dashboard from '../Dashboard.module.css'
import { Nothing } from './Panel.tsx'
import styles from './Panels.module.css'
import { words } from './words.tsx'

const labels = words.recent

type Recent = Extra<'recent_activities'>
type Entry = Recent['entries'][number]

const MINUTE = 60_000

/** The last ten, over all characters (F-094); without a history what power and god rolls suggest (F-095). */
export function RecentActivities({ recent }: { readonly recent: Recent | undefined }) {
  const now = useNow(MINUTE)
  return (
    <>
      {recent?.source === 'live' && <SourceMark source="live" />}
      {recent && recent.entries.length > 0 ? (
        <Asked isLive={recent.source === 'live'}>
          <div className={layout.hidePhone}>
            <Table
              caption={labels.caption}
              columns={columnsAt(now)}
              rows={recent.entries}
              rowKey={({ instance_id, name }) => instance_id ?? name}
            />
          </div>
          <ul className={`${layout.onlyPhone} ${dashboard.rows}`}>
            {recent.entries.map((entry) => (
              <li key={entry.instance_id ?? entry.name} className={styles.entry}>
                <b>
                  <Name {...entry} />
                </b>
                <span className={styles.entryFacts}>{inOneLine(entry, now)}</span>
              </li>
            ))}
          </ul>
        </Asked>
      ) : (
        <Nothing>{labels.none}</Nothing>
      )}
    </>
  )
}

/** What is only likely is shown when it is asked for. */
function Asked({ isLive, children }: { readonly isLive: boolean; readonly children: ReactNode }) {
  return isLive ? children : <Estimate reason={labels.none}>{children}</Estimate>
}

const columnsAt = (now: number): readonly Column<Entry>[] => [
  { key: 'name', head: labels.activity, cell: Name },
  { key: 'guardian', head: labels.guardian, cell: (entry) => entry.class ?? MISSING },
  { key: 'result', head: labels.result, cell: Result },
  { key: 'kd', head: labels.kd, number: true, cell: ({ kd }) => kd?.toFixed(1) ?? MISSING },
  {
    key: 'time',
    head: labels.time,
    number: true,
    cell: ({ duration_seconds: seconds }) => (seconds === undefined ? MISSING : describeDuration(seconds)),
  },
  {
    key: 'when',
    head: labels.when,
    number: true,
    cell: ({ period }) => (period === undefined ? MISSING : describeAge(now - Date.parse(period), now)),
  },
]

/** A table would not fit a phone: what is known, in one line. */
function inOneLine(entry: Entry, now: number): string {
  const { result, kd, duration_seconds: seconds, period } = entry
  return [
    entry.class,
    result,
    kd !== undefined && labels.kdOf(kd.toFixed(1)),
    seconds !== undefined && describeDuration(seconds),
    period !== undefined && describeAge(now - Date.parse(period), now),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Leads to the report; an estimate has none. */
function Name({ name, instance_id: id }: Entry) {
  if (id === undefined) return name
  return (
    <Link
      to="/dashboard"
      search={(now) => ({ ...now, report: id })}
      state={{ opensReport: true }}
      resetScroll={false}
    >
      <span className={text.sr}>{labels.report}</span>
      <bdi>{name}</bdi>
    </Link>
  )
}

function Result({ result, completed }: Entry) {
  return <span className={completed === false ? text.warn : text.soft}>{result}</span>
}
