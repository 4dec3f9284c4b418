import type { Query } from '../db/database.ts'

/** The sealed platform tokens of a session and the lease under which one node at a time renews them. */
export interface SealedTokens {
  readonly sealed: string
  readonly version: number
}

export type TokenStore = ReturnType<typeof createTokenStore>

export function createTokenStore(query: Query) {
  return {
    async read(sessionId: string): Promise<SealedTokens | undefined> {
      const row = await query
        .selectFrom('sessions')
        .select(['platform_tokens', 'tokens_version'])
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return row && { sealed: row.platform_tokens, version: row.tokens_version }
    },

    /** True where the caller may renew this version now; nobody else may until `until`. */
    async lease(sessionId: string, version: number, owner: string, now: number, until: number) {
      const taken = await query
        .updateTable('sessions')
        .set({ lease_owner: owner, lease_until: until })
        .where('id', '=', sessionId)
        .where('tokens_version', '=', version)
        .where('ended_at', 'is', null)
        .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<', now)]))
        .executeTakeFirst()
      return taken.numUpdatedRows > 0n
    },

    async release(sessionId: string, owner: string) {
      await query
        .updateTable('sessions')
        .set({ lease_owner: null, lease_until: null })
        .where('id', '=', sessionId)
        .where('lease_owner', '=', owner)
        .execute()
    },

    /** False where somebody else has renewed this version meanwhile, or the session has ended. */
    async save(sessionId: string, from: number, sealed: string, expireAt: number): Promise<boolean> {
      const saved = await query
        .updateTable('sessions')
        .set({
          platform_tokens: sealed,
          tokens_version: from + 1,
          tokens_expire_at: expireAt,
          lease_owner: null,
          lease_until: null,
        })
        .where('id', '=', sessionId)
        .where('tokens_version', '=', from)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return saved.numUpdatedRows > 0n
    },
  }
}
