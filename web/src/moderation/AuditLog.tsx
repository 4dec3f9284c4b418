import type { PointChange } from '@ai-vault/contract/atlas/points.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../data/api/api-error.ts'
import { auditQuery, revertChange } from '../data/atlas/moderation-queries.ts'
import { Button } from '../ui/controls/Button.tsx'
import { TextButton } from '../ui/controls/TextButton.tsx'
import { ErrorLine } from '../ui/feedback/ErrorPanel.tsx'
import { Thinking } from '../ui/feedback/Skeleton.tsx'
import { Plate } from '../ui/page/Plate.tsx'
import { SectionHead } from '../ui/page/SectionHead.tsx'
import { Tag } from '../ui/page/Tag.tsx'
import { dateFormat } from '../words/choose-words.ts'
import styles from './Audit.module.css'
import { isRevertible } from './is-revertible.ts'
import { words } from './words/words.ts'

const when = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

interface AuditLogProps {
  readonly membershipId: string
  readonly mayRevert: boolean
}

/** Every change of the map, open to all players; moderators can take a change back. */
export function AuditLog({ membershipId, mayRevert }: AuditLogProps) {
  const client = useQueryClient()
  const log = useInfiniteQuery(auditQuery(membershipId))
  const changes = log.data?.pages.flatMap((page) => page.changes) ?? []
  const [said, setSaid] = useState('')
  const [reverting, setReverting] = useState<number>()
  async function revert({ point_id, id }: PointChange) {
    if (reverting !== undefined) return
    setReverting(id)
    try {
      await revertChange(point_id, id)
      setSaid(words.reverted)
    } catch (error) {
      setSaid(error instanceof ApiError ? error.message : words.failed)
    } finally {
      setReverting(undefined)
      void client.invalidateQueries({ queryKey: ['atlas', membershipId] })
    }
  }
  return (
    <Plate role="region" aria-labelledby="audit-log" className={styles.plate}>
      <SectionHead title={words.audit} id="audit-log" glyph="i-archives" />
      {log.isPending && <Thinking>{words.loadingLog}</Thinking>}
      {log.isError && (
        <ErrorLine>
          <span>
            {log.data ? words.stale : words.failedToLoad}{' '}
            <TextButton onClick={() => void (log.isFetchNextPageError ? log.fetchNextPage() : log.refetch())}>
              {words.retry}
            </TextButton>
          </span>
        </ErrorLine>
      )}
      {log.data && changes.length === 0 && <p className={styles.note}>{words.noChanges}</p>}
      {changes.length > 0 && (
        <ol className={styles.log} aria-label={words.history}>
          {changes.map((change) => (
            <li key={change.id}>
              <time dateTime={new Date(change.at).toISOString()}>{when.format(change.at)}</time>
              <bdi className={styles.who}>{words.who(change)}</bdi>
              <span className={styles.did}>
                <Tag tone={TONES[change.action] ?? 'plain'}>{words.did[change.action]}</Tag>
              </span>
              <b className={styles.point}>
                {change.point === undefined ? words.unseen : <bdi>{change.point}</bdi>}
              </b>
              <span className={styles.reason}>
                <bdi>{change.reason}</bdi>
              </span>
              {mayRevert && isRevertible(change) && (
                <Button
                  size="small"
                  tone="ghost"
                  aria-label={words.revertOf(change)}
                  aria-busy={reverting === change.id || undefined}
                  aria-disabled={reverting !== undefined || undefined}
                  onClick={() => void revert(change)}
                >
                  {words.revert}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {log.hasNextPage && (
        <Button
          size="small"
          aria-busy={log.isFetchingNextPage || undefined}
          aria-disabled={log.isFetchingNextPage || undefined}
          onClick={() => log.isFetchingNextPage || void log.fetchNextPage()}
        >
          {words.older}
        </Button>
      )}
      <p role="status" className={styles.note}>
        {said}
      </p>
      <p className={styles.note}>{words.auditNote}</p>
    </Plate>
  )
}

const TONES: Readonly<Partial<Record<PointChange['action'], 'ok' | 'bad' | 'warn'>>> = {
  approve: 'ok',
  show: 'ok',
  refuse: 'bad',
  report: 'bad',
  hide: 'warn',
  appeal: 'warn',
}
