import { randomUUID } from 'node:crypto'
import type { TalkMemory } from '@ai-vault/contract/advice/answer.ts'
import type {
  ChatMetadata,
  Conversation,
  ConversationDetail,
  ConversationMessage,
} from '@ai-vault/contract/advice/sentinel.ts'
import { sql } from 'kysely'
import type { Query } from '../db/database.ts'
import {
  type ConversationTables,
  EMPTY_MEMORY,
  inWords,
  memoryOf,
  messageOf,
  type StoredMessage,
  titleFrom,
} from './conversation-rows.ts'

/** Older conversations make room for new ones. */
export const MOST_CONVERSATIONS = 200
/** A conversation that is longer than anybody reads ends; the next question begins a new one. */
export const MOST_MESSAGES = 500

export interface NewMessage {
  readonly id?: string
  readonly sender: 'user' | 'ai' | 'system'
  readonly content: string
  readonly replyTo?: string
  readonly stopped?: boolean
  readonly metadata?: ChatMetadata
  /** Of a question: what the conversation knew before it. */
  readonly memory?: TalkMemory
  /** Of an answer: what the conversation knows from now on. */
  readonly remember?: TalkMemory
}

export type ConversationStore = ReturnType<typeof createConversationStore>

export function createConversationStore(database: Query, now: () => number) {
  const query = database.withTables<ConversationTables>()

  async function find(membershipId: string, id: string) {
    return query
      .selectFrom('sentinel_conversations')
      .selectAll()
      .where('id', '=', id)
      .where('membership_id', '=', membershipId)
      .executeTakeFirst()
  }

  async function drop(ids: readonly string[]) {
    if (ids.length === 0) return
    // The conversation first: what is still being written for it then finds no place any more.
    await query.deleteFrom('sentinel_conversations').where('id', 'in', ids).execute()
    await query.deleteFrom('sentinel_messages').where('conversation_id', 'in', ids).execute()
  }

  /** Messages stand at 1, 2, 3 and none is ever taken out: the last place is their number, and no row is counted. */
  async function isFull(id: string): Promise<boolean> {
    const last = await query
      .selectFrom('sentinel_messages')
      .select('place')
      .where('conversation_id', '=', id)
      .orderBy('place', 'desc')
      .limit(1)
      .executeTakeFirst()
    return (last?.place ?? 0) >= MOST_MESSAGES
  }

  async function messagesOf(id: string): Promise<ConversationMessage[]> {
    const rows = await query
      .selectFrom('sentinel_messages')
      .selectAll()
      .where('conversation_id', '=', id)
      .orderBy('place')
      .execute()
    return rows.map(messageOf)
  }

  return {
    isFull,
    /** The player's own conversation by that id, or a new one. */
    async open(
      membershipId: string,
      id: string | undefined,
      firstWords: string,
    ): Promise<{ id: string; memory: TalkMemory }> {
      const known = id === undefined ? undefined : await find(membershipId, id)
      if (known) {
        return { id: known.id, memory: memoryOf(known.memory) }
      }
      const made = randomUUID()
      const at = now()
      const title = titleFrom(firstWords)
      await query
        .insertInto('sentinel_conversations')
        .values({
          id: made,
          membership_id: membershipId,
          title,
          memory: JSON.stringify(EMPTY_MEMORY),
          created_at: at,
          updated_at: at,
        })
        .execute()
      const old = await query
        .selectFrom('sentinel_conversations')
        .select('id')
        .where('membership_id', '=', membershipId)
        .orderBy('updated_at', 'desc')
        .offset(MOST_CONVERSATIONS)
        .limit(50)
        .execute()
      await drop(old.map((row) => row.id))
      return { id: made, memory: EMPTY_MEMORY }
    },

    /** Undefined where the conversation was deleted meanwhile: nothing is kept of it then. */
    async add(conversationId: string, message: NewMessage): Promise<ConversationMessage | undefined> {
      const id = message.id ?? randomUUID()
      const at = now()
      const kept = await query.transaction().execute(async (change) => {
        // Holds the conversation until the message stands: a deletion comes before both or after both.
        const { numUpdatedRows } = await change
          .updateTable('sentinel_conversations')
          .set({
            updated_at: at,
            ...(message.remember ? { memory: JSON.stringify(message.remember) } : {}),
          })
          .where('id', '=', conversationId)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await change
          .insertInto('sentinel_messages')
          .values((row) => ({
            id,
            conversation_id: conversationId,
            place: row
              .selectFrom('sentinel_messages')
              .select((each) => each(each.fn.coalesce(each.fn.max('place'), each.val(0)), '+', 1).as('next'))
              .where('conversation_id', '=', conversationId),
            sender: message.sender,
            content: message.content,
            reply_to: message.replyTo ?? null,
            stopped: message.stopped ? 1 : 0,
            metadata: message.metadata ? JSON.stringify(message.metadata) : null,
            memory: message.memory ? JSON.stringify(message.memory) : null,
            created_at: at,
          }))
          .execute()
        return true
      })
      if (!kept) return undefined
      return {
        id,
        sender: message.sender,
        content: message.content,
        timestamp: new Date(at).toISOString(),
        ...(message.replyTo ? { reply_to: message.replyTo } : {}),
        ...(message.stopped ? { stopped: true } : {}),
        ...(message.metadata ? { metadata: message.metadata } : {}),
      }
    },

    /** A message of the player's own, with what is needed to answer it again. */
    async message(membershipId: string, id: string): Promise<StoredMessage | undefined> {
      const row = await query
        .selectFrom('sentinel_messages as message')
        .innerJoin('sentinel_conversations as talk', 'talk.id', 'message.conversation_id')
        .selectAll('message')
        .where('message.id', '=', id)
        .where('talk.membership_id', '=', membershipId)
        .executeTakeFirst()
      return row && { ...messageOf(row), conversationId: row.conversation_id, memory: memoryOf(row.memory) }
    },

    /** The last answer to a question. */
    async answerTo(conversationId: string, questionId: string): Promise<ConversationMessage | undefined> {
      const row = await query
        .selectFrom('sentinel_messages')
        .selectAll()
        .where('conversation_id', '=', conversationId)
        .where('reply_to', '=', questionId)
        .orderBy('place', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && messageOf(row)
    },

    /** Newest first; with words, those whose title or messages hold them. */
    async list(membershipId: string, words = ''): Promise<Conversation[]> {
      const wanted = `%${words.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`
      const holds = (column: 'talk.title' | 'content') =>
        sql<boolean>`lower(${sql.ref(column)}) like ${wanted} escape '\\'`
      const rows = await query
        .selectFrom('sentinel_conversations as talk')
        .select((row) => [
          'talk.id',
          'talk.title',
          'talk.created_at',
          'talk.updated_at',
          row
            .selectFrom('sentinel_messages')
            .select((each) => each.fn.max('place').as('count'))
            .whereRef('conversation_id', '=', 'talk.id')
            .as('messages'),
        ])
        .where('membership_id', '=', membershipId)
        .$if(words !== '', (select) =>
          select.where((row) =>
            row.or([
              holds('talk.title'),
              row.exists(
                row
                  .selectFrom('sentinel_messages')
                  .select('id')
                  .whereRef('conversation_id', '=', 'talk.id')
                  .where(holds('content')),
              ),
            ]),
          ),
        )
        .orderBy('updated_at', 'desc')
        .limit(MOST_CONVERSATIONS)
        .execute()
      return rows.map((row) => ({ ...inWords(row), messages: Number(row.messages ?? 0) }))
    },

    async read(membershipId: string, id: string): Promise<ConversationDetail | undefined> {
      const found = await find(membershipId, id)
      if (!found) return undefined
      const log = await messagesOf(id)
      return { ...inWords(found), messages: log.length, log }
    },

    async rename(membershipId: string, id: string, title: string): Promise<boolean> {
      const result = await query
        .updateTable('sentinel_conversations')
        .set({ title })
        .where('id', '=', id)
        .where('membership_id', '=', membershipId)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async remove(membershipId: string, id: string): Promise<boolean> {
      const found = await find(membershipId, id)
      if (found) await drop([id])
      return found !== undefined
    },

    async forget(membershipId: string): Promise<void> {
      const rows = await query
        .selectFrom('sentinel_conversations')
        .select('id')
        .where('membership_id', '=', membershipId)
        .execute()
      await drop(rows.map((row) => row.id))
    },
  }
}
