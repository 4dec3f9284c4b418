import type { MyShare } from '@ai-vault/contract/shares.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTold } from '../../../data/api/use-told.ts'
import { mySharesQuery, revokeShare } from '../../../data/queries/share-queries.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import { dateFormat } from '../../../words/choose-words.ts'
import styles from '../Profile.module.css'
import { words } from '../words/words.ts'

const said = words.links
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
      <Button size="small" aria-label={said.revokeOf(path)} onClick={() => setAsked(true)}>
        {said.revoke}
      </Button>
    )
  }
  return (
    <span className={styles.line}>
      <Button
        size="small"
        tone="danger"
        autoFocus
        aria-label={said.revokeNow(path)}
        aria-busy={busy}
        onClick={onRevoke}
      >
        {said.revokeForAll}
      </Button>
      <Button size="small" tone="ghost" aria-label={said.keepOf(path)} onClick={() => setAsked(false)}>
        {said.keep}
      </Button>
    </span>
  )
}

/** Every link the player made, each to be taken back. */
export function LinksMade({ membershipId }: { readonly membershipId: string }) {
  const client = useQueryClient()
  const { queryKey, ...query } = mySharesQuery(membershipId)
  const { data } = useQuery({ queryKey, ...query })
  const { told, busy, run } = useTold(said.notRevoked, 'that')
  if (!data) return null

  async function revoke({ kind, slug, path }: MyShare) {
    await run(async () => {
      await revokeShare(kind, slug)
      return said.revoked(path)
    }, path)
    await client.invalidateQueries({ queryKey })
  }

  const live = data.shares.filter(({ revoked_at }) => !revoked_at).length
  return (
    <>
      <h3 className={styles.subhead}>
        {said.title} <span>{said.count(live, data.shares.length - live)}</span>
      </h3>
      {data.shares.length === 0 && <p className={styles.note}>{said.none}</p>}
      <ul className={styles.links} aria-label={said.title}>
        {data.shares.map((share) => (
          <li key={share.path}>
            <span className={styles.grow}>
              {share.revoked_at ? <b>{share.path}</b> : <a href={share.path}>{share.path}</a>}
              <small>
                {said.about(said.types[share.type], day.format(Date.parse(share.created_at)), share.version)}{' '}
                · {said.opened(share.opened)}
              </small>
            </span>
            {share.revoked_at ? (
              <Tag>{said.revokedOn(day.format(Date.parse(share.revoked_at)))}</Tag>
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
        {told}
      </p>
      <p className={styles.note}>{said.note}</p>
    </>
  )
}
