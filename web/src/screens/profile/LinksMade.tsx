import type { MyShare } from '@ai-vault/contract/shares.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStatusLine } from '../../data/api/use-status-line.ts'
import { mySharesQuery, revokeShare } from '../../data/queries/share-queries.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Tag } from '../../ui/page/Tag.tsx'
import { dateFormat } from '../../words/formats.ts'
import styles from './Profile.module.css'
import { words } from './words.tsx'

const labels = words.links
const day = dateFormat({ day: 'numeric', month: 'short' })

interface RevokeButtonsProps {
  readonly path: string
  readonly busy: boolean
  readonly onRevoke: () => void
}

/** A dead link cannot be brought back, so the first press asks. */
function RevokeButtons({ path, busy, onRevoke }: RevokeButtonsProps) {
  const [asked, setAsked] = useState(false)
  if (!asked) {
    return (
      <Button size="small" aria-label={labels.revokeOf(path)} onClick={() => setAsked(true)}>
        {labels.revoke}
      </Button>
    )
  }
  return (
    <span className={styles.line}>
      <Button
        size="small"
        tone="danger"
        autoFocus
        aria-label={labels.revokeNow(path)}
        aria-busy={busy}
        onClick={onRevoke}
      >
        {labels.revokeForAll}
      </Button>
      <Button size="small" tone="ghost" aria-label={labels.keepOf(path)} onClick={() => setAsked(false)}>
        {labels.keep}
      </Button>
    </span>
  )
}

/** Every link the player made, each to be taken back. */
export function LinksMade({ membershipId }: { readonly membershipId: string }) {
  const client = useQueryClient()
  const { queryKey, ...query } = mySharesQuery(membershipId)
  const { data } = useQuery({ queryKey, ...query })
  const { status, busy, run } = useStatusLine(labels.notRevoked, 'that')
  if (!data) return null

  async function revoke({ kind, slug, path }: MyShare) {
    await run(async () => {
      await revokeShare(kind, slug)
      return labels.revoked(path)
    }, path)
    await client.invalidateQueries({ queryKey })
  }

  const live = data.shares.filter(({ revoked_at }) => !revoked_at).length
  return (
    <>
      <h3 className={styles.subhead}>
        {labels.title} <span>{labels.count(live, data.shares.length - live)}</span>
      </h3>
      {data.shares.length === 0 && <p className={styles.note}>{labels.none}</p>}
      <ul className={styles.links} aria-label={labels.title}>
        {data.shares.map((share) => (
          <li key={share.path}>
            <span className={styles.grow}>
              {share.revoked_at ? <b>{share.path}</b> : <a href={share.path}>{share.path}</a>}
              <small>
                {labels.about(
                  labels.types[share.type],
                  day.format(Date.parse(share.created_at)),
                  share.version,
                )}{' '}
                · {labels.opened(share.opened)}
              </small>
            </span>
            {share.revoked_at ? (
              <Tag>{labels.revokedOn(day.format(Date.parse(share.revoked_at)))}</Tag>
            ) : (
              <RevokeButtons
                path={share.path}
                busy={busy === share.path}
                onRevoke={() => busy || void revoke(share)}
              />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {status}
      </p>
      <p className={styles.note}>{labels.note}</p>
    </>
  )
}
