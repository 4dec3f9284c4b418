import {
  type Decision,
  type DecisionAnswer,
  MOST_DECISIONS,
  type QueuedPoint,
} from '@ai-vault/contract/atlas/moderation.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ApiError } from '../data/api/api-error.ts'
import { decidePoints, queueQuery } from '../data/atlas/moderation-queries.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Field } from '../ui/controls/Field.tsx'
import { TextButton } from '../ui/controls/TextButton.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { ErrorLine } from '../ui/feedback/ErrorPanel.tsx'
import { Thinking } from '../ui/feedback/Skeleton.tsx'
import { SectionHead } from '../ui/page/SectionHead.tsx'
import text from '../ui/text.module.css'
import styles from './Moderation.module.css'
import { QueueRow } from './QueueRow.tsx'
import { keyAction } from './queue-keys.ts'
import { words } from './words/words.ts'

/** As many at once as the server takes. */
async function decideAll(ids: readonly string[], action: Decision, reason: string | undefined) {
  const results: DecisionAnswer['results'] = []
  for (let at = 0; at < ids.length; at += MOST_DECISIONS) {
    const answer = await decidePoints(ids.slice(at, at + MOST_DECISIONS), action, reason)
    results.push(...answer.results)
  }
  return results
}

const NEEDS_REASON: ReadonlySet<Decision> = new Set(['refuse', 'hide'])

/** Points that wait for a moderator: one by one or many at once, all of it by keyboard (F-228). */
export function ModerationQueue({ membershipId }: { readonly membershipId: string }) {
  const client = useQueryClient()
  const { data, isPending, isError, refetch } = useQuery(queueQuery(membershipId))
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState(0)
  const [reason, setReason] = useState('')
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const reasonField = useRef<HTMLDivElement>(null)
  const points: readonly QueuedPoint[] = data?.points ?? []
  const here = Math.min(at, Math.max(0, points.length - 1))
  const chosen = points.filter(({ id }) => picked.has(id)).map(({ id }) => id)

  const moveTo = (next: number) => {
    const held = Math.max(0, Math.min(points.length - 1, next))
    setAt(held)
    list.current?.querySelectorAll<HTMLElement>('[data-row]')[held]?.focus()
  }
  const toggle = (id: string) =>
    setPicked((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })

  async function decide(action: Decision, ids: readonly string[]) {
    if (ids.length === 0 || busy) return
    if (NEEDS_REASON.has(action) && reason.trim() === '') {
      setSaid(words.needsReason)
      reasonField.current?.querySelector('input')?.focus()
      return
    }
    setBusy(true)
    try {
      const results = await decideAll(ids, action, reason.trim() || undefined)
      const done = results.filter((result) => result.done).length
      const refused = results.flatMap(({ code }) => code ?? [])
      setSaid(words.done(action, done, refused))
      setPicked(new Set())
      if (done > 0) setReason('')
      await client.invalidateQueries({ queryKey: ['atlas', membershipId] })
    } catch (error) {
      setSaid(error instanceof ApiError ? error.message : words.failed)
    } finally {
      setBusy(false)
    }
  }

  function hearKey(event: KeyboardEvent) {
    const point = points[here]
    const action = keyAction(event)
    if (!action || !point) return
    event.preventDefault()
    if (action === 'next') moveTo(here + 1)
    else if (action === 'previous') moveTo(here - 1)
    else if (action === 'pick') toggle(point.id)
    else void decide(action, chosen.length > 0 ? chosen : [point.id])
  }

  if (isPending) return <Thinking>{words.loading}</Thinking>
  return (
    <section aria-labelledby="moderation-queue">
      <SectionHead kind="group" title={words.title} id="moderation-queue">
        {data && <span className={`${text.small} ${text.dim}`}>{words.counts(data.counts)}</span>}
      </SectionHead>
      {isError && !data && (
        <ErrorLine>
          <span>
            {words.failedToLoad} <TextButton onClick={() => void refetch()}>{words.retry}</TextButton>
          </span>
        </ErrorLine>
      )}
      {data && points.length === 0 && <EmptyState level={3} title={words.empty} hint={words.emptyHint} />}
      {points.length > 0 && (
        <>
          <p className={`${text.small} ${text.dim} ${styles.keys}`}>{words.keys}</p>
          <ul ref={list} className={styles.queue} onKeyDown={hearKey} aria-label={words.title}>
            {points.map((point, index) => (
              <QueueRow
                key={point.id}
                point={point}
                current={index === here}
                picked={picked.has(point.id)}
                onPick={() => toggle(point.id)}
                onFocus={() => setAt(index)}
                onDecide={(action) => void decide(action, [point.id])}
              />
            ))}
          </ul>
          <div className={styles.bulk} ref={reasonField}>
            <Field
              label={words.reason}
              value={reason}
              note={words.reasonNote}
              onChange={({ target }) => setReason(target.value)}
            />
            <div className={styles.actions}>
              <Button
                onClick={() =>
                  setPicked(chosen.length === points.length ? new Set() : new Set(points.map(({ id }) => id)))
                }
              >
                {chosen.length === points.length ? words.pickNone : words.pickAll}
              </Button>
              {(['approve', 'refuse', 'hide', 'dismiss-reports'] as const).map((action) => (
                <Button
                  key={action}
                  tone={action === 'approve' ? 'gold' : 'plain'}
                  aria-disabled={chosen.length === 0 || busy || undefined}
                  onClick={() => void decide(action, chosen)}
                >
                  {words.bulk(action, chosen.length)}
                </Button>
              ))}
            </div>
          </div>
        </>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  )
}
