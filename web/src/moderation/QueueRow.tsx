import type { Decision, QueuedPoint } from '@ai-vault/contract/atlas/moderation.ts'
import { APPROVAL_VOTES } from '@ai-vault/game/atlas/point-rules.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Tag } from '../ui/page/Tag.tsx'
import { dateFormat } from '../words/choose-words.ts'
import styles from './Moderation.module.css'
import { words } from './words/words.ts'

const day = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

interface QueueRowProps {
  readonly point: QueuedPoint
  readonly current: boolean
  readonly picked: boolean
  readonly onPick: () => void
  readonly onFocus: () => void
  readonly onDecide: (action: Decision) => void
}

/** One point of the queue: what it is, who says so, and what speaks against it. */
export function QueueRow({ point, current, picked, onPick, onFocus, onDecide }: QueueRowProps) {
  const { name, kind, status, hidden, mine, reports, submitter, outside, upvotes, downvotes } = point
  const shown = name ?? ''
  return (
    <li
      className={styles.row}
      data-row=""
      data-current={current || undefined}
      data-picked={picked || undefined}
      tabIndex={current ? 0 : -1}
      aria-label={words.row(shown, kind ?? '')}
      onFocus={onFocus}
    >
      <label className={styles.pick}>
        <input type="checkbox" checked={picked} aria-label={words.pick(shown)} onChange={onPick} />
      </label>
      <span className={styles.about}>
        <b>
          <bdi>{shown}</bdi>
        </b>
        <span>
          {kind} · {[point.zone, point.destination].filter(Boolean).join(', ') || words.nowhere}
        </span>
        <span>
          {submitter ? words.by(submitter) : words.byNobody} · {day.format(point.created_at)}
        </span>
        {reports.map(({ reason, text: said, at }) => (
          <span key={at} className={styles.report}>
            {words.reported(reason)}
            {said && (
              <>
                {': '}
                <bdi>{said}</bdi>
              </>
            )}
          </span>
        ))}
      </span>
      <span className={styles.marks}>
        <Tag>{words.statuses[status]}</Tag>
        {hidden && <Tag tone="warn">{words.hidden}</Tag>}
        {outside && <Tag tone="warn">{words.outside}</Tag>}
        {reports.length > 0 && <Tag tone="bad">{words.reports(reports.length)}</Tag>}
        <span>{words.votes(upvotes, downvotes, APPROVAL_VOTES)}</span>
      </span>
      <span className={styles.actions}>
        {mine ? (
          <span className={styles.own}>{words.own}</span>
        ) : (
          <>
            <Button size="small" aria-label={words.decide.approve(shown)} onClick={() => onDecide('approve')}>
              {words.actions.approve}
            </Button>
            <Button size="small" aria-label={words.decide.refuse(shown)} onClick={() => onDecide('refuse')}>
              {words.actions.refuse}
            </Button>
            {hidden && (
              <Button size="small" aria-label={words.decide.show(shown)} onClick={() => onDecide('show')}>
                {words.actions.show}
              </Button>
            )}
          </>
        )}
      </span>
    </li>
  )
}
