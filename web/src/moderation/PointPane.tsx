import type { Decision, QueuedPoint } from '@ai-vault/contract/atlas/moderation.ts'
import { APPROVAL_VOTES, APPROVAL_WAIT_MS } from '@ai-vault/game/atlas/point-rules.ts'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { pointHistoryQuery } from '../data/atlas/point-queries.ts'
import { Button } from '../ui/controls/buttons/Button.tsx'
import { FailedLine } from '../ui/feedback/failures/FailedLine.tsx'
import { Meter } from '../ui/figures/gauges/Meter.tsx'
import { Glyph } from '../ui/glyphs/Glyph.tsx'
import { Plate } from '../ui/page/Plate.tsx'
import text from '../ui/text.module.css'
import { kindInWords } from '../words/map-kinds.ts'
import { EditPoint } from './EditPoint.tsx'
import { HistoryList } from './HistoryList.tsx'
import styles from './Pane.module.css'
import { PointSpot } from './PointSpot.tsx'
import { type Reason, ReasonField } from './ReasonField.tsx'
import { words } from './words.ts'

interface PointPaneProps {
  readonly ref: Ref<HTMLDivElement>
  readonly membershipId: string
  readonly point: QueuedPoint
  readonly now: number
  readonly busy: boolean
  readonly reason: Reason
  readonly onReason: (reason: Reason) => void
  readonly onDecide: (action: Decision) => void
  readonly editing: boolean
  readonly onEdit: () => void
  readonly onLeaveEdit: (message: string | undefined) => void
}

/** The point at hand: where it lies, what speaks for and against it, and what to decide. */
export function PointPane(props: PointPaneProps) {
  const { ref, membershipId, point, now, editing, onLeaveEdit } = props
  const { id, kind, mine, appeal } = point
  const [lat, lng] = [Number(point.lat), Number(point.lng)]
  const place = [point.destination, point.zone].filter(Boolean).join(', ') || words.nowhere
  return (
    <Plate role="region" aria-label={words.chosen} className={styles.pane} ref={ref}>
      {Number.isFinite(lat) && Number.isFinite(lng) && <PointSpot coords={[lat, lng]} />}
      <div>
        <span className={text.cap}>
          <bdi>{kindInWords(kind ?? '')}</bdi> · {place}
        </span>
        <h3>
          <bdi>{point.name ?? ''}</bdi>
        </h3>
        {point.reason && <p className={styles.soft}>{words.because(point.reason)}</p>}
      </div>
      {appeal && (
        <p className={styles.appeal}>
          <b>{words.appeal}</b>
          <bdi>{appeal.text}</bdi>
        </p>
      )}
      <Evidence point={point} />
      <Votes point={point} now={now} />
      {mine && <p className={styles.soft}>{words.own}</p>}
      {!mine && editing && (
        <EditPoint key={id} membershipId={membershipId} point={point} onLeave={onLeaveEdit} />
      )}
      {!mine && !editing && <Decisions {...props} />}
      <PointSoFar membershipId={membershipId} id={id} />
    </Plate>
  )
}

/** Who sent it, what lies near, and who reported it for what. */
function Evidence({ point: { submitter, near, reports } }: Pick<PointPaneProps, 'point'>) {
  return (
    <dl className={styles.lines}>
      <div>
        <dt>{words.from}</dt>
        <dd>{submitter ? words.by(submitter) : words.byNobody}</dd>
      </div>
      {near && (
        <div>
          <dt>{words.near}</dt>
          <dd>
            <bdi>{near.name}</bdi>
          </dd>
        </div>
      )}
      {reports.map(({ reason: why, text: comment, at }) => (
        <div key={at}>
          <dt>{words.report}</dt>
          <dd className={styles.report}>
            {words.reported(why)}
            {comment && (
              <>
                {': '}
                <bdi>{comment}</bdi>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** How far its votes are from showing it without a moderator. */
function Votes({ point, now }: Pick<PointPaneProps, 'point' | 'now'>) {
  const { upvotes, downvotes, reports, created_at } = point
  const votes = Math.max(0, Math.min(upvotes, upvotes - downvotes))
  return (
    <div>
      <p className={styles.apart}>
        <span>{words.upVotes(votes, APPROVAL_VOTES)}</span>
        <span className={text.dim}>
          {words.ripeness(now - created_at >= APPROVAL_WAIT_MS, reports.length)}
        </span>
      </p>
      <Meter label={words.meter} value={votes} max={APPROVAL_VOTES} plain />
    </div>
  )
}

type DecisionsProps = Pick<PointPaneProps, 'point' | 'busy' | 'reason' | 'onReason' | 'onDecide' | 'onEdit'>

/** What can be decided, and the reason that goes with a refusal. */
function Decisions({ point, busy, reason, onReason, onDecide, onEdit }: DecisionsProps) {
  const { hidden, reports } = point
  const name = point.name ?? ''
  const decide = (action: Decision) => () => onDecide(action)
  return (
    <>
      <div className={styles.actions}>
        <Button
          tone="gold"
          aria-label={words.decide.approve(name)}
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          onClick={decide('approve')}
        >
          <Glyph name="i-check" size="s" />
          {words.actions.approve}
          <span className={styles.key} data-key="A" />
        </Button>
        <Button aria-label={words.edit.open(name)} aria-disabled={busy || undefined} onClick={onEdit}>
          {words.actions.edit}
          <span className={styles.key} data-key="E" />
        </Button>
        {hidden && (
          <Button
            aria-label={words.decide.show(name)}
            aria-disabled={busy || undefined}
            onClick={decide('show')}
          >
            {words.actions.show}
          </Button>
        )}
        {reports.length > 0 && (
          <Button
            aria-label={words.decide.dismiss(name)}
            aria-disabled={busy || undefined}
            onClick={decide('dismiss-reports')}
          >
            {words.actions.dismiss}
          </Button>
        )}
      </div>
      <ReasonField reason={reason} onReason={onReason} />
      <div className={styles.actions}>
        <Button
          tone="danger"
          aria-label={words.decide.refuse(name)}
          aria-disabled={busy || undefined}
          onClick={decide('refuse')}
        >
          {words.actions.refuse}
          <span className={styles.key} data-key="R" />
        </Button>
        {!hidden && (
          <Button
            aria-label={words.decide.hide(name)}
            aria-disabled={busy || undefined}
            onClick={decide('hide')}
          >
            {words.actions.hide}
          </Button>
        )}
      </div>
    </>
  )
}

function PointSoFar({ membershipId, id }: { readonly membershipId: string; readonly id: string }) {
  const { data, isError, refetch } = useQuery(pointHistoryQuery(membershipId, id))
  return (
    <div>
      <span className={text.cap}>{words.soFar}</span>
      {isError && !data && <FailedLine onRetry={() => void refetch()}>{words.failedToLoad}</FailedLine>}
      {data && <HistoryList changes={data.changes} />}
    </div>
  )
}
