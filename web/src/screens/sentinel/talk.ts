/** A conversation as the screen holds it: every message and frame is one step of this state, and nothing else is. */
import type { ReceivedFrame } from '@ai-vault/contract/advice/received.ts'
import type { ChatMetadata, ConversationDetail } from '@ai-vault/contract/advice/sentinel.ts'

export interface Entry {
  readonly id: string
  readonly sender: 'user' | 'ai' | 'system'
  readonly content: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly metadata?: ChatMetadata | undefined
  /** The question it answers; several answers to one are versions. */
  readonly replyTo?: string | undefined
  readonly stopped?: boolean | undefined
}

/** The reply that is being made. */
export interface Writing {
  readonly id: string
}

export interface Talk {
  readonly conversationId: string | undefined
  readonly entries: readonly Entry[]
  readonly typing: boolean
  readonly writing: Writing | undefined
  /** What was answered last, for who listens. */
  readonly announcement: string
  /** The answer that was being written when the player left: what still comes of it is not shown. */
  readonly left?: string | undefined
}

export type Step =
  | { readonly type: 'asked'; readonly id: string; readonly text: string; readonly at: number }
  | { readonly type: 'noted'; readonly text: string; readonly id: string; readonly at: number }
  | { readonly type: 'loaded'; readonly conversation: ConversationDetail }
  | { readonly type: 'left' }
  | { readonly type: 'frame'; readonly frame: ReceivedFrame; readonly note: string; readonly at: number }

export const EMPTY_TALK: Talk = {
  conversationId: undefined,
  entries: [],
  typing: false,
  writing: undefined,
  announcement: '',
}

export function nextTalk(talk: Talk, step: Step): Talk {
  switch (step.type) {
    case 'asked':
      return {
        ...with_(talk, { id: step.id, sender: 'user', content: step.text, at: step.at }),
        typing: true,
      }
    case 'noted':
      return noted(talk, step)
    case 'loaded':
      return loaded(talk, step.conversation)
    case 'left':
      return { ...EMPTY_TALK, left: talk.writing?.id ?? talk.left }
    case 'frame':
      return afterFrame(talk, step)
  }
}

const with_ = (talk: Talk, entry: Entry): Talk =>
  talk.entries.some(({ id }) => id === entry.id) ? talk : { ...talk, entries: [...talk.entries, entry] }

/** The same note twice in a row says nothing new. */
function noted(talk: Talk, { id, text, at }: Extract<Step, { type: 'noted' }>): Talk {
  const last = talk.entries.at(-1)
  if (last?.sender === 'system' && last.content === text) return talk
  return with_(talk, { id, sender: 'system', content: text, at })
}

/** What the server keeps comes first; what arrived here meanwhile stays. */
function loaded(talk: Talk, { id, log }: ConversationDetail): Talk {
  const stored = log.map(
    ({ id: messageId, sender, content, timestamp, metadata, reply_to, stopped }): Entry => ({
      id: messageId,
      sender,
      content,
      at: Date.parse(timestamp),
      metadata,
      replyTo: reply_to,
      stopped,
    }),
  )
  const known = new Set(stored.map((entry) => entry.id))
  const isWritten = talk.writing !== undefined && known.has(talk.writing.id)
  return {
    ...talk,
    conversationId: id,
    entries: [...stored, ...talk.entries.filter((entry) => !known.has(entry.id))],
    ...(isWritten ? { writing: undefined, typing: false } : {}),
  }
}

/** The server did not take a message; an answer that is being written goes on. */
const REFUSALS: ReadonlySet<string> = new Set([
  'busy',
  'too-many-messages',
  'conversation-full',
  'bad-frame',
  'no-such-answer',
])

function afterFrame(talk: Talk, { frame, note, at }: Extract<Step, { type: 'frame' }>): Talk {
  if (talk.left !== undefined && 'id' in frame && frame.id === talk.left) return talk
  switch (frame.type) {
    case 'ready':
      // A question that was lost with the connection is not being answered.
      return frame.running === undefined && !talk.writing ? { ...talk, typing: false } : talk
    case 'typing_start': {
      const started = frame.id !== undefined && frame.id !== talk.writing?.id
      return {
        ...talk,
        typing: true,
        conversationId: frame.conversation_id ?? talk.conversationId,
        ...(started && frame.id ? { writing: { id: frame.id } } : {}),
      }
    }
    case 'typing_stop':
      return { ...talk, typing: false }
    case 'ai_response': {
      const { id, content, timestamp, conversation_id, reply_to, stopped, metadata } = frame
      const entry: Entry = {
        id,
        sender: 'ai',
        content,
        at: Date.parse(timestamp),
        metadata,
        replyTo: reply_to,
        stopped,
      }
      return {
        ...with_(talk, entry),
        conversationId: conversation_id ?? talk.conversationId,
        typing: false,
        writing: undefined,
        announcement: content,
      }
    }
    case 'system':
      return noted(talk, {
        type: 'noted',
        id: `system-${at}-${talk.entries.length}`,
        text: frame.content,
        at,
      })
    case 'error': {
      const withNote = noted(talk, {
        type: 'noted',
        id: `error-${at}-${talk.entries.length}`,
        text: note,
        at,
      })
      if (!REFUSALS.has(frame.code ?? '')) return { ...withNote, typing: false, writing: undefined }
      return {
        ...withNote,
        entries: withNote.entries.filter(({ id, sender }) => sender !== 'user' || id !== frame.reply_to),
        typing: talk.writing !== undefined,
      }
    }
    default:
      return talk
  }
}

/** Questions with the answers they got, in order: several answers to one question stand in one place. */
export interface Shown {
  readonly entry: Entry
  /** All answers to the same question, oldest first; one alone for everything else. */
  readonly versions: readonly Entry[]
}

export function shownEntries(entries: readonly Entry[]): readonly Shown[] {
  const answers = Map.groupBy(
    entries.filter(({ sender, replyTo }) => sender === 'ai' && replyTo !== undefined),
    ({ replyTo }) => replyTo,
  )
  return entries.flatMap((entry) => {
    const versions = entry.replyTo === undefined ? [entry] : (answers.get(entry.replyTo) ?? [entry])
    return versions[0] === entry ? [{ entry, versions }] : []
  })
}
