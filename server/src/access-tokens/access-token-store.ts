import type { Query } from '../db/database.ts'
import { lockInTransaction } from '../db/lock-in-transaction.ts'

export type AccessTokenTables = {
  access_tokens: {
    id: string
    token_hash: string
    membership_id: string
    /** As the player calls it. */
    name: string
    created_at: number
    last_used_at: number | null
  }
}

export type AccessTokenStore = ReturnType<typeof createAccessTokenStore>

export function createAccessTokenStore(database: Query) {
  const query = database.withTables<AccessTokenTables>()
  return {
    /** False where the player has as many as there may be. */
    insert: (token: Omit<AccessTokenTables['access_tokens'], 'last_used_at'>, most: number) =>
      query.transaction().execute(async (transaction): Promise<boolean> => {
        await lockInTransaction(transaction, 'access-tokens', token.membership_id)
        const { held } = await transaction
          .selectFrom('access_tokens')
          .select((row) => row.fn.countAll().as('held'))
          .where('membership_id', '=', token.membership_id)
          .executeTakeFirstOrThrow()
        if (Number(held) >= most) return false
        await transaction
          .insertInto('access_tokens')
          .values({ ...token, last_used_at: null })
          .execute()
        return true
      }),

    byHash: (hash: string) =>
      query
        .selectFrom('access_tokens')
        .select(['id', 'membership_id', 'last_used_at'])
        .where('token_hash', '=', hash)
        .executeTakeFirst(),

    async touch(id: string, now: number): Promise<void> {
      await query.updateTable('access_tokens').set({ last_used_at: now }).where('id', '=', id).execute()
    },

    /** The newest first. */
    list: (membershipId: string) =>
      query
        .selectFrom('access_tokens')
        .select(['id', 'name', 'created_at', 'last_used_at'])
        .where('membership_id', '=', membershipId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),

    /** False where the player has no such token. */
    async remove(membershipId: string, id: string): Promise<boolean> {
      const removed = await query
        .deleteFrom('access_tokens')
        .where('membership_id', '=', membershipId)
        .where('id', '=', id)
        .executeTakeFirst()
      return removed.numDeletedRows > 0n
    },

    async forget(membershipId: string): Promise<void> {
      await query.deleteFrom('access_tokens').where('membership_id', '=', membershipId).execute()
    },
  }
}
