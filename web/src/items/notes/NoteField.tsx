import { LONGEST_NOTE } from '@ai-vault/contract/items/notes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { readKept, writeKept } from '../../data/stored/storage.ts'
import { TextButton } from '../../ui/controls/TextButton.tsx'
import { sheetWords } from '../words/sheet-words.ts'
import styles from './NoteField.module.css'
import { notesQuery, useNotes } from './use-notes.ts'
import { useWriteNote } from './use-write-note.ts'

const said = sheetWords.note

interface NoteFieldProps {
  readonly membershipId: string
  readonly instanceId: string
}

/**
 * A few words of the player's own about one copy. Saved when the field is left; what the server did not take stays on
 * this device, so that a closed tab or a dead network loses nothing. Nothing can be written before the note that is
 * stored was read: it would be replaced unseen.
 */
export function NoteField({ membershipId, instanceId }: NoteFieldProps) {
  const id = useId()
  const draftKey = `note_${membershipId}_${instanceId}`
  const client = useQueryClient()
  const { data: notes, isError: isUnread, isFetching, refetch } = useQuery(notesQuery(membershipId))
  // A copy of an earlier visit is shown, but not written over while the server is asked what stands there now.
  const isCopy = isFetching && client.getQueryState(notesQuery(membershipId).queryKey)?.isInvalidated === true
  const isRead = notes !== undefined && !isCopy
  const saved = useNotes(membershipId).get(instanceId) ?? ''
  const [draft, setDraft] = useState(() => readKept(draftKey))
  const { mutate, isPending, isError, isSuccess } = useWriteNote(membershipId, instanceId, (text) => {
    // What was typed since is not saved yet.
    setDraft((now) => (now?.trim() === text ? null : now))
    if (readKept(draftKey)?.trim() === text) writeKept(draftKey, null)
  })
  const write = (next: string | null) => {
    setDraft(next)
    writeKept(draftKey, next)
  }
  const save = () => {
    if (draft === null || !isRead) return
    if (draft.trim() === saved && !isPending) return write(null)
    mutate(draft.trim())
  }
  return (
    <div className={styles.note}>
      <label htmlFor={id}>{said.label}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={LONGEST_NOTE}
        placeholder={isRead ? said.placeholder : undefined}
        value={draft ?? saved}
        readOnly={!isRead}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => write(target.value)}
        onBlur={save}
      />
      <p role="status" id={`${id}-state`}>
        {!isRead && (isCopy || !isUnread) && said.reading}
        {!isRead && !isCopy && isUnread && (
          <>
            {said.unread} <TextButton onClick={() => void refetch()}>{said.again}</TextButton>
          </>
        )}
        {isPending && said.saving}
        {isSuccess && draft === null && said.saved}
        {isRead && !isPending && draft !== null && !isError && said.unsaved}
        {isRead && !isPending && draft !== null && isError && (
          <>
            {said.failed} <TextButton onClick={save}>{said.again}</TextButton>
          </>
        )}
      </p>
    </div>
  )
}
