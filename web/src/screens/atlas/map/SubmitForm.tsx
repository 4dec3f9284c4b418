import {
  LONGEST_POINT_KIND,
  LONGEST_POINT_NAME,
  type PlayerStanding,
  type PointDraft,
  type Submission,
  submissionSchema,
} from '@ai-vault/contract/atlas/points.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { ApiError } from '../../../data/api/api-error.ts'
import { destinationsQuery, pointsKey, submitPoint } from '../../../data/atlas/point-queries.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Field } from '../../../ui/controls/Field.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import text from '../../../ui/text.module.css'
import { EMPTY_DRAFT, type LatLng, readDraft, writeDraft, written } from './draft.ts'
import styles from './Map.module.css'
import { words } from './words/words.ts'

/** What the form proposes; any other word will do as well. */
const KINDS = ['landmark', 'chest', 'lore', 'lost-sector', 'portal', 'event', 'resource', 'vendor'] as const
/** Those that one press chooses. */
const USUAL_KINDS = ['chest', 'lore', 'lost-sector', 'event'] as const

interface SubmitFormProps {
  readonly membershipId: string
  readonly destination: number | undefined
  readonly you: PlayerStanding | undefined
  /** A place that was chosen on the map. */
  readonly spot: LatLng | undefined
  readonly onSpot: (spot: LatLng | undefined) => void
  /** Opened by its name and not by a press on the map: the coordinates are what it is about. */
  readonly byCoordinates: boolean
  readonly onClose: () => void
  readonly onSubmitted: (id: string) => void
}

interface Result {
  readonly kind: 'submitted' | 'error'
  readonly reason?: string
}

/** What a field lacks, in the words of the contract. */
type Lacks = Partial<Record<keyof PointDraft, string>>

/**
 * F-217 to F-221. Nothing is held back here (G-33): what was typed is sent, and the server says why not. The fields say
 * what they lack meanwhile, by the very rule that the server applies. What was typed stays after an error.
 */
export function SubmitForm(props: SubmitFormProps) {
  const { membershipId, destination, you, spot, byCoordinates, onClose, onSpot, onSubmitted } = props
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => readDraft(membershipId))
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>()
  const [lacks, setLacks] = useState<Lacks>({})
  const [kinds, title] = [useId(), useId()]
  const hasHiddenLack = [lacks.kind, lacks.lat, lacks.lng].some((lack) => lack !== undefined)
  const put = (name: keyof PointDraft, value: string) => {
    setDraft((now) => ({ ...now, [name]: value }))
    setLacks((now) => ({ ...now, [name]: undefined }))
  }
  useEffect(() => writeDraft(membershipId, draft), [membershipId, draft])
  useEffect(() => {
    if (!spot) return
    setDraft((now) => ({ ...now, lat: written(spot.lat), lng: written(spot.lng) }))
    setLacks((now) => ({ ...now, lat: undefined, lng: undefined }))
  }, [spot])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setResult(undefined)
    const { kind, name } = draft
    const submission = {
      kind,
      name,
      lat: Number.parseFloat(draft.lat),
      lng: Number.parseFloat(draft.lng),
      destinationHash: destination ?? null,
    }
    const missed = lacksOf(submission)
    setLacks(missed)
    try {
      const { point } = await submitPoint(submission)
      setResult({ kind: 'submitted' })
      setDraft({ ...EMPTY_DRAFT, kind })
      onSpot(undefined)
      await client.invalidateQueries({ queryKey: pointsKey(membershipId) })
      void client.invalidateQueries(destinationsQuery(membershipId))
      onSubmitted(point.id)
    } catch (error) {
      setResult({ kind: 'error', ...(error instanceof ApiError ? { reason: reasonOf(error, missed) } : {}) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby={title} className={styles.pin} data-over-map>
      <div className={styles.pinHead}>
        <b>{words.form.what}</b>
        <Button size="small" tone="ghost" iconOnly aria-label={words.form.close} onClick={onClose}>
          <Glyph name="i-close" size="s" />
        </Button>
      </div>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <fieldset className={styles.pinKinds}>
          <legend className={text.sr}>{words.form.kinds}</legend>
          {USUAL_KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={draft.kind === kind}
              onClick={() => put('kind', kind)}
            >
              {kind}
            </button>
          ))}
        </fieldset>
        <Field
          label={words.form.name}
          value={draft.name}
          maxLength={LONGEST_POINT_NAME * 2}
          autoComplete="off"
          error={lacks.name}
          onChange={({ target }) => put('name', target.value)}
        />
        <details open={byCoordinates || hasHiddenLack || undefined}>
          <summary>{words.byCoordinates}</summary>
          <h3 id={title} className={styles.pinTitle}>
            {words.form.title}
          </h3>
          <div className={styles.coordinates}>
            <Field
              label={words.form.kind}
              value={draft.kind}
              list={kinds}
              maxLength={LONGEST_POINT_KIND * 2}
              autoComplete="off"
              error={lacks.kind}
              onChange={({ target }) => put('kind', target.value)}
            />
            <Field
              label={words.form.lat}
              value={draft.lat}
              inputMode="decimal"
              autoComplete="off"
              error={lacks.lat}
              onChange={({ target }) => put('lat', target.value)}
            />
            <Field
              label={words.form.lng}
              value={draft.lng}
              inputMode="decimal"
              autoComplete="off"
              error={lacks.lng}
              onChange={({ target }) => put('lng', target.value)}
            />
          </div>
          <p className={styles.whole}>
            {words.form.hint} {you && words.form.left(you)}
          </p>
        </details>
        <Button type="submit" tone="gold" aria-disabled={busy || undefined}>
          {busy ? words.form.saving : words.form.save}
        </Button>
        <div role="status" className={styles.result}>
          {result && (
            <>
              <span className={result.kind === 'submitted' ? styles.submitted : styles.refused}>
                {words.form[result.kind]}
              </span>
              {result.reason && <span>{result.reason}</span>}
            </>
          )}
        </div>
        <datalist id={kinds}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind} />
          ))}
        </datalist>
      </form>
    </section>
  )
}

function lacksOf(submission: Submission): Lacks {
  const issues = submissionSchema.safeParse(submission).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

/** What the server says of its schema, the fields have said already, and better. */
const reasonOf = ({ code, message }: ApiError, lacks: Lacks): string =>
  code === 'invalid-request' && Object.keys(lacks).length > 0 ? words.form.marked : message
