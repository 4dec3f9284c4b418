import { type Notice, noticeSchema } from '@ai-vault/contract/account/notices.ts'
import type { Generated, SelectQueryBuilder } from 'kysely'
import type { Query } from '../db/database.ts'

interface NoticesTable {
  id: Generated<number>
  type: string
  content: string
  created_at: number
  /** Null: for everybody. */
  membership_id: string | null
  /** When a stream of that player carried it. */
  delivered_at: number | null
}

export type NoticeTables = {
  notices: NoticesTable
}

const REPLAY_LIMIT = 50
const LISTED = 30
const KEEP_MS = 86_400_000
/** What is meant for one player waits for the next visit. */
const KEEP_PERSONAL_MS = 30 * 86_400_000

export interface NumberedNotice {
  readonly id: number
  readonly notice: Notice
  /** The one player it is for; undefined: everybody. */
  readonly to?: string
}

export type NoticeStore = ReturnType<typeof createNoticeStore>

/** Numbered, so that a stream that broke can go on where it stopped. */
export function createNoticeStore(database: Query) {
  const query = database.withTables<NoticeTables>()
  const notices = () => query.selectFrom('notices').select(['id', 'type', 'content', 'membership_id'])
  async function purge(now: number): Promise<void> {
    await query
      .deleteFrom('notices')
      .where((row) =>
        row.or([
          row('created_at', '<', now - KEEP_PERSONAL_MS),
          row.and([row('created_at', '<', now - KEEP_MS), row('membership_id', 'is', null)]),
        ]),
      )
      .execute()
  }
  return {
    purge,
    async add(notice: Notice, now: number, to?: string): Promise<number> {
      await purge(now)
      const { id } = await query
        .insertInto('notices')
        .values({ ...notice, created_at: now, membership_id: to ?? null })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** The newest ones after that id, oldest first: for everybody, and for this reader. */
    after: async (id: number, reader?: string) =>
      newestOf(
        notices()
          .where('id', '>', id)
          .where((row) =>
            row.or([
              row('membership_id', 'is', null),
              ...(reader === undefined ? [] : [row('membership_id', '=', reader)]),
            ]),
          ),
      ),
    /** Those for this reader that no stream has carried yet. */
    waiting: async (reader: string) =>
      newestOf(notices().where('membership_id', '=', reader).where('delivered_at', 'is', null)),
    createdSince: async (time: number) => newestOf(notices().where('created_at', '>=', time)),
    byId: async (id: number) => newestOf(notices().where('id', '=', id)),

    /** Those for this reader that are still kept, carried or not, newest first. */
    async latestOf(reader: string, now: number) {
      const rows = await query
        .selectFrom('notices')
        .select(['id', 'content', 'created_at'])
        .where('membership_id', '=', reader)
        .where('created_at', '>=', now - KEEP_PERSONAL_MS)
        .orderBy('id', 'desc')
        .limit(LISTED)
        .execute()
      return rows.map(({ id, content, created_at }) => ({ id, content, sent_at: created_at }))
    },

    async markDelivered(id: number, now: number): Promise<void> {
      await query.updateTable('notices').set({ delivered_at: now }).where('id', '=', id).execute()
    },

    async forget(membershipId: string): Promise<void> {
      await query.deleteFrom('notices').where('membership_id', '=', membershipId).execute()
    },

    async exportOf(membershipId: string) {
      return query
        .selectFrom('notices')
        .select(['type', 'content', 'created_at'])
        .where('membership_id', '=', membershipId)
        .orderBy('id')
        .execute()
    },
  }
}

interface Row {
  id: number
  type: string
  content: string
  membership_id: string | null
}
type NoticeQuery = SelectQueryBuilder<NoticeTables, 'notices', Row>

/** Oldest first. */
async function newestOf(found: NoticeQuery): Promise<readonly NumberedNotice[]> {
  const rows = await found.orderBy('id', 'desc').limit(REPLAY_LIMIT).execute()
  return rows.reverse().map((row) => ({
    id: row.id,
    notice: noticeSchema.parse(row),
    ...(row.membership_id === null ? {} : { to: row.membership_id }),
  }))
}
