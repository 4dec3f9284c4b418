import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../data/api/api-error.ts'
import { auditQuery, revertChange } from '../data/atlas/moderation-queries.ts'
import { Button } from '../ui/controls/Button.tsx'
import { SectionHead } from '../ui/page/SectionHead.tsx'
import { HistoryList } from './HistoryList.tsx'
import styles from './Moderation.module.css'
import { words } from './words/words.ts'

/** Every change of the map, open to all players; moderators can take a change back. */
export function AuditLog({ membershipId }: { readonly membershipId: string }) {
  const client = useQueryClient()
  const { data, isError } = useQuery(auditQuery(membershipId))
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
          changes={data.changes}
          withPoint
          action={(change) =>
            change.before && change.action !== 'withdraw' && change.action !== 'report' ? (
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
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  )
}
