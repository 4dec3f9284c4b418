import { LONGEST_NOTE } from '@ai-vault/contract/items/notes.ts'
import { useId, useState } from 'react'
import { readKept, writeKept } from '../../data/stored/storage.ts'
import { TextButton } from '../../ui/controls/TextButton.tsx'
import { sheetWords } from '../words/sheet-words.ts'
import styles from './NoteField.module.css'
import { useNotes } from './use-notes.ts'
import { useWriteNote } from './use-write-note.ts'

const said = sheetWords.note

interface NoteFieldProps {
  readonly membershipId: string
  readonly instanceId: string
}

/**
 * A few words of the player's own about one copy. Saved when the field is left; what the server did not take stays on
 * this device, so that a closed tab or a dead network loses nothing.
 */
export function NoteField({ membershipId, instanceId }: NoteFieldProps) {
  const id = useId()
  const draftKey = `note_${membershipId}_${instanceId}`
  const saved = useNotes(membershipId).get(instanceId) ?? ''
  const [draft, setDraft] = useState(() => readKept(draftKey))
  const { mutate, isPending, isError, isSuccess } = useWriteNote(membershipId, instanceId)
  const text = draft ?? saved
  const write = (next: string | null) => {
    setDraft(next)
    writeKept(draftKey, next)
  }
  const save = () => {
    if (draft === null) return
    if (draft.trim() === saved) return write(null)
    mutate(draft.trim(), { onSuccess: () => write(null) })
  }
  return (
    <div className={styles.note}>
      <label htmlFor={id}>{said.label}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={LONGEST_NOTE}
        placeholder={said.placeholder}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={save}
      />
      <p role="status">
        {isPending && said.saving}
        {isSuccess && draft === null && said.saved}
        {!isPending && draft !== null && !isError && said.unsaved}
        {!isPending && draft !== null && isError && (
          <>
            {said.failed} <TextButton onClick={save}>{said.again}</TextButton>
          </>
        )}
      </p>
    </div>
  )
}
