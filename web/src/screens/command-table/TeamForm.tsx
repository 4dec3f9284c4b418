import { ACTIVITIES } from '@ai-vault/game/builds/activities.ts'
import { type ReactNode, type RefObject, useId } from 'react'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { SelectField } from '../../ui/controls/choices/SelectField.tsx'
import fields from '../../ui/controls/Field.module.css'
import { ErrorLine } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Bay, Bays } from '../../ui/page/Plate.tsx'
import { Reason, Say } from '../../ui/page/Say.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import text from '../../ui/text.module.css'
import { isFindable, namedTwice } from './fireteam-ids.ts'
import styles from './TeamForm.module.css'
import type { Analyzed } from './use-analysis.ts'
import { words } from './words.ts'

const labels = words.form

interface TeamFormProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly input: string
  /** Who is named there, as the table is asked for them. */
  readonly ids: readonly string[]
  readonly blanks: number
  /** How the field calls whom this id is of. */
  readonly nameOf: (id: string) => string
  readonly activity: string
  readonly busy: boolean
  readonly loading: 'idle' | 'loading' | 'alone' | 'failed'
  /** What was analyzed last. */
  readonly analyzed: Analyzed | undefined
  readonly onInput: (input: string) => void
  readonly onLeave: () => void
  readonly onActivity: (focus: string) => void
  readonly onLoad: () => void
  /** Absent where the player is at the table already. */
  readonly onAddMyself: (() => void) | undefined
  readonly onAnalyze: () => void
  /** Before anything is asked: what else one may begin with. The form then says what the screen is for. */
  readonly beside: ReactNode
}

/** F-312: ids or names with #code, parted by commas. */
export function TeamForm(props: TeamFormProps) {
  const {
    field,
    input,
    ids,
    blanks,
    nameOf,
    activity,
    busy,
    loading,
    analyzed,
    onInput,
    onLeave,
    onActivity,
    onLoad,
    onAddMyself,
    onAnalyze,
    beside,
  } = props
  const [inputId, noteId] = [useId(), useId()]
  const members = (analyzed?.answer.members ?? []).filter(({ entry }) => ids.includes(entry))
  const names = members.flatMap(({ entry, name, code }) =>
    /^\d+$/.test(entry) && name && nameOf(entry) === entry ? [labels.means(entry, name, code)] : [],
  )
  const missing = members.flatMap(({ entry, state }) => (state === 'not-found' ? [entry] : []))
  const isRead = ids.length > 0 && ids.every((id) => analyzed?.request.fireteam.includes(id))
  const people = [...new Set(ids)]
  // Whom the answer has no row for is another's row: named by id and by name.
  const same = isRead ? people.filter((id) => members.every(({ entry }) => entry !== id)) : []
  const twice = [...new Set([...namedTwice(ids), ...same])]
  const named = people.length - same.length
  const count = isRead ? labels.read(members, blanks) : labels.named(named, blanks)
  const isOfNobody = !busy && ids.length === 0 && analyzed?.answer.members.length === 0
  const known = ACTIVITIES.find(({ focus }) => focus === activity)
  const noCode = ids.filter((id) => !isFindable(id) && !missing.includes(id))
  return (
    <Bays columns={beside ? 2 : 1} className={styles.plate}>
      {beside && (
        <Bay className={styles.beside}>
          <div className={styles.purpose}>
            <Say>{words.say}</Say>
            <Reason>{words.why}</Reason>
          </div>
          {beside}
        </Bay>
      )}
      <Bay>
        {beside && <SectionHead title={labels.others} />}
        <form
          className={beside ? styles.narrow : styles.form}
          aria-label={labels.label}
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) onAnalyze()
          }}
        >
          <div className={styles.who}>
            <label className={fields.label} htmlFor={inputId}>
              {labels.ids}
              <textarea
                ref={field}
                id={inputId}
                className={`${fields.field} ${styles.ids}`}
                rows={2}
                maxLength={1_000}
                spellCheck={false}
                placeholder={labels.example}
                aria-describedby={noteId}
                value={input}
                onChange={({ target }) => onInput(target.value)}
                onBlur={onLeave}
              />
            </label>
            <p id={noteId} className={`${text.small} ${text.dim}`}>
              {ids.length + blanks === 0 ? labels.codeHint : [count, ...names].join(' ')}
            </p>
            {noCode.length > 0 && <p className={`${text.small} ${text.dim}`}>{labels.noCode(noCode)}</p>}
            {isOfNobody && <ErrorLine tone="warn">{labels.nobody}</ErrorLine>}
            {twice.length > 0 && <ErrorLine tone="warn">{labels.twice(twice.map(nameOf))}</ErrorLine>}
            {known && named > known.fireteam && (
              <ErrorLine tone="warn">{labels.tooMany(known.name, known.fireteam, named)}</ErrorLine>
            )}
            {missing.length > 0 && <ErrorLine tone="warn">{labels.notFound(missing.map(nameOf))}</ErrorLine>}
          </div>
          <div className={styles.what}>
            <SelectField
              label={labels.activity}
              options={ACTIVITIES.map(({ focus, name }) => ({ id: focus, label: name }))}
              selected={activity}
              onSelect={onActivity}
            />
            <div className={styles.buttons}>
              <Button onClick={onLoad} aria-busy={loading === 'loading'}>
                {loading === 'loading' ? labels.loadingTeam : labels.load}
              </Button>
              {onAddMyself && <Button onClick={onAddMyself}>{labels.addMyself}</Button>}
              <Button
                type="submit"
                tone={beside && ids.length === 0 ? 'plain' : 'gold'}
                aria-busy={busy}
                aria-disabled={busy}
              >
                {busy ? labels.analyzing : labels.analyze}
              </Button>
            </div>
            {loading === 'alone' && (
              <p role="status" className={`${text.small} ${text.soft}`}>
                {labels.alone}
              </p>
            )}
            {loading === 'failed' && <ErrorLine>{labels.loadFailed}</ErrorLine>}
          </div>
        </form>
      </Bay>
    </Bays>
  )
}
