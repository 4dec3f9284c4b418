import { type ServerFrame, serverFrameSchema } from '@ai-vault/contract/advice/sentinel.ts'
import type { Query } from '../../db/database.ts'

type Tables = {
  sentinel_runs: {
    id: string
    membership_id: string
    conversation_id: string
    reply_to: string
    /** The frame that ended it. */
    last: string | null
    updated_at: number
  }
}

export interface StoredLiveAnswer {
  readonly id: string
  readonly membershipId: string
  readonly conversationId: string
  readonly replyTo: string
  readonly last?: ServerFrame
  readonly updatedAt: number
}

/** What is known of a run that is looked for; all of it must fit. */
export type Wanted = Partial<Pick<StoredLiveAnswer, 'id' | 'conversationId' | 'replyTo'>>

export type LiveAnswerStore = ReturnType<typeof createLiveAnswerStore>

/** Answers that are being made, for the other nodes: a player who comes back may reach any of them. */
export function createLiveAnswerStore(database: Query, now: () => number) {
  const query = database.withTables<Tables>()

  return {
    /** Also says that the run is alive. */
    async write(run: Omit<StoredLiveAnswer, 'updatedAt'>): Promise<void> {
      const changing = {
        last: run.last ? JSON.stringify(run.last) : null,
        updated_at: now(),
      }
      await query
        .insertInto('sentinel_runs')
        .values({
          id: run.id,
          membership_id: run.membershipId,
          conversation_id: run.conversationId,
          reply_to: run.replyTo,
          ...changing,
        })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
        .execute()
    },

    /** The newest of this player's that fits and was alive after `since`. */
    async newest(membershipId: string, wanted: Wanted, since: number): Promise<StoredLiveAnswer | undefined> {
      const { id, conversationId, replyTo } = wanted
      const row = await query
        .selectFrom('sentinel_runs')
        .selectAll()
        .where('membership_id', '=', membershipId)
        .where('updated_at', '>', since)
        .$if(id !== undefined, (select) => select.where('id', '=', id ?? ''))
        .$if(replyTo !== undefined, (select) => select.where('reply_to', '=', replyTo ?? ''))
        .$if(conversationId !== undefined, (select) =>
          select.where('conversation_id', '=', conversationId ?? ''),
        )
        .orderBy('updated_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && runOf(row)
    },

    /** Those in the conversation that were alive after `since` and have not ended. */
    async unfinished(membershipId: string, conversationId: string, since: number): Promise<string[]> {
      const rows = await query
        .selectFrom('sentinel_runs')
        .select('id')
        .where('conversation_id', '=', conversationId)
        .where('membership_id', '=', membershipId)
        .where('updated_at', '>', since)
        .where('last', 'is', null)
        .execute()
      return rows.map(({ id }) => id)
    },

    async find(id: string): Promise<StoredLiveAnswer | undefined> {
      const row = await query.selectFrom('sentinel_runs').selectAll().where('id', '=', id).executeTakeFirst()
      return row && runOf(row)
    },

    async remove(id: string): Promise<void> {
      await query.deleteFrom('sentinel_runs').where('id', '=', id).execute()
    },

    async dropConversation(conversationId: string): Promise<void> {
      await query.deleteFrom('sentinel_runs').where('conversation_id', '=', conversationId).execute()
    },

    async forget(membershipId: string): Promise<void> {
      await query.deleteFrom('sentinel_runs').where('membership_id', '=', membershipId).execute()
    },

    async purge(until: number): Promise<void> {
      await query.deleteFrom('sentinel_runs').where('updated_at', '<', until).execute()
    },
  }
}

function runOf(row: Tables['sentinel_runs']): StoredLiveAnswer {
  const last = row.last === null ? undefined : serverFrameSchema.parse(JSON.parse(row.last))
  return {
    id: row.id,
    membershipId: row.membership_id,
    conversationId: row.conversation_id,
    replyTo: row.reply_to,
    ...(last ? { last } : {}),
    updatedAt: Number(row.updated_at),
  }
}
