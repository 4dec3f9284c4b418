import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../data/api/api-error.ts'
import { auditQuery, revertChange } from '../data/atlas/moderation-queries.ts'
import { Button } from '../ui/controls/Button.tsx'
import { SectionHead } from '../ui/page/SectionHead.tsx'
import { HistoryList } from './HistoryList.tsx'
import styles from './Moderation.module.css'
import { words } from './words/words.ts'

interface AuditLogProps {
  readonly membershipId: string
  readonly mayRevert: boolean
}

/** Every change of the map, open to all players; moderators can take a change back. */
export function AuditLog({ membershipId, mayRevert }: AuditLogProps) {
  const client = useQueryClient()
  const log = useInfiniteQuery(auditQuery(membershipId))
  const { data, isError } = log
  const [said, setSaid] = useState('')
  async function revert(pointId: string, changeId: number) {
    try {
      await revertChange(pointId, changeId)
      setSaid(words.reverted)
      await client.invalidateQueries({ queryKey: ['atlas', membershipId] })
    } catch (error) {
      setSaid(error instanceof ApiError ? error.message : words.failed)
    }
  }
  return (
    <section aria-labelledby="audit-log">
      <SectionHead kind="group" title={words.audit} id="audit-log" />
      {isError && <p className={styles.said}>{words.failedToLoad}</p>}
      {data && (
        <HistoryList
          changes={data.pages.flatMap(({ changes }) => changes)}
          withPoint
          action={(change) =>
            mayRevert && change.before && change.action !== 'withdraw' && change.action !== 'report' ? (
              <Button
                size="small"
                tone="ghost"
                aria-label={words.revertOf(change)}
                onClick={() => void revert(change.point_id, change.id)}
              >
                {words.revert}
              </Button>
            ) : null
          }
        />
      )}
      {log.hasNextPage && (
        <Button size="small" aria-busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {words.older}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  )
}
