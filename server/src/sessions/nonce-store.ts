import type { Query } from '../db/database.ts'
import { hashOf } from '../secrets/digest.ts'
import type { SessionTables } from './tables.ts'

export type NonceStore = ReturnType<typeof createNonceStore>

/** The nonces that a sign-in was finished with, so that none is good for a second one on any node. */
export function createNonceStore(database: Query) {
  const query = database.withTables<SessionTables>()
  return {
    /** False where it was spent before. */
    async spend(nonce: string, now: number): Promise<boolean> {
      const spent = await query
        .insertInto('spent_nonces')
        .values({ nonce_hash: hashOf(nonce), spent_at: now })
        .onConflict((conflict) => conflict.column('nonce_hash').doNothing())
        .executeTakeFirst()
      return (spent.numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async purge(spentBefore: number) {
      await query.deleteFrom('spent_nonces').where('spent_at', '<', spentBefore).execute()
    },
  }
}
