import type { Query } from '../db/database.ts'

type Tables = { sentinel_usage: { membership_id: string; day: string; tokens: number } }

/** Another question may take its share between the look and the change. */
const TRIES = 10

export interface Reservation {
  readonly tokens: number
  /** Puts what was really spent in the place of what was put aside. */
  settle(spent: number): Promise<void>
}

export type UsageStore = ReturnType<typeof createUsageStore>

/** Tokens of models by player and day (UTC), counted as the providers report them. */
export function createUsageStore(database: Query, now: () => number) {
  const query = database.withTables<Tables>()
  const today = () => new Date(now()).toISOString().slice(0, 10)

  async function change(membershipId: string, day: string, tokens: number): Promise<void> {
    if (tokens === 0) return
    await query
      .insertInto('sentinel_usage')
      .values({ membership_id: membershipId, day, tokens: Math.max(0, tokens) })
      .onConflict((conflict) =>
        conflict
          .columns(['membership_id', 'day'])
          .doUpdateSet((row) => ({ tokens: row('sentinel_usage.tokens', '+', tokens) })),
      )
      .execute()
  }

  async function tokensOn(membershipId: string, day: string): Promise<number> {
    const row = await query
      .selectFrom('sentinel_usage')
      .select('tokens')
      .where('membership_id', '=', membershipId)
      .where('day', '=', day)
      .executeTakeFirst()
    return Number(row?.tokens ?? 0)
  }

  return {
    tokensToday: (membershipId: string): Promise<number> => tokensOn(membershipId, today()),
    add: (membershipId: string, tokens: number): Promise<void> =>
      change(membershipId, today(), Math.max(0, tokens)),
    /**
     * Puts tokens aside before they are spent, so that questions asked at once cannot pass the limit together. Fewer
     * than wanted where fewer are left; undefined where none are.
     */
    async reserve(membershipId: string, wanted: number, most: number): Promise<Reservation | undefined> {
      const day = today()
      for (let left = TRIES; left > 0; left--) {
        const used = await tokensOn(membershipId, day)
        const tokens = Math.min(wanted, most - used)
        if (tokens <= 0) return undefined
        const row = { membership_id: membershipId, day, tokens: 0 }
        await query
          .insertInto('sentinel_usage')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        const { numUpdatedRows } = await query
          .updateTable('sentinel_usage')
          .set({ tokens: used + tokens })
          .where('membership_id', '=', membershipId)
          .where('day', '=', day)
          .where('tokens', '=', used)
          .executeTakeFirst()
        if (numUpdatedRows > 0n) {
          return { tokens, settle: (spent) => change(membershipId, day, spent - tokens) }
        }
      }
      return undefined
    },
    async exportOf(membershipId: string) {
      const rows = await query
        .selectFrom('sentinel_usage')
        .select(['day', 'tokens'])
        .where('membership_id', '=', membershipId)
        .execute()
      return rows.map(({ day, tokens }) => ({ day, tokens: Number(tokens) }))
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
