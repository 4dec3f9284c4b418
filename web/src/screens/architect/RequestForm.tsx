import { ACTIVITIES } from '@ai-vault/game/builds/activities.ts'
import { useId, useState } from 'react'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { SelectField } from '../../ui/controls/choices/SelectField.tsx'
import field from '../../ui/controls/Field.module.css'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import text from '../../ui/text.module.css'
import { LONGEST_REQUEST } from './architect-search.ts'
import { activityOf, defaultPrompt, type Wish } from './build-request.ts'
import styles from './RequestForm.module.css'
import type { Reading } from './understood.ts'
import { words } from './words.ts'

const labels = words.request
/** From here on it is said how much room is left. */
const COUNTED_FROM = 0.9 * LONGEST_REQUEST

interface RequestFormProps {
  readonly wish: Wish
  readonly busy: boolean
  readonly understood: Reading
  readonly onActivity: (focus: string) => void
  readonly onText: (text: string) => void
  readonly onLeave: () => void
  readonly onRemove: (id: string) => void
  readonly onCreate: () => void
}

/**
 * Activity (the one that the text names, where it names one), request and the one gold button; below, what was
 * understood. Taking a part out starts nothing.
 */
export function RequestForm(props: RequestFormProps) {
  const { wish, busy, understood, onActivity, onText, onLeave, onRemove, onCreate } = props
  const promptId = useId()
  const [cut, setCut] = useState(0)
  return (
    <form
      className={styles.ask}
      aria-label={labels.label}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onCreate()
      }}
    >
      <div className={styles.fields}>
        <SelectField
          label={labels.activity}
          options={ACTIVITIES.map(({ focus, name }) => ({ id: focus, label: name }))}
          selected={activityOf(wish).focus}
          onSelect={onActivity}
        />
        <div>
          <label className={field.label} htmlFor={promptId}>
            {labels.prompt}
            <textarea
              id={promptId}
              className={`${field.field} ${styles.prompt}`}
              rows={2}
              placeholder={defaultPrompt(wish.activity.name)}
              value={wish.text}
              onChange={({ target }) => {
                setCut(Math.max(0, target.value.length - LONGEST_REQUEST))
                onText(target.value.slice(0, LONGEST_REQUEST))
              }}
              onBlur={onLeave}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
                event.preventDefault()
                event.currentTarget.form?.requestSubmit()
              }}
            />
          </label>
          <span className={`${text.small} ${cut > 0 ? text.warn : text.dim}`} role="status">
            {cut > 0
              ? labels.cut(cut, LONGEST_REQUEST)
              : wish.text.length >= COUNTED_FROM && labels.length(wish.text.length, LONGEST_REQUEST)}
          </span>
        </div>
        <div className={styles.submit}>
          <Button type="submit" tone="gold" size="big" wide aria-busy={busy} aria-disabled={busy}>
            {busy ? labels.generating : labels.create}
          </Button>
        </div>
      </div>
      {[
        understood.parts,
        understood.notUsed,
        understood.contradictions,
        understood.notGiven,
        understood.unread,
      ].some(({ length }) => length > 0) && (
        <div className={styles.read}>
          <p className={text.cap}>{labels.understood}</p>
          <ul className={styles.parts}>
            {understood.parts.map(({ id, kind, value }) => (
              <li key={id} className={styles.part}>
                <span className={styles.kind}>{kind}</span>
                <b>{value}</b>
                <button type="button" aria-label={labels.remove(kind, value)} onClick={() => onRemove(id)}>
                  <Glyph name="i-close" size="s" />
                </button>
              </li>
            ))}
            {understood.parts.length + understood.unread.length === 0 && (
              <li className={text.dim}>{labels.nothingSet}</li>
            )}
          </ul>
          {understood.contradictions.map((sentence) => (
            <p key={sentence} className={`${text.warn} ${styles.note}`}>
              {sentence}
            </p>
          ))}
          {understood.notGiven.map((reason) => (
            <p key={reason} className={`${text.warn} ${styles.note}`}>
              {labels.notGiven(reason)}
            </p>
          ))}
          {understood.notUsed.length > 0 && (
            <p className={`${text.warn} ${styles.note}`}>
              {labels.notUsed(understood.activity ?? activityOf(wish).name, understood.notUsed)}
            </p>
          )}
          {understood.unread.length > 0 && (
            <p className={`${text.small} ${text.dim} ${styles.note}`}>{labels.unread(understood.unread)}</p>
          )}
        </div>
      )}
    </form>
  )
}
