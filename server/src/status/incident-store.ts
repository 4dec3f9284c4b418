import { randomUUID } from 'node:crypto'
import type { Query } from '../db/database.ts'
import type { Severity } from './judge-health.ts'
import type { StatusTables } from './tables.ts'

/** A platform that comes and goes all day long does not make an answer without end. */
const HISTORY_LIMIT = 200

export interface Incident {
  readonly id: string
  readonly status: string
}

export interface Outage {
  readonly from: number
  readonly to: number
}

export type IncidentStore = ReturnType<typeof createIncidentStore>

/** Outages of the platform as this installation saw them. One is open at a time, whatever the number of nodes. */
export function createIncidentStore(database: Query) {
  const query = database.withTables<StatusTables>()
  const open = (): Promise<Incident | undefined> =>
    query.selectFrom('incidents').select(['id', 'status']).where('open_slot', '=', 1).executeTakeFirst()

  /** True for the one caller who closed it. */
  async function close(id: string, now: number): Promise<boolean> {
    const ended = await query
      .updateTable('incidents')
      .set({ open_slot: null, ended_at: now })
      .where('id', '=', id)
      .where('open_slot', '=', 1)
      .executeTakeFirst()
    return ended.numUpdatedRows > 0n
  }

  async function begin(status: string, message: string, now: number) {
    const id = randomUUID()
    const inserted = await query
      .insertInto('incidents')
      .values({ id, open_slot: 1, status, message, began_at: now })
      .onConflict((conflict) => conflict.column('open_slot').doNothing())
      .executeTakeFirst()
    const begun = (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
    return { id: begun ? id : ((await open())?.id ?? id), changed: begun }
  }

  return {
    /**
     * Brings the record in line with what was just seen. `changed` is true for one caller in the whole
     * installation. An incident that gets worse or better is a new one: its banner has to show again.
     */
    async note(severity: Severity, message: string, now: number): Promise<{ id?: string; changed: boolean }> {
      const current = await open()
      if (current?.status === severity) return { id: current.id, changed: false }
      const closed = current ? await close(current.id, now) : false
      return severity === 'none' ? { changed: closed } : begin(severity, message, now)
    },

    /** Nobody looked since then: whether it went on is not known. What another node has seen begin since goes on. */
    async endUnseen(seenUntil: number): Promise<void> {
      await query
        .updateTable('incidents')
        .set({ open_slot: null, ended_at: seenUntil })
        .where('open_slot', '=', 1)
        .where('began_at', '<=', seenUntil)
        .execute()
    },

    /** What lasted into the span or began in it, the newest first. */
    history: (from: number) =>
      query
        .selectFrom('incidents')
        .select(['id', 'status', 'message', 'began_at', 'ended_at'])
        .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '>', from)]))
        .orderBy('began_at', 'desc')
        .limit(HISTORY_LIMIT)
        .execute(),

    async purge(before: number): Promise<void> {
      await query.deleteFrom('incidents').where('ended_at', '<', before).execute()
    },

    /** The outages within the span, none of them reaching beyond it. */
    async outages(from: number, to: number): Promise<readonly Outage[]> {
      const rows = await query
        .selectFrom('incidents')
        .select(['began_at', 'ended_at'])
        .where('status', '=', 'down' satisfies Severity)
        .where('began_at', '<', to)
        .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '>', from)]))
        .execute()
      return rows.map(({ began_at, ended_at }) => ({
        from: Math.max(began_at, from),
        to: Math.min(ended_at ?? to, to),
      }))
    },
  }
}
