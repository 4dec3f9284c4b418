import type { Decision } from '@ai-vault/contract/atlas/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { queueQuery } from '../../data/atlas/moderation-queries.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedLine } from '../../ui/feedback/failures/FailedLine.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { Plate } from '../../ui/page/Plate.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import { useNow } from '../../ui/use-now.ts'
import { PointPane } from '../point/PointPane.tsx'
import { ReasonField, reasonText } from '../point/ReasonField.tsx'
import { words } from '../words/words.ts'
import { BulkBar } from './BulkBar.tsx'
import styles from './Queue.module.css'
import { QueueRow } from './QueueRow.tsx'
import { PICKED, useCurrentPoint, useFocusKept, useQueueKeys, useReasons } from './queue-hooks.ts'
import { useDecisions } from './use-decisions.ts'
import { SHOWN_TESTS, type Shown, WhichPoints } from './WhichPoints.tsx'

const NEEDS_REASON: ReadonlySet<Decision> = new Set(['refuse', 'hide'])
interface ModerationQueueProps {
  readonly membershipId: string
  /** What stands below the queue, beside the point at hand. */
  readonly children: ReactNode
}

/** Points that wait for a moderator: one by one or many at once, all of it by keyboard (F-228). */
export function ModerationQueue({ membershipId, children }: ModerationQueueProps) {
  const { data, isPending, isError, refetch } = useQuery(queueQuery(membershipId))
  const { said, say, busy, send, undo } = useDecisions(membershipId)
  const [show, setShow] = useState<Shown>('all')
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const { reasonFor, write, forget } = useReasons()
  const [asksWhy, setAsksWhy] = useState(false)
  const [edited, setEdited] = useState<string>()
  const now = useNow(60_000)
  const queue = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const why = useRef<HTMLDivElement>(null)
  const points = (data?.points ?? []).filter(SHOWN_TESTS[show])
  const { here, point, setCurrent } = useCurrentPoint(points)
  const chosen = points.filter(({ id }) => picked.has(id)).map(({ id }) => id)

  const moveTo = (next: number) => {
    const held = Math.max(0, Math.min(points.length - 1, next))
    const id = points[held]?.id
    if (id !== undefined) setCurrent(id)
    list.current?.querySelectorAll<HTMLElement>('[data-row]')[held]?.focus()
  }
  useFocusKept(list, here, data)
  const toggle = (id: string) =>
    setPicked((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })

  useEffect(() => {
    if (asksWhy) focusNote(why.current)
  }, [asksWhy])

  /** About the point at hand, or about all that are picked. */
  async function decide(action: Decision, of: string) {
    const ids = of === PICKED ? chosen : [of]
    if (ids.length === 0 || busy) return
    const needsReason = NEEDS_REASON.has(action)
    const reason = needsReason ? reasonText(reasonFor(of)) : ''
    if (needsReason && reason === '') {
      say(words.needsReason)
      if (of === PICKED) setAsksWhy(true)
      focusNote(of === PICKED ? why.current : pane.current)
      return
    }
    const done = await send(action, ids, reason || undefined)
    if (done === 0) return
    forget([...ids, PICKED])
    setPicked(new Set())
    setAsksWhy(false)
  }

  useQueueKeys(queue, (action) => {
    if (!point) return
    if (action === 'next') moveTo(here + 1)
    else if (action === 'previous') moveTo(here - 1)
    else if (action === 'pick') toggle(point.id)
    else if (action === 'edit') setEdited(point.id)
    else if (action === 'undo') void undo()
    else void decide(action, chosen.length > 0 ? PICKED : point.id)
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
            <p className={styles.keys}>
              {words.keys.map(([key, does]) => (
                <span key={key}>
                  <kbd>{key}</kbd> {does}
                </span>
              ))}
            </p>
            <BulkBar
              picked={chosen.length}
              of={points.length}
              busy={busy}
              onAll={() => setPicked(new Set(points.map(({ id }) => id)))}
              onNone={() => setPicked(new Set())}
              onDecide={(action) => void decide(action, PICKED)}
            />
            {asksWhy && chosen.length > 0 && (
              <div ref={why} className={styles.why}>
                <ReasonField
                  title={words.reasons.forPicked(chosen.length)}
                  reason={reasonFor(PICKED)}
                  onReason={(reason) => write(PICKED, reason)}
                />
              </div>
            )}
            <ul ref={list} className={styles.queue} aria-label={words.title}>
              {points.map((each, index) => (
                <QueueRow
                  key={each.id}
                  point={each}
                  now={now}
                  current={index === here}
                  picked={picked.has(each.id)}
                  onPick={() => toggle(each.id)}
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
        <p role="status" className={styles.said}>
          {said}
        </p>
      </Plate>
      {point && (
        <PointPane
          ref={pane}
          membershipId={membershipId}
          point={point}
          now={now}
          busy={busy}
          reason={reasonFor(point.id)}
          onReason={(reason) => write(point.id, reason)}
          onDecide={(action) => void decide(action, point.id)}
          editing={edited === point.id}
          onEdit={() => setEdited(point.id)}
          onLeaveEdit={(told) => {
            setEdited(undefined)
            if (told) say(told)
            moveTo(here)
          }}
        />
      )}
      {children}
    </div>
  )
}

const focusNote = (inside: HTMLElement | null) =>
  inside?.querySelector<HTMLInputElement>('fieldset input:not([type=radio])')?.focus()
