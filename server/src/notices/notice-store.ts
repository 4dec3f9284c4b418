import { type Notice, noticeSchema } from '@ai-vault/contract/notices.ts'
import type { Query } from '../db/database.ts'
import type { NoticeTables } from './tables.ts'

const REPLAY_LIMIT = 50
const KEEP_MS = 86_400_000

export interface NumberedNotice {
  readonly id: number
  readonly notice: Notice
}

export type NoticeStore = ReturnType<typeof createNoticeStore>

/** The notices of the last day: numbered, so that a stream that broke can go on where it stopped. */
export function createNoticeStore(database: Query) {
  const query = database.withTables<NoticeTables>()
  return {
    async add(notice: Notice, now: number): Promise<number> {
      await query
        .deleteFrom('notices')
        .where('created_at', '<', now - KEEP_MS)
        .execute()
      const { id } = await query
        .insertInto('notices')
        .values({ ...notice, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** The newest ones after that id, oldest first. */
    async after(id: number): Promise<NumberedNotice[]> {
      const rows = await query
        .selectFrom('notices')
        .select(['id', 'type', 'content'])
        .where('id', '>', id)
        .orderBy('id', 'desc')
        .limit(REPLAY_LIMIT)
        .execute()
      return rows.reverse().map((row) => ({ id: row.id, notice: noticeSchema.parse(row) }))
    },

    async byId(id: number): Promise<NumberedNotice | undefined> {
      const row = await query
        .selectFrom('notices')
        .select(['id', 'type', 'content'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row && { id: row.id, notice: noticeSchema.parse(row) }
    },
  }
}
