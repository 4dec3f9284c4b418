import { randomUUID } from 'node:crypto'
import { ageOf } from '../composition/age.ts'
import type { Query } from '../db/database.ts'
import type { StatusTables } from './tables.ts'

/** Two looks no further apart than this belong to one span: the platform was watched all the while. */
export const LONGEST_PAUSE_MS = 150_000

export interface Observation {
  readonly began_at: number
  readonly seen_until: number
}

export type ObservationStore = ReturnType<typeof createObservationStore>

/** When the platform was looked at, whichever node did it. Spans of several nodes may overlap. */
export function createObservationStore(database: Query) {
  const query = database.withTables<StatusTables>()
  async function lastSeen(): Promise<number | undefined> {
    const { last } = await query
      .selectFrom('observations')
      .select((row) => row.fn.max('seen_until').as('last'))
      .executeTakeFirstOrThrow()
    return last ?? undefined
  }

  /** True where there was a span to prolong that ended within the pause. */
  async function prolong(now: number, endedBefore: number): Promise<boolean> {
    const prolonged = await query
      .updateTable('observations')
      .set({ seen_until: now })
      .where('seen_until', '>=', now - LONGEST_PAUSE_MS)
      .where('seen_until', '<=', endedBefore)
      .executeTakeFirst()
    return prolonged.numUpdatedRows > 0n
  }

  return {
    /** The platform was looked at just now. Gives when it was seen last, where nobody has looked for too long since. */
    async note(now: number): Promise<number | undefined> {
      if (await prolong(now, now)) return undefined
      const last = await lastSeen()
      // Another node has looked between the two questions.
      if (last !== undefined && last >= now - LONGEST_PAUSE_MS) return undefined
      await query
        .insertInto('observations')
        .values({ id: randomUUID(), began_at: now, seen_until: now })
        .execute()
      return last
    },

    /** Whether this node is to look now: nobody has for so long, and no other node has just begun to. */
    async claim(now: number, everyMs: number): Promise<boolean> {
      const last = await lastSeen()
      if (last === undefined) return true
      const age = ageOf(last, now)
      if (age < everyMs) return false
      return age > LONGEST_PAUSE_MS || prolong(now, now - everyMs)
    },

    /** In their order. */
    list: (from: number): Promise<readonly Observation[]> =>
      query
        .selectFrom('observations')
        .select(['began_at', 'seen_until'])
        .where('seen_until', '>', from)
        .orderBy('began_at')
        .execute(),

    async purge(before: number): Promise<void> {
      await query.deleteFrom('observations').where('seen_until', '<', before).execute()
    },
  }
}

/** Milliseconds of the span that are covered, counting what overlaps once. */
export function watchedTime(observations: readonly Observation[], from: number, to: number): number {
  let watched = 0
  let reached = from
  for (const { began_at, seen_until } of observations) {
    const start = Math.max(began_at, reached)
    const end = Math.min(seen_until, to)
    if (end <= start) continue
    watched += end - start
    reached = end
  }
  return watched
}
