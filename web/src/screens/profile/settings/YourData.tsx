import { isNameOf } from '@ai-vault/game/player-name.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../data/api/api-error.ts'
import { deleteEverything, fetchExport, storedDataQuery } from '../../../data/queries/profile-queries.ts'
import { saveFile } from '../../../data/save-file.ts'
import { sessionStore } from '../../../data/session/session-store.ts'
import { forgetKept, writeAiKey } from '../../../data/stored/storage.ts'
import { ownLists } from '../../../items/wishes/own-lists.ts'
import { useNavigate } from '../../../routing/use-address.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Field } from '../../../ui/controls/Field.tsx'
import { FailedLine } from '../../../ui/feedback/failures/FailedLine.tsx'
import { Thinking } from '../../../ui/feedback/Skeleton.tsx'
import { messageLog } from '../../../ui/feedback/toasts/message-log.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from '../Profile.module.css'
import { words } from '../words.tsx'

interface YourDataProps {
  readonly membershipId: string
  readonly name: string
}

const labels = words.data

/** What is kept, all of it as a file, and the end of it (F-322). */
export function YourData({ membershipId, name }: YourDataProps) {
  const { data, isPending, isError, refetch } = useQuery(storedDataQuery(membershipId))
  const kept = data?.parts.filter(({ entries }) => entries > 0)
  return (
    <Bay>
      <SectionHead title={labels.title} glyph="i-archives" />
      {isPending && <Thinking>{labels.loading}</Thinking>}
      {isError && !data && <FailedLine onRetry={() => void refetch()}>{labels.failed}</FailedLine>}
      {kept?.length === 0 && <p className={styles.note}>{labels.nothing}</p>}
      {kept && kept.length > 0 && (
        <dl className={styles.lines}>
          {kept.map(({ feature, list, entries, bytes }) => (
            <div key={`${feature} ${list}`}>
              <dt>{labels.list(feature, list)}</dt>
              <dd>{labels.entries(entries, describeSize(bytes))}</dd>
            </div>
          ))}
        </dl>
      )}
      <ExportButton membershipId={membershipId} />
      <DeleteForm membershipId={membershipId} name={name} />
    </Bay>
  )
}

function ExportButton({ membershipId }: Pick<YourDataProps, 'membershipId'>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function save() {
    setState('busy')
    try {
      saveFile(await fetchExport(), `ai-vault-${membershipId}.json`)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        className={styles.wide}
        aria-busy={state === 'busy'}
        onClick={() => state === 'busy' || void save()}
      >
        <Glyph name="i-export" size="s" />
        {state === 'busy' ? labels.exporting : labels.export}
      </Button>
      {state === 'failed' && <FailedLine onRetry={() => void save()}>{labels.exportFailed}</FailedLine>}
    </>
  )
}

function DeleteForm({ membershipId, name }: YourDataProps) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const navigate = useNavigate()
  const allowed = isNameOf(typed, name, membershipId)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!allowed || busy) return
    setBusy(true)
    setError(undefined)
    try {
      await deleteEverything(typed)
      sessionStore.end()
      forgetKept(membershipId)
      // Neither carries the account's id.
      writeAiKey(null)
      await ownLists.removeAll()
      messageLog.clear()
      await navigate({ to: '/deleted', replace: true })
    } catch (failure) {
      setError(failure instanceof ApiError && failure.status === 422 ? failure.message : labels.deleteFailed)
      setBusy(false)
    }
  }

  return (
    <form className={styles.delete} onSubmit={(event) => void submit(event)}>
      <p>
        <b>{labels.delete}</b> {labels.deleteNote}
      </p>
      <div className={styles.line}>
        <Field
          label={labels.confirm(name || membershipId)}
          value={typed}
          autoComplete="off"
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" tone="danger" aria-disabled={!allowed || undefined} aria-busy={busy}>
          <Glyph name="i-trash" size="s" />
          {busy ? labels.deleting : labels.deleteNow}
        </Button>
      </div>
    </form>
  )
}

/** The size of something in the largest unit that fits. */
export function describeSize(bytes: number): string {
  if (bytes < 1_000) return labels.bytes.small
  if (bytes < 1_000_000) return labels.bytes.kilo((bytes / 1_000).toFixed(0))
  return labels.bytes.mega((bytes / 1_000_000).toFixed(1))
}
