import type { StatusHistory as History, StatusIncident } from '@ai-vault/contract/service/status-history.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../data/api/api-client.ts'
import { Signal } from '../../ui/feedback/Signal.tsx'
import { dateFormat } from '../../words/formats.ts'
import { lateWords } from '../late-words.ts'
import styles from './StatusHistory.module.css'
import { describeDays, describeLength, readDays } from './status-days.ts'

const SHOWN = 5
const words = lateWords.status
const moment = dateFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

const historySchema = () =>
  import('@ai-vault/contract/service/status-history.ts').then((module) => module.statusHistorySchema)

/** Asked for when someone opens the system status, and again when a minute has passed. */
export const statusHistoryQuery = queryOptions({
  queryKey: ['status', 'history'],
  queryFn: ({ signal }) => callApi({ path: '/api/system-status/history', schema: historySchema, signal }),
})

/** The last 30 days: a bar a day, taller where it was worse, and the incidents in words. */
export function StatusHistory() {
  const { data, isError } = useQuery(statusHistoryQuery)
  if (!data) return <p className={styles.note}>{isError ? words.unread : words.reading}</p>
  const days = readDays(data)
  return (
    <>
      <div className={styles.days} role="img" aria-label={describeDays(days)}>
        {days.map(({ at, state }) => (
          <i key={at} className={styles[state]} />
        ))}
      </div>
      {data.incidents.length === 0 ? (
        <p className={styles.note}>{describeQuiet(data)}</p>
      ) : (
        <ul className={styles.incidents}>
          {data.incidents.slice(0, SHOWN).map((incident) => (
            <Incident key={incident.id} incident={incident} now={Date.parse(data.until)} />
          ))}
          {data.incidents.length > SHOWN && (
            <li className={styles.note}>{words.earlier(data.incidents.length - SHOWN)}</li>
          )}
        </ul>
      )}
    </>
  )
}

/** Nobody can have seen an incident before the first look. */
function describeQuiet({ observed: [first] }: History): string {
  return first ? words.noIncident(moment.format(Date.parse(first.from))) : words.unwatched
}

function Incident({ incident, now }: { readonly incident: StatusIncident; readonly now: number }) {
  const { severity, message, began_at, ended_at } = incident
  const began = Date.parse(began_at)
  const length = describeLength((ended_at === undefined ? now : Date.parse(ended_at)) - began)
  return (
    <li>
      <Signal state={severity}>
        {words.severity[severity]} {ended_at === undefined ? words.soFar(length) : length}
      </Signal>
      <span className={styles.note}>{words.happened(moment.format(began), message)}</span>
    </li>
  )
}
