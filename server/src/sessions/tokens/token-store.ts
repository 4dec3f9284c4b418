import type { Query } from '../../db/database.ts'
import type { SessionTables } from '../tables.ts'

/** The sealed platform tokens of a session and the lease under which one node at a time renews them. */
/** The clocks of two nodes may differ by this much. */
const CLOCK_MARGIN_MS = 10_000

export interface SealedTokens {
  readonly sealed: string
  readonly version: number
  readonly lost: boolean
}

export type TokenStore = ReturnType<typeof createTokenStore>

export function createTokenStore(database: Query) {
  const query = database.withTables<SessionTables>()
  return {
    async read(sessionId: string): Promise<SealedTokens | undefined> {
      const row = await query
        .selectFrom('sessions')
        .select(['platform_tokens', 'tokens_version', 'tokens_lost_at'])
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return (
        row && {
          sealed: row.platform_tokens,
          version: row.tokens_version,
          lost: row.tokens_lost_at !== null,
        }
      )
    },

    /**
     * Where the caller may renew this version now, and nobody else until `until`: how many renewals of it have
     * no answer yet, this one included. It is counted before it begins, so that one cut off by a crash counts.
     */
    async lease(
      sessionId: string,
      version: number,
      owner: string,
      now: number,
      until: number,
    ): Promise<number | undefined> {
      const taken = await query
        .updateTable('sessions')
        .set((row) => ({
          lease_owner: owner,
          lease_until: until,
          renewals_unanswered: row('renewals_unanswered', '+', 1),
        }))
        .where('id', '=', sessionId)
        .where('tokens_version', '=', version)
        .where('ended_at', 'is', null)
        .where((row) =>
          row.or([
            row('lease_until', 'is', null),
            row('lease_until', '<', now),
            // Longer than any lease is given for: the clock was set back since.
            row('lease_until', '>', until + CLOCK_MARGIN_MS),
          ]),
        )
        .returning('renewals_unanswered')
        .executeTakeFirst()
      return taken?.renewals_unanswered
    },

    /** `answered`: the platform said no, so that the refresh token is as good as it was before. */
    async release(sessionId: string, owner: string, answered: boolean) {
      await query
        .updateTable('sessions')
        .set((row) => ({
          lease_owner: null,
          lease_until: null,
          renewals_unanswered: row('renewals_unanswered', '-', answered ? 1 : 0),
        }))
        .where('id', '=', sessionId)
        .where('lease_owner', '=', owner)
        .execute()
    },

    /** Kept, not erased: a node that is merely slow may still save what this version was renewed to. */
    async markLost(sessionId: string, version: number, now: number) {
      await query
        .updateTable('sessions')
        .set({ tokens_lost_at: now, lease_owner: null, lease_until: null })
        .where('id', '=', sessionId)
        .where('tokens_version', '=', version)
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
          renewals_unanswered: 0,
          tokens_lost_at: null,
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
