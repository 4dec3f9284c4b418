import { ACTIVITIES } from '@ai-vault/game/builds/activities.ts'
import { useId } from 'react'
import fields from '../../ui/controls/Field.module.css'
import { ErrorLine } from '../../ui/feedback/failures/ErrorPanel.tsx'
import text from '../../ui/text.module.css'
import { isFindable, namedTwice } from './fireteam-ids.ts'
import styles from './TeamForm.module.css'
import type { Analyzed } from './use-analysis.ts'
import type { TeamField } from './use-team-field.ts'
import { words } from './words.ts'

const labels = words.form

interface MembersFieldProps {
  readonly team: TeamField
  readonly activity: string
  readonly busy: boolean
  /** What was analyzed last. */
  readonly analyzed: Analyzed | undefined
}

/** F-312: ids or names with #code, parted by commas, and below them what is wrong with whom. */
export function MembersField({ team, activity, busy, analyzed }: MembersFieldProps) {
  const [inputId, noteId] = [useId(), useId()]
  const { ids, blanks, nameOf } = team
  const { count, named, names, missing, twice, noCode } = readMembers(team, analyzed)
  const isOfNobody = !busy && ids.length === 0 && analyzed?.answer.members.length === 0
  const known = ACTIVITIES.find(({ focus }) => focus === activity)
  return (
    <div className={styles.who}>
      <label className={fields.label} htmlFor={inputId}>
        {labels.ids}
        <textarea
          ref={team.element}
          id={inputId}
          className={`${fields.field} ${styles.ids}`}
          rows={2}
          maxLength={1_000}
          spellCheck={false}
          placeholder={labels.example}
          aria-describedby={noteId}
          value={team.text}
          onChange={({ target }) => team.write(target.value)}
          onBlur={team.leave}
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
  )
}

/** What the form says of those who are named there, by what was analyzed last. */
function readMembers({ ids, blanks, nameOf }: TeamField, analyzed: Analyzed | undefined) {
  const members = (analyzed?.answer.members ?? []).filter(({ entry }) => ids.includes(entry))
  const names = members.flatMap(({ entry, name, code }) =>
    /^\d+$/.test(entry) && name && nameOf(entry) === entry ? [labels.means(entry, name, code)] : [],
  )
  const missing = members.flatMap(({ entry, state }) => (state === 'not-found' ? [entry] : []))
  const isRead = ids.length > 0 && ids.every((id) => analyzed?.request.fireteam.includes(id))
  const people = [...new Set(ids)]
  // Whom the answer has no row for is another's row: named by id and by name.
  const same = isRead ? people.filter((id) => members.every(({ entry }) => entry !== id)) : []
  const named = people.length - same.length
  return {
    count: isRead ? labels.read(members, blanks) : labels.named(named, blanks),
    named,
    names,
    missing,
    twice: [...new Set([...namedTwice(ids), ...same])],
    noCode: ids.filter((id) => !isFindable(id) && !missing.includes(id)),
  }
}
