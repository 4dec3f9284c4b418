import type { Conversation } from '@ai-vault/contract/sentinel.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { saveFile } from '../../data/save-file.ts'
import {
  conversationsQuery,
  deleteConversation,
  exportConversation,
  renameConversation,
} from '../../data/sentinel/conversation-calls.ts'
import type { SignedIn } from '../../data/session/session-check.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { TextButton } from '../../ui/controls/TextButton.tsx'
import { ErrorLine } from '../../ui/feedback/ErrorPanel.tsx'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { toasts } from '../../ui/feedback/toasts.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { dateFormat } from '../../words/choose-words.ts'
import styles from './History.module.css'
import { words } from './words/words.ts'

const said = words.histories
const day = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

interface HistoryProps {
  readonly session: SignedIn
  readonly open: boolean
  readonly current: string | undefined
  readonly onClose: () => void
  readonly onOpen: (id: string) => Promise<void>
  /** The conversation on the screen was deleted. */
  readonly onGone: () => void
}

/** What was asked before: to find again, open, rename, take away or delete. */
export function History({ session, open, current, onClose, onOpen, onGone }: HistoryProps) {
  const [sought, setSought] = useState('')
  const wanted = useDeferredValue(sought.trim())
  const { data, isError, isPending, refetch } = useQuery({
    ...conversationsQuery(session, wanted),
    enabled: open,
    placeholderData: (before) => before,
  })
  const client = useQueryClient()
  const renew = () => void client.invalidateQueries({ queryKey: ['sentinel', session.membershipId] })
  const found = data?.conversations ?? []
  return (
    <Dialog title={said.title} open={open} onClose={onClose} wide>
      <Field
        label={said.search}
        type="search"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {isPending && <Thinking>{said.loading}</Thinking>}
      {isError && !data && (
        <ErrorLine>
          <span>
            {said.failed} <TextButton onClick={() => void refetch()}>{words.retry}</TextButton>
          </span>
        </ErrorLine>
      )}
      {data && found.length === 0 && <p>{wanted ? said.noneFound : said.none}</p>}
      <ul className={styles.list}>
        {found.map((conversation) => (
          <Row
            key={conversation.id}
            conversation={conversation}
            onOpen={() =>
              tried(async () => {
                await onOpen(conversation.id)
                onClose()
              })
            }
            onRename={(title) => tried(() => renameConversation(conversation.id, title).then(renew))}
            onDelete={() =>
              tried(async () => {
                await deleteConversation(conversation.id)
                if (conversation.id === current) onGone()
                renew()
              })
            }
          />
        ))}
      </ul>
    </Dialog>
  )
}

async function tried(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch {
    toasts.show(said.didNot, { tone: 'bad', glyph: 'i-warn' })
  }
}

interface RowProps {
  readonly conversation: Conversation
  readonly onOpen: () => Promise<void>
  readonly onRename: (title: string) => Promise<void>
  readonly onDelete: () => Promise<void>
}

function Row({ conversation, onOpen, onRename, onDelete }: RowProps) {
  const { id, title, updated_at, messages } = conversation
  const [mode, setMode] = useState<'plain' | 'rename' | 'delete'>('plain')
  const [name, setName] = useState(title)
  const take = (format: 'md' | 'json') =>
    tried(async () => saveFile(await exportConversation(id, format), `sentinel-${id}.${format}`))
  if (mode === 'rename') {
    return (
      <li className={styles.row}>
        <Field
          label={said.title_}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={styles.actions}>
          <Button size="small" onClick={() => setMode('plain')}>
            {said.cancel}
          </Button>
          <Button
            size="small"
            tone="ai"
            disabled={name.trim() === ''}
            onClick={() => void onRename(name.trim()).then(() => setMode('plain'))}
          >
            {said.save}
          </Button>
        </div>
      </li>
    )
  }
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <TextButton onClick={() => void onOpen()}>{title}</TextButton>
        <small>
          {day.format(Date.parse(updated_at))} · {said.messages(messages)}
        </small>
      </div>
      {mode === 'delete' ? (
        <div className={styles.actions}>
          <span>{said.sure}</span>
          <Button size="small" onClick={() => setMode('plain')}>
            {said.cancel}
          </Button>
          <Button size="small" tone="danger" onClick={() => void onDelete()}>
            {said.remove}
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button
            size="small"
            tone="ghost"
            aria-label={said.of(said.rename, title)}
            onClick={() => setMode('rename')}
          >
            {said.rename}
          </Button>
          <Button
            size="small"
            tone="ghost"
            aria-label={said.exportAs(said.markdown, title)}
            onClick={() => void take('md')}
          >
            {said.markdown}
          </Button>
          <Button
            size="small"
            tone="ghost"
            aria-label={said.exportAs(said.json, title)}
            onClick={() => void take('json')}
          >
            {said.json}
          </Button>
          <Button
            size="small"
            tone="ghost"
            aria-label={said.of(said.remove, title)}
            onClick={() => setMode('delete')}
          >
            {said.remove}
          </Button>
        </div>
      )}
    </li>
  )
}
