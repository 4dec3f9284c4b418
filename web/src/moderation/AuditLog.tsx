import type { PointChange } from '@ai-vault/contract/atlas/points.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useStatusLine } from '../data/api/use-status-line.ts'
import { auditQuery, revertChange } from '../data/atlas/moderation-queries.ts'
import { Button } from '../ui/controls/buttons/Button.tsx'
import { FailedLine } from '../ui/feedback/failures/FailedLine.tsx'
import { Thinking } from '../ui/feedback/Skeleton.tsx'
import { Plate } from '../ui/page/Plate.tsx'
import { SectionHead } from '../ui/page/SectionHead.tsx'
import { Tag } from '../ui/page/Tag.tsx'
import { dateFormat } from '../words/formats.ts'
import styles from './Audit.module.css'
import { isRevertible } from './is-revertible.ts'
import { words } from './words.ts'

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
  const { status, busy, run } = useStatusLine(words.failed)
  async function revert({ point_id, id }: PointChange) {
    await run(async () => {
      await revertChange(point_id, id)
      return words.reverted
    }, String(id))
    void client.invalidateQueries({ queryKey: ['atlas', membershipId] })
  }
  return (
    <Plate role="region" aria-labelledby="audit-log" className={styles.plate}>
      <SectionHead title={words.audit} id="audit-log" glyph="i-archives" />
      {log.isPending && <Thinking>{words.loadingLog}</Thinking>}
      {log.isError && (
        <FailedLine onRetry={() => void (log.isFetchNextPageError ? log.fetchNextPage() : log.refetch())}>
          {log.data ? words.stale : words.failedToLoad}
        </FailedLine>
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
                  aria-busy={busy === String(change.id) || undefined}
                  aria-disabled={busy !== undefined || undefined}
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
        {status}
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
