import type { MyShare } from '@ai-vault/contract/shares.ts'
import type { ProfileDocument } from '@ai-vault/game/shares/document.ts'
import { onlyParts, partsOf, type SharePart } from '@ai-vault/game/shares/parts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../data/api/api-error.ts'
import {
  mySharesQuery,
  profileDraftQuery,
  publishShare,
  revokeShare,
} from '../../data/queries/share-queries.ts'
import { PartTicks } from '../../sharing/PartTicks.tsx'
import { SharePreview } from '../../sharing/SharePreview.tsx'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Switch } from '../../ui/controls/Field.tsx'
import { FailedLine } from '../../ui/feedback/failures/FailedLine.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import styles from './Profile.module.css'
import { words } from './words.tsx'

const labels = words.shareProfile

/** The public page of the profile: off until it is turned on, with a preview of exactly what a stranger would see. */
export function ShareProfile({ membershipId }: { readonly membershipId: string }) {
  const draft = useQuery(profileDraftQuery(membershipId))
  const mine = useQuery(mySharesQuery(membershipId))
  if (draft.data && mine.data) {
    const live = mine.data.shares.find(({ kind, revoked_at }) => kind === 'profile' && !revoked_at)
    return (
      <OptIn
        key={`${live?.version ?? 'off'} ${live?.parts.join()}`}
        membershipId={membershipId}
        document={draft.data.document}
        live={live}
      />
    )
  }
  if (draft.isPending || mine.isPending) return <Thinking>{labels.loading}</Thinking>
  const retry = () => void Promise.all([draft.refetch(), mine.refetch()])
  return <FailedLine onRetry={retry}>{labels.failed}</FailedLine>
}

interface OptInProps {
  readonly membershipId: string
  readonly document: ProfileDocument
  readonly live: MyShare | undefined
}

function OptIn({ membershipId, document, live }: OptInProps) {
  const client = useQueryClient()
  const path = `/profile/${membershipId}`
  const choices = partsOf(document)
  const saved = new Set<SharePart>(
    live?.parts ?? choices.filter(({ byDefault }) => byDefault).map(({ part }) => part),
  )
  const [on, setOn] = useState(live !== undefined)
  const [chosen, setChosen] = useState<ReadonlySet<SharePart>>(saved)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const parts = choices.filter(({ part, always }) => always || chosen.has(part)).map(({ part }) => part)
  const differs = choices.some(({ part, always }) => !always && saved.has(part) !== chosen.has(part))
  const unsaved = on !== (live !== undefined) || (on && differs)

  async function save() {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      if (on) await publishShare(document, parts)
      else await revokeShare('profile', membershipId)
      await client.invalidateQueries({ queryKey: mySharesQuery(membershipId).queryKey })
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : labels.notSaved)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.optIn}>
      <div className={styles.column}>
        <Switch label={labels.publicPage} checked={on} onChange={setOn} />
        <p>{live ? <a href={live.path}>{live.path}</a> : <code>{path}</code>}</p>
        <p className={styles.note}>{labels.note}</p>
        <PartTicks legend={labels.onThePage} choices={choices} chosen={chosen} onChange={setChosen} />
        <div className={styles.line}>
          <Button
            tone="gold"
            aria-disabled={!unsaved || undefined}
            aria-busy={busy}
            onClick={() => unsaved && void save()}
          >
            {labels.save}
          </Button>
          <p role="status" className={styles.note}>
            {failure ?? (unsaved ? labels.unsaved : '')}
          </p>
        </div>
      </div>
      <SharePreview
        document={onlyParts(document, parts)}
        leftOut={choices.map(({ part }) => part).filter((part) => !parts.includes(part))}
      />
    </div>
  )
}
