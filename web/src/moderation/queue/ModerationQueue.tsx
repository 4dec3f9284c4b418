import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { queueQuery } from '../../data/atlas/moderation-queries.ts'
import { useFocusKept } from '../../ui/controls/use-focus-kept.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedLine } from '../../ui/feedback/failures/FailedLine.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { Plate } from '../../ui/page/Plate.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import { useNow } from '../../ui/use-now.ts'
import { PointPane } from '../PointPane.tsx'
import { ReasonField } from '../ReasonField.tsx'
import { words } from '../words.ts'
import { BulkBar } from './BulkBar.tsx'
import styles from './Queue.module.css'
import { QueueRow } from './QueueRow.tsx'
import { PICKED, useCurrentPoint, usePicked, useQueueKeys } from './queue-hooks.ts'
import { useQueueDecisions } from './use-queue-decisions.ts'
import { SHOWN_TESTS, type Shown, WhichPoints } from './WhichPoints.tsx'

interface ModerationQueueProps {
  readonly membershipId: string
  /** What stands below the queue, beside the point at hand. */
  readonly children: ReactNode
}

/** Points that wait for a moderator: one by one or many at once, all of it by keyboard (F-228). */
export function ModerationQueue({ membershipId, children }: ModerationQueueProps) {
  const { data, isPending, isError, refetch } = useQuery(queueQuery(membershipId))
  const [show, setShow] = useState<Shown>('all')
  const [edited, setEdited] = useState<string>()
  const now = useNow(60_000)
  const queue = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const points = (data?.points ?? []).filter(SHOWN_TESTS[show])
  const { here, point, setCurrent } = useCurrentPoint(points)
  const picks = usePicked(points)
  const decisions = useQueueDecisions(membershipId, picks)
  const { busy, decide, pane } = decisions

  const rowAt = (at: number) => list.current?.querySelectorAll<HTMLElement>('[data-row]')[at]
  const moveTo = (next: number) => {
    const held = Math.max(0, Math.min(points.length - 1, next))
    const id = points[held]?.id
    if (id !== undefined) setCurrent(id)
    rowAt(held)?.focus()
  }
  // A row that was decided about leaves the list: the one in its place is next.
  useFocusKept(list, () => rowAt(here))
  useQueueKeys(queue, (action) => {
    if (!point) return
    if (action === 'next') moveTo(here + 1)
    else if (action === 'previous') moveTo(here - 1)
    else if (action === 'pick') picks.toggle(point.id)
    else if (action === 'edit') setEdited(point.id)
    else if (action === 'undo') decisions.undo()
    else decide(action, picks.chosen.length > 0 ? PICKED : point.id)
  })

  return (
    <div className={styles.two} ref={queue}>
      <Plate role="region" aria-labelledby="moderation-queue" className={styles.plate}>
        <SectionHead title={words.title} id="moderation-queue">
          {data && (
            <WhichPoints counts={data.counts} all={data.points.length} shown={show} onShow={setShow} />
          )}
        </SectionHead>
        {isPending && <Thinking>{words.loading}</Thinking>}
        {isError && (
          <FailedLine onRetry={() => void refetch()}>{data ? words.stale : words.failedToLoad}</FailedLine>
        )}
        {data && points.length === 0 && <EmptyState level={3} title={words.empty} hint={words.emptyHint} />}
        {points.length > 0 && (
          <>
            <KeyHints />
            <PickedPoints picks={picks} of={points.length} decisions={decisions} />
            <ul ref={list} className={styles.queue} aria-label={words.title}>
              {points.map((each, index) => (
                <QueueRow
                  key={each.id}
                  point={each}
                  now={now}
                  current={index === here}
                  picked={picks.picked.has(each.id)}
                  onPick={() => picks.toggle(each.id)}
                  onFocus={() => setCurrent(each.id)}
                  onChoose={() => {
                    moveTo(index)
                    pane.current?.scrollIntoView({ block: 'nearest' })
                  }}
                />
              ))}
            </ul>
          </>
        )}
        <p role="status" className={styles.message}>
          {decisions.message}
        </p>
      </Plate>
      {point && (
        <PointPane
          ref={pane}
          membershipId={membershipId}
          point={point}
          now={now}
          busy={busy}
          reason={decisions.reasonFor(point.id)}
          onReason={(reason) => decisions.write(point.id, reason)}
          onDecide={(action) => decide(action, point.id)}
          editing={edited === point.id}
          onEdit={() => setEdited(point.id)}
          onLeaveEdit={(message) => {
            setEdited(undefined)
            if (message) decisions.notify(message)
            moveTo(here)
          }}
        />
      )}
      {children}
    </div>
  )
}

function KeyHints() {
  return (
    <p className={styles.keys}>
      {words.keys.map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  )
}

interface PickedPointsProps {
  readonly picks: ReturnType<typeof usePicked>
  /** How many could be picked. */
  readonly of: number
  readonly decisions: ReturnType<typeof useQueueDecisions>
}

/** How many are picked, what to decide about them, and the reason where one is asked for. */
function PickedPoints({ picks, of, decisions }: PickedPointsProps) {
  const { busy, decide, asksWhy, why, reasonFor, write } = decisions
  const picked = picks.chosen.length
  return (
    <>
      <BulkBar
        picked={picked}
        of={of}
        busy={busy}
        onAll={picks.pickAll}
        onNone={picks.pickNone}
        onDecide={(action) => decide(action, PICKED)}
      />
      {asksWhy && picked > 0 && (
        <div ref={why} className={styles.why}>
          <ReasonField
            title={words.reasons.forPicked(picked)}
            reason={reasonFor(PICKED)}
            onReason={(reason) => write(PICKED, reason)}
          />
        </div>
      )}
    </>
  )
}
