import { LONGEST_REASON, REPORT_REASONS } from '@ai-vault/contract/atlas/points.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../../data/api/api-error.ts'
import {
  appealForPoint,
  destinationsQuery,
  pointHistoryQuery,
  pointsKey,
  reportPoint,
  withdrawPoint,
} from '../../../../data/atlas/point-queries.ts'
import { HistoryList } from '../../../../moderation/HistoryList.tsx'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { SelectField } from '../../../../ui/controls/choices/SelectField.tsx'
import { Field } from '../../../../ui/controls/Field.tsx'
import styles from '../Map.module.css'
import type { MapPoint } from '../read-point.ts'
import { words } from '../words.ts'

interface PointDetailsProps {
  readonly membershipId: string
  readonly point: MapPoint
}

/** What else one may do with a point: read its history, report it, take back one's own. */
export function PointDetails({ membershipId, point }: PointDetailsProps) {
  const client = useQueryClient()
  const history = useQuery(pointHistoryQuery(membershipId, point.id))
  const [reason, setReason] = useState<(typeof REPORT_REASONS)[number]>('wrong-place')
  const [message, setMessage] = useState('')
  const renew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: pointsKey(membershipId) }),
      client.invalidateQueries(destinationsQuery(membershipId)),
      client.invalidateQueries(pointHistoryQuery(membershipId, point.id)),
    ])
  const attempt = async (work: Promise<unknown>, done: string) => {
    try {
      await work
      setMessage(done)
      await renew()
    } catch (error) {
      setMessage(error instanceof ApiError ? error.message : words.failedAction)
    }
  }
  return (
    <div className={styles.more}>
      {point.coords && <span className={styles.note}>{words.position(point.coords)}</span>}
      {point.reason && <span className={styles.note}>{words.reason(point.reason)}</span>}
      {history.data ? <HistoryList changes={history.data.changes} /> : null}
      {history.isError && <span className={styles.note}>{words.historyFailed}</span>}
      {point.mine && (point.status === 'refused' || point.hidden) && (
        <Appeal
          point={point}
          onSend={(message) => attempt(appealForPoint(point.id, message), words.appeal.done)}
        />
      )}
      {point.mine
        ? point.status === 'pending' && (
            <Button size="small" onClick={() => void attempt(withdrawPoint(point.id), words.withdrawn)}>
              {words.withdraw}
            </Button>
          )
        : point.status !== 'refused' && (
            <span className={styles.buttons}>
              <SelectField
                label={words.report.reason}
                hideLabel
                options={REPORT_REASONS.map((id) => ({ id, label: words.report.reasons[id] }))}
                selected={reason}
                onSelect={setReason}
              />
              <Button
                size="small"
                tone="danger"
                aria-label={words.report.about(point.name)}
                onClick={() => void attempt(reportPoint(point.id, { reason }), words.report.done)}
              >
                {words.report.button}
              </Button>
            </span>
          )}
      <span role="status" className={styles.note}>
        {message}
      </span>
    </div>
  )
}

interface AppealProps {
  readonly point: MapPoint
  readonly onSend: (message: string) => Promise<void>
}

/** Whoever thinks that a point belongs on the map after all says why, once; another look decides. */
function Appeal({ point, onSend }: AppealProps) {
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  if (point.appealed) return <span className={styles.note}>{words.appeal.sent}</span>
  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setMissing(message.trim() === '')
    if (message.trim() === '') return
    setBusy(true)
    await onSend(message)
    setBusy(false)
  }
  return (
    <form className={styles.appeal} noValidate onSubmit={(event) => void send(event)}>
      <Field
        label={words.appeal.label}
        note={words.appeal.note}
        error={isMissing ? words.appeal.missing : undefined}
        value={message}
        maxLength={LONGEST_REASON}
        autoComplete="off"
        onChange={({ target }) => {
          setMessage(target.value)
          setMissing(false)
        }}
      />
      <Button size="small" type="submit" aria-disabled={busy || undefined}>
        {words.appeal.button}
      </Button>
    </form>
  )
}
