import {
  LONGEST_POINT_KIND,
  LONGEST_POINT_NAME,
  type PlayerStanding,
  type PointDraft,
  type Submission,
  submissionSchema,
} from '@ai-vault/contract/atlas/points.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { ApiError } from '../../../data/api/api-error.ts'
import { destinationsQuery, pointsKey, submitPoint } from '../../../data/atlas/point-queries.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { Field } from '../../../ui/controls/Field.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import text from '../../../ui/text.module.css'
import { kindInWords } from '../../../words/map-kinds.ts'
import { EMPTY_DRAFT, type LatLng, readDraft, writeDraft, written } from './draft.ts'
import styles from './Map.module.css'
import { words } from './words.ts'

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

/** What became of the point that was sent. */
type Sending =
  | { readonly state: 'unsent' }
  | { readonly state: 'sending' }
  | { readonly state: 'submitted'; readonly isOnMap: boolean }
  | { readonly state: 'error'; readonly reason: string | undefined }

const isUnderWay = (sending: Sending): boolean =>
  sending.state === 'sending' || (sending.state === 'submitted' && !sending.isOnMap)

/** What a field lacks, in the words of the contract. */
type Lacks = Partial<Record<keyof PointDraft, string>>

/**
 * F-217 to F-221. Nothing is held back here (G-33): what was typed is sent, and the server says why not. The fields say
 * what they lack meanwhile, by the very rule that the server applies. What was typed stays after an error.
 */
export function SubmitForm(props: SubmitFormProps) {
  const { you, byCoordinates, onClose } = props
  const { draft, lacks, put, sending, submit } = useSubmission(props)
  const isBusy = isUnderWay(sending)
  const [kinds, title] = [useId(), useId()]
  const hasHiddenLack = [lacks.kind, lacks.lat, lacks.lng].some((lack) => lack !== undefined)
  const field = (name: keyof PointDraft) => ({
    label: words.form[name],
    value: draft[name],
    error: lacks[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => put(name, target.value),
  })
  return (
    <section aria-labelledby={title} className={styles.pin} data-over-map>
      <div className={styles.pinHead}>
        <b>{words.form.what}</b>
        <Button size="small" tone="ghost" iconOnly aria-label={words.form.close} onClick={onClose}>
          <Glyph name="i-close" size="s" />
        </Button>
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        noValidate
      >
        <fieldset className={styles.pinKinds}>
          <legend className={text.sr}>{words.form.kinds}</legend>
          {USUAL_KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={draft.kind === kind}
              onClick={() => put('kind', kind)}
            >
              {kindInWords(kind)}
            </button>
          ))}
        </fieldset>
        <Field {...field('name')} maxLength={LONGEST_POINT_NAME * 2} />
        <details open={byCoordinates || hasHiddenLack || undefined}>
          <summary>{words.byCoordinates}</summary>
          <h3 id={title} className={styles.pinTitle}>
            {words.form.title}
          </h3>
          <div className={styles.coordinates}>
            <Field {...field('kind')} list={kinds} maxLength={LONGEST_POINT_KIND * 2} />
            <Field {...field('lat')} inputMode="decimal" />
            <Field {...field('lng')} inputMode="decimal" />
          </div>
          <p className={styles.whole}>
            {words.form.hint} {you && words.form.left(you)}
          </p>
        </details>
        <Button type="submit" tone="gold" aria-disabled={isBusy || undefined}>
          {isBusy ? words.form.saving : words.form.save}
        </Button>
        <Outcome sending={sending} />
        <datalist id={kinds}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind} />
          ))}
        </datalist>
      </form>
    </section>
  )
}

function Outcome({ sending }: { readonly sending: Sending }) {
  const { state } = sending
  return (
    <div role="status" className={styles.result}>
      {(state === 'submitted' || state === 'error') && (
        <span className={state === 'submitted' ? styles.submitted : styles.refused}>{words.form[state]}</span>
      )}
      {state === 'error' && sending.reason && <span>{sending.reason}</span>}
    </div>
  )
}

/** What is typed, what it lacks, and how it is sent. */
function useSubmission({ membershipId, destination, spot, onSpot, onSubmitted }: SubmitFormProps) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => readDraft(membershipId))
  const [lacks, setLacks] = useState<Lacks>({})
  const [sending, setSending] = useState<Sending>({ state: 'unsent' })
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

  async function submit() {
    if (isUnderWay(sending)) return
    setSending({ state: 'sending' })
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
      setSending({ state: 'submitted', isOnMap: false })
      setDraft({ ...EMPTY_DRAFT, kind })
      onSpot(undefined)
      await client.invalidateQueries({ queryKey: pointsKey(membershipId) })
      void client.invalidateQueries(destinationsQuery(membershipId))
      onSubmitted(point.id)
      setSending({ state: 'submitted', isOnMap: true })
    } catch (error) {
      const reason = error instanceof ApiError ? reasonOf(error, missed) : undefined
      setSending({ state: 'error', reason })
    }
  }
  return { draft, lacks, put, sending, submit }
}

function lacksOf(submission: Submission): Lacks {
  const issues = submissionSchema.safeParse(submission).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

/** What the server says of its schema, the fields have said already, and better. */
const reasonOf = ({ code, message }: ApiError, lacks: Lacks): string =>
  code === 'invalid-request' && Object.keys(lacks).length > 0 ? words.form.marked : message
