import { type Notice, noticeSchema } from '@ai-vault/contract/notices.ts'
import type { SelectQueryBuilder } from 'kysely'
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
  const notices = () => query.selectFrom('notices').select(['id', 'type', 'content'])
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
    after: async (id: number) => newestOf(notices().where('id', '>', id)),
    createdSince: async (time: number) => newestOf(notices().where('created_at', '>=', time)),
    byId: async (id: number) => newestOf(notices().where('id', '=', id)),
  }
}

type NoticeQuery = SelectQueryBuilder<NoticeTables, 'notices', { id: number; type: string; content: string }>

/** Oldest first. */
async function newestOf(found: NoticeQuery): Promise<readonly NumberedNotice[]> {
  const rows = await found.orderBy('id', 'desc').limit(REPLAY_LIMIT).execute()
  return rows.reverse().map((row) => ({ id: row.id, notice: noticeSchema.parse(row) }))
}
