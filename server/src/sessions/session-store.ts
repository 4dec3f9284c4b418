import type { Query, QueryOf } from '../db/database.ts'
import { type EndReason, refuse } from './refusals.ts'
import type { NewSessionRow, SessionRow, SessionTables } from './tables.ts'

export interface Rotation {
  readonly sessionId: string
  readonly usedHash: string
  readonly salt: string
  readonly refreshHash: string
  readonly accessHash: string
  readonly accessExpiresAt: number
  /** Until when the access handle in use so far is still taken. */
  readonly previousUntil: number
  readonly now: number
}

export type RefreshHandle = Awaited<ReturnType<SessionStore['findRefreshHandle']>>
export type SessionStore = ReturnType<typeof createSessionStore>

const sessionReads = (query: QueryOf<SessionTables>) => ({
  byCookie: (cookieHash: string): Promise<SessionRow | undefined> =>
    query.selectFrom('sessions').selectAll().where('cookie_hash', '=', cookieHash).executeTakeFirst(),

  byId: (id: string): Promise<SessionRow | undefined> =>
    query.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst(),

  ofMember: (membershipId: string) =>
    query
      .selectFrom('sessions')
      .select(['id', 'created_at', 'last_used_at', 'user_agent'])
      .where('membership_id', '=', membershipId)
      .where('ended_at', 'is', null)
      .orderBy('last_used_at', 'desc')
      .execute(),

  /** The one that was used last comes first. */
  liveOfMember: (membershipId: string): Promise<SessionRow[]> =>
    query
      .selectFrom('sessions')
      .selectAll()
      .where('membership_id', '=', membershipId)
      .where('ended_at', 'is', null)
      .orderBy('last_used_at', 'desc')
      .execute(),

  findRefreshHandle: (hash: string, sessionId: string) =>
    query
      .selectFrom('refresh_handles as handle')
      .leftJoin('refresh_handles as successor', 'successor.handle_hash', 'handle.successor_hash')
      .innerJoin('sessions as session', 'session.id', 'handle.session_id')
      .select([
        'handle.used_at',
        'handle.successor_salt',
        'successor.used_at as successor_used_at',
        'session.access_first_used_at',
      ])
      .where('handle.handle_hash', '=', hash)
      .where('handle.session_id', '=', sessionId)
      .executeTakeFirst(),

  /** Ended ones too, as long as they are kept; nothing that would help to sign in. */
  exportOf: (membershipId: string) =>
    query
      .selectFrom('sessions')
      .select([
        'id',
        'membership_id',
        'membership_type',
        'platform_membership_id',
        'display_name',
        'user_agent',
        'created_at',
        'last_used_at',
        'ended_at',
        'end_reason',
      ])
      .where('membership_id', '=', membershipId)
      .orderBy('created_at')
      .execute(),
})

/** The handles that a session is used and refreshed by. */
const handles = (query: QueryOf<SessionTables>) => ({
  async insert(session: NewSessionRow, refreshHash: string) {
    await query.transaction().execute(async (transaction) => {
      await transaction.insertInto('sessions').values(session).execute()
      await transaction
        .insertInto('refresh_handles')
        .values({ handle_hash: refreshHash, session_id: session.id, issued_at: session.created_at })
        .execute()
    })
  },

  /** False where somebody else exchanged the same handle first. */
  async rotate(rotation: Rotation): Promise<boolean> {
    return query.transaction().execute(async (transaction) => {
      const used = await transaction
        .updateTable('refresh_handles')
        .set({
          used_at: rotation.now,
          successor_salt: rotation.salt,
          successor_hash: rotation.refreshHash,
        })
        .where('handle_hash', '=', rotation.usedHash)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      if (used.numUpdatedRows === 0n) return false
      await transaction
        .insertInto('refresh_handles')
        .values({
          handle_hash: rotation.refreshHash,
          session_id: rotation.sessionId,
          issued_at: rotation.now,
        })
        .execute()
      const session = await transaction
        .updateTable('sessions')
        .set((row) => ({
          previous_access_hash: row.ref('access_hash'),
          previous_access_until: rotation.previousUntil,
          access_hash: rotation.accessHash,
          access_expires_at: rotation.accessExpiresAt,
          access_first_used_at: null,
          last_used_at: rotation.now,
        }))
        .where('id', '=', rotation.sessionId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      if (session.numUpdatedRows === 0n) throw refuse('session-ended')
      return true
    })
  },

  async prolongAccess(id: string, until: number) {
    await query
      .updateTable('sessions')
      .set({ access_expires_at: until })
      .where('id', '=', id)
      .where('access_expires_at', '<', until)
      .execute()
  },

  async noteAccessUse(id: string, accessHash: string, now: number) {
    await query
      .updateTable('sessions')
      .set({ access_first_used_at: now })
      .where('id', '=', id)
      .where('access_hash', '=', accessHash)
      .where('access_first_used_at', 'is', null)
      .execute()
  },
})

export function createSessionStore(database: Query) {
  const query = database.withTables<SessionTables>()
  return {
    ...sessionReads(query),
    ...handles(query),
    async touch(id: string, now: number) {
      await query.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute()
    },
    /** Ends it for good and forgets the platform's tokens; the row stays a while to be able to say why. */
    async end(id: string, reason: EndReason, now: number) {
      await query
        .updateTable('sessions')
        .set({ ended_at: now, end_reason: reason, platform_tokens: '' })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute()
    },
    async endAllOf(membershipId: string, reason: EndReason, now: number) {
      await query
        .updateTable('sessions')
        .set({ ended_at: now, end_reason: reason, platform_tokens: '' })
        .where('membership_id', '=', membershipId)
        .where('ended_at', 'is', null)
        .execute()
    },
    /** Handles go with their session. */
    async forget(membershipId: string) {
      await query.deleteFrom('sessions').where('membership_id', '=', membershipId).execute()
    },
    /** Lets go of sessions that ended or ran out long ago, and of used handles nobody will replay any more. */
    async purge(endedBefore: number, usedBefore: number) {
      await query
        .deleteFrom('sessions')
        .where((row) =>
          row.or([row('ended_at', '<', endedBefore), row('tokens_expire_at', '<', endedBefore)]),
        )
        .execute()
      await query.deleteFrom('refresh_handles').where('used_at', '<', usedBefore).execute()
    },
  }
}
