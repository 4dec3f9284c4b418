import type { Conversation } from '@ai-vault/contract/advice/sentinel.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '../../data/save-file.ts'
import {
  conversationsQuery,
  deleteConversation,
  exportConversation,
  renameConversation,
} from '../../data/sentinel/conversation-calls.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { ErrorLine } from '../../ui/feedback/failures/ErrorPanel.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { toasts } from '../../ui/feedback/toasts/toasts.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { dateFormat } from '../../words/formats.ts'
import styles from './History.module.css'
import { words } from './words.tsx'

const labels = words.histories
const day = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

interface HistoryProps {
  readonly session: SignedIn
  readonly open: boolean
  readonly current: string | undefined
  /** An answer is being written: another conversation can be opened once it is there. */
  readonly busy: boolean
  readonly onClose: () => void
  readonly onOpen: (id: string) => Promise<void>
  /** The conversation on the screen was deleted. */
  readonly onGone: () => void
}

/** What was asked before: to find again, open, rename, take away or delete. */
export function History({ session, open, current, busy, onClose, onOpen, onGone }: HistoryProps) {
  const [sought, setSought] = useState('')
  const wanted = useSettled(sought.trim())
  const { data, isError, isPending, refetch } = useQuery({
    ...conversationsQuery(session, wanted),
    enabled: open,
    placeholderData: (before) => before,
  })
  const client = useQueryClient()
  const renew = () => client.invalidateQueries({ queryKey: ['sentinel', session.membershipId] })
  const found = data?.conversations ?? []
  return (
    <Dialog title={labels.title} open={open} onClose={onClose} wide>
      <Field
        label={labels.search}
        type="search"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {isPending && <Thinking>{labels.loading}</Thinking>}
      {isError && !data && (
        <ErrorLine>
          <span>
            {labels.failed} <TextButton onClick={() => void refetch()}>{words.retry}</TextButton>
          </span>
        </ErrorLine>
      )}
      {data && found.length === 0 && <p>{wanted ? labels.noneFound : labels.none}</p>}
      <ul className={styles.list}>
        {found.map((conversation) => (
          <Row
            key={conversation.id}
            conversation={conversation}
            canOpen={!busy}
            onOpen={() =>
              tried(async () => {
                await onOpen(conversation.id)
                onClose()
              })
            }
            onRename={(title) =>
              tried(async () => {
                await renameConversation(conversation.id, title)
                await renew()
              })
            }
            onDelete={() =>
              tried(async () => {
                await deleteConversation(conversation.id)
                if (conversation.id === current) onGone()
                await renew()
              })
            }
          />
        ))}
      </ul>
    </Dialog>
  )
}

/** Whether it worked; where it did not, the player is told. */
async function tried(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch {
    toasts.show(labels.didNot, { tone: 'bad', glyph: 'i-warn' })
    return false
  }
}

interface RowProps {
  readonly conversation: Conversation
  readonly canOpen: boolean
  readonly onOpen: () => Promise<boolean>
  readonly onRename: (title: string) => Promise<boolean>
  readonly onDelete: () => Promise<boolean>
}

/** What a row asks: nothing, a new title, or whether the conversation may really go. */
type RowMode = 'plain' | 'rename' | 'delete'

function Row({ conversation, canOpen, onOpen, onRename, onDelete }: RowProps) {
  const { title, updated_at, messages } = conversation
  const [mode, setMode] = useState<RowMode>('plain')
  const [working, setWorking] = useState(false)
  const toPlain = () => setMode('plain')
  /** One request at a time; what did not work leaves the row as it is, so that it can be tried again. */
  async function change(work: () => Promise<boolean>) {
    setWorking(true)
    const done = await work()
    setWorking(false)
    if (done) toPlain()
  }
  if (mode === 'rename') {
    return (
      <li>
        <RenameForm
          title={title}
          working={working}
          onRename={(name) => void change(() => onRename(name))}
          onCancel={toPlain}
        />
      </li>
    )
  }
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <TextButton
          className={styles.open}
          disabled={!canOpen || working}
          onClick={() => void change(onOpen)}
        >
          {title}
        </TextButton>
        <small>
          {day.format(Date.parse(updated_at))} · {labels.messages(messages)}
        </small>
      </div>
      {mode === 'delete' ? (
        <div className={styles.actions}>
          <span>{labels.sure}</span>
          <Button size="small" onClick={toPlain}>
            {labels.cancel}
          </Button>
          <Button size="small" tone="danger" disabled={working} onClick={() => void change(onDelete)}>
            {labels.remove}
          </Button>
        </div>
      ) : (
        <RowActions conversation={conversation} onMode={setMode} />
      )}
    </li>
  )
}

interface RenameFormProps {
  readonly title: string
  readonly working: boolean
  readonly onRename: (title: string) => void
  readonly onCancel: () => void
}

function RenameForm({ title, working, onRename, onCancel }: RenameFormProps) {
  const [name, setName] = useState(title)
  const canSave = !working && name.trim() !== ''
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave) onRename(name.trim())
      }}
    >
      <Field
        label={labels.title_}
        value={name}
        maxLength={80}
        // What was asked for is this field: whoever types replaces the old title, or goes on in it.
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.actions}>
        <Button size="small" onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button size="small" tone="ai" type="submit" disabled={!canSave}>
          {labels.save}
        </Button>
      </div>
    </form>
  )
}

interface RowActionsProps {
  readonly conversation: Conversation
  readonly onMode: (mode: RowMode) => void
}

function RowActions({ conversation: { id, title }, onMode }: RowActionsProps) {
  const save = (format: 'md' | 'json') =>
    void tried(async () => saveFile(await exportConversation(id, format), `sentinel-${id}.${format}`))
  const actions = [
    { label: labels.rename, name: labels.of(labels.rename, title), act: () => onMode('rename') },
    { label: labels.markdown, name: labels.exportAs(labels.markdown, title), act: () => save('md') },
    { label: labels.json, name: labels.exportAs(labels.json, title), act: () => save('json') },
    { label: labels.remove, name: labels.of(labels.remove, title), act: () => onMode('delete') },
  ]
  return (
    <div className={styles.actions}>
      {actions.map(({ label, name, act }) => (
        <Button key={label} size="small" tone="ghost" aria-label={name} onClick={act}>
          {label}
        </Button>
      ))}
    </div>
  )
}
