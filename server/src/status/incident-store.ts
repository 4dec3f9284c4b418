import { randomUUID } from 'node:crypto'
import type { Query } from '../db/database.ts'

export interface Incident {
  readonly id: string
  readonly began_at: number
}

export type IncidentStore = ReturnType<typeof createIncidentStore>

/** Outages of the platform as this installation saw them. One is open at a time, whatever the number of nodes. */
export function createIncidentStore(query: Query) {
  const open = (): Promise<Incident | undefined> =>
    query.selectFrom('incidents').select(['id', 'began_at']).where('open_slot', '=', 1).executeTakeFirst()

  return {
    open,
    /** The open incident; `begun` tells the one caller who opened it. */
    async begin(status: string, message: string, now: number): Promise<{ id: string; begun: boolean }> {
      const id = randomUUID()
      const inserted = await query
        .insertInto('incidents')
        .values({ id, open_slot: 1, status, message, began_at: now })
        .onConflict((conflict) => conflict.column('open_slot').doNothing())
        .executeTakeFirst()
      if ((inserted.numInsertedOrUpdatedRows ?? 0n) > 0n) return { id, begun: true }
      return { id: (await open())?.id ?? id, begun: false }
    },

    /** True for the one caller who closed it. */
    async end(now: number): Promise<boolean> {
      const ended = await query
        .updateTable('incidents')
        .set({ open_slot: null, ended_at: now })
        .where('open_slot', '=', 1)
        .executeTakeFirst()
      return ended.numUpdatedRows > 0n
    },

    /** Milliseconds of outage within the span. */
    async downtime(from: number, to: number): Promise<number> {
      const rows = await query
        .selectFrom('incidents')
        .select(['began_at', 'ended_at'])
        .where('began_at', '<', to)
        .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '>', from)]))
        .execute()
      return rows.reduce(
        (sum, row) => sum + Math.min(row.ended_at ?? to, to) - Math.max(row.began_at, from),
        0,
      )
    },
  }
}
