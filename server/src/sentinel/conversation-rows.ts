/** How conversations and their messages stand in the database, and what is read from a row. */
import { type TalkMemory, talkMemorySchema } from '@ai-vault/contract/advice/answer.ts'
import { type ConversationMessage, chatMetadataSchema } from '@ai-vault/contract/advice/sentinel.ts'

export type ConversationTables = {
  sentinel_conversations: {
    id: string
    membership_id: string
    title: string
    memory: string
    created_at: number
    updated_at: number
  }
  sentinel_messages: {
    id: string
    conversation_id: string
    place: number
    sender: string
    content: string
    reply_to: string | null
    stopped: number
    metadata: string | null
    /** Of a question: what the conversation knew before it. */
    memory: string | null
    created_at: number
  }
}

export const EMPTY_MEMORY: TalkMemory = { list: [] }
const TITLE_LENGTH = 60

export interface StoredMessage extends ConversationMessage {
  readonly conversationId: string
  readonly memory: TalkMemory
}

/** What cannot be read any more is forgotten: a conversation always goes on. */
export function memoryOf(json: string | null): TalkMemory {
  const parsed = talkMemorySchema.safeParse(parseJson(json))
  return parsed.success ? parsed.data : EMPTY_MEMORY
}

function parseJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return undefined
  }
}

export const inWords = (row: { id: string; title: string; created_at: number; updated_at: number }) => ({
  id: row.id,
  title: row.title,
  created_at: new Date(Number(row.created_at)).toISOString(),
  updated_at: new Date(Number(row.updated_at)).toISOString(),
})

export function titleFrom(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH - 1)}…` : line || 'New conversation'
}

export function messageOf(row: ConversationTables['sentinel_messages']): ConversationMessage {
  const metadata = row.metadata ? chatMetadataSchema.safeParse(parseJson(row.metadata)) : undefined
  return {
    id: row.id,
    sender: row.sender as ConversationMessage['sender'],
    content: row.content,
    timestamp: new Date(Number(row.created_at)).toISOString(),
    ...(row.reply_to ? { reply_to: row.reply_to } : {}),
    ...(row.stopped ? { stopped: true } : {}),
    ...(metadata?.success ? { metadata: metadata.data } : {}),
  }
}
