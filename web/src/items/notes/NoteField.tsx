import { LONGEST_NOTE } from '@ai-vault/contract/items/notes.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '../../data/api/api-error.ts'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { sheetWords } from '../words/sheet-words.ts'
import { keepNote, readKeptNotes } from './kept-notes.ts'
import styles from './NoteField.module.css'
import { notesQuery } from './notes-query.ts'
import { unsentKey, useNotes } from './use-notes.ts'
import { writeNote } from './write-note.ts'

const labels = sheetWords.note

interface NoteFieldProps {
  readonly membershipId: string
  readonly instanceId: string
}

/**
 * A few words of the player's own about one copy. Saved when the field is left, by a press, by closing the sheet or by
 * closing the page; what the server did not take stays on this device and is sent at the next visit. Nothing can be
 * written before the note that is stored was read: it would be replaced unseen.
 */
export function NoteField({ membershipId, instanceId }: NoteFieldProps) {
  const id = useId()
  const client = useQueryClient()
  const { data: notes, isError: isUnread, isFetching, refetch } = useQuery(notesQuery(membershipId))
  // A copy of an earlier visit is shown, but not written over while the server is asked what stands there now.
  const isCopy = isFetching && client.getQueryState(notesQuery(membershipId).queryKey)?.isInvalidated === true
  const isRead = notes !== undefined && !isCopy
  const saved = useNotes(membershipId).get(instanceId) ?? ''
  const [begun, setBegun] = useState(() => readKeptNotes(membershipId)[instanceId] ?? null)
  const draft = begun?.text ?? null
  // What an earlier visit left: it waits, and no leaving of the field will send it.
  const [isOfBefore, setOfBefore] = useState(begun !== null)
  const { mutate, reset, isPending, isError, isSuccess, variables, error } = useMutation({
    ...writeNote(client, membershipId, instanceId),
    // From then on it is sent again whenever the server can be reached.
    onError: (failure) =>
      void client.invalidateQueries({
        queryKey: isConflict(failure) ? notesQuery(membershipId).queryKey : unsentKey(membershipId),
        exact: true,
      }),
  })
  // The page was left before the server's word came, which took it all the same: what is typed now stands over that.
  const hasArrived = isRead && begun?.text.trim() === saved
  /** Over what was there when the first letter was typed, whatever comes in while the field is written in. */
  const over = hasArrived ? saved : (begun?.over ?? saved)
  const write = (next: string | null) => {
    const note = next === null ? null : { text: next, over }
    setBegun(note)
    setOfBefore(false)
    keepNote(membershipId, instanceId, note)
  }
  /** What is on its way will stand there when this one arrives. */
  const standing = isPending ? variables.text : over
  const save = (replaced = standing) => {
    if (draft === null || !isRead) return
    const text = draft.trim()
    if (text === saved && !isPending) return write(null)
    if (isPending && variables.text === text) return
    // What was typed since is not saved yet, and stands over what is saved now.
    mutate(
      { text, over: replaced },
      {
        onSuccess: () =>
          setBegun((now) => (!now || now.text.trim() === text ? null : { ...now, over: text })),
      },
    )
  }
  /** What stands there now was read: the player can choose. */
  const isChanged = isRead && isError && isConflict(error) && draft !== null
  const takeTheirs = () => {
    reset()
    write(null)
  }
  useOnLeaving(() => {
    if (!isOfBefore && !isChanged) save()
  })
  const isUnsent = isRead && !isPending && draft !== null && draft.trim() !== saved
  return (
    <div className={styles.note}>
      <label htmlFor={id}>{labels.label}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={LONGEST_NOTE}
        placeholder={isRead ? labels.placeholder : undefined}
        value={draft ?? saved}
        readOnly={!isRead}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => write(target.value)}
        onBlur={() => !isChanged && save()}
      />
      <p role="status" id={`${id}-state`}>
        {!isRead && (isCopy || !isUnread) && labels.reading}
        {!isRead && !isCopy && isUnread && (
          <>
            {labels.unread} <TextButton onClick={() => void refetch()}>{labels.again}</TextButton>
          </>
        )}
        {isPending && labels.saving}
        {isSuccess && draft === null && labels.saved}
        {isUnsent && !isError && !isOfBefore && labels.unsaved}
        {isChanged && (
          <>
            {labels.changed(saved)} <TextButton onClick={() => save(saved)}>{labels.keepMine}</TextButton>{' '}
            <TextButton onClick={takeTheirs}>{labels.takeOther}</TextButton>
          </>
        )}
        {isUnsent && !isChanged && (isError || isOfBefore) && (
          <>
            {labels.failed} <TextButton onClick={() => save()}>{labels.again}</TextButton>
          </>
        )}
      </p>
    </div>
  )
}

/** Another window or device wrote the same note. */
const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'note-changed'

/** A field that is taken away, or whose page is, is never left by itself: no blur is heard. */
function useOnLeaving(leave: () => void) {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    const go = () => latest.current()
    addEventListener('pagehide', go)
    return () => {
      removeEventListener('pagehide', go)
      go()
    }
  }, [])
}
