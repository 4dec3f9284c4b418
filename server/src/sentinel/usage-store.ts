import type { Query } from '../db/database.ts'

type Tables = { sentinel_usage: { membership_id: string; day: string; tokens: number } }

export type UsageStore = ReturnType<typeof createUsageStore>

/** Tokens of models by player and day (UTC), counted as the providers report them. */
export function createUsageStore(database: Query, now: () => number) {
  const query = database.withTables<Tables>()
  const today = () => new Date(now()).toISOString().slice(0, 10)
  return {
    async tokensToday(membershipId: string): Promise<number> {
      const row = await query
        .selectFrom('sentinel_usage')
        .select('tokens')
        .where('membership_id', '=', membershipId)
        .where('day', '=', today())
        .executeTakeFirst()
      return Number(row?.tokens ?? 0)
    },
    async add(membershipId: string, tokens: number): Promise<void> {
      if (tokens <= 0) return
      await query
        .insertInto('sentinel_usage')
        .values({ membership_id: membershipId, day: today(), tokens })
        .onConflict((conflict) =>
          conflict
            .columns(['membership_id', 'day'])
            .doUpdateSet((row) => ({ tokens: row('sentinel_usage.tokens', '+', tokens) })),
        )
        .execute()
    },
    /** Yesterday's are of no use any more. */
    async purge(): Promise<void> {
      await query.deleteFrom('sentinel_usage').where('day', '<', today()).execute()
    },
    async forget(membershipId: string): Promise<void> {
      await query.deleteFrom('sentinel_usage').where('membership_id', '=', membershipId).execute()
    },
  }
}
