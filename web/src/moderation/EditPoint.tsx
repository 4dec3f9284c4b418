import type { QueuedPoint } from '@ai-vault/contract/atlas/moderation.ts'
import { LONGEST_POINT_KIND, LONGEST_POINT_NAME, LONGEST_REASON } from '@ai-vault/contract/atlas/points.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../data/api/api-error.ts'
import { editPoint } from '../data/atlas/moderation-queries.ts'
import { Button } from '../ui/controls/buttons/Button.tsx'
import { Field } from '../ui/controls/Field.tsx'
import { ErrorLine } from '../ui/feedback/failures/ErrorPanel.tsx'
import styles from './Pane.module.css'
import { words } from './words.ts'

interface EditPointProps {
  readonly membershipId: string
  readonly point: QueuedPoint
  /** What to say afterwards; undefined where nothing was changed. */
  readonly onLeave: (message: string | undefined) => void
}

const labels = words.edit

/** Name, kind and place of a point that is right but for a detail. Only what was changed is sent; the server checks it. */
export function EditPoint({ membershipId, point, onLeave }: EditPointProps) {
  const client = useQueryClient()
  const held = {
    kind: point.kind ?? '',
    name: point.name ?? '',
    lat: String(point.lat ?? ''),
    lng: String(point.lng ?? ''),
  }
  const [draft, setDraft] = useState({ ...held, reason: '' })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      const { name, kind, lat, lng, reason } = draft
      await editPoint(point.id, {
        ...(name === held.name ? {} : { name }),
        ...(kind === held.kind ? {} : { kind }),
        ...(lat === held.lat ? {} : { lat: Number.parseFloat(lat) }),
        ...(lng === held.lng ? {} : { lng: Number.parseFloat(lng) }),
        ...(reason.trim() === '' ? {} : { reason }),
      })
      await client.invalidateQueries({ queryKey: ['atlas', membershipId] })
      onLeave(labels.done(name))
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.message : labels.failed)
      setBusy(false)
    }
  }

  const field = (key: keyof typeof draft, longest?: number) => (
    <Field
      label={labels[key]}
      value={draft[key]}
      autoComplete="off"
      {...(longest === undefined ? { inputMode: 'decimal' as const } : { maxLength: longest })}
      onChange={({ target }) => setDraft((now) => ({ ...now, [key]: target.value }))}
    />
  )
  return (
    <form
      ref={form}
      className={styles.edit}
      aria-label={labels.title(held.name)}
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={({ key }) => key === 'Escape' && onLeave(undefined)}
    >
      {field('kind', LONGEST_POINT_KIND)}
      {field('name', LONGEST_POINT_NAME)}
      {field('lat')}
      {field('lng')}
      <div className={styles.wide}>{field('reason', LONGEST_REASON)}</div>
      {error && <ErrorLine>{error}</ErrorLine>}
      <div className={styles.actions}>
        <Button type="submit" tone="gold" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
          {busy ? labels.saving : labels.save}
        </Button>
        <Button onClick={() => onLeave(undefined)}>{labels.cancel}</Button>
      </div>
    </form>
  )
}
