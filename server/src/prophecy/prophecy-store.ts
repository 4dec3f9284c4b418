import type { WeaponType } from '@ai-vault/game/items.ts'
import type { ReportUse } from '@ai-vault/game/prophecy/usage-change.ts'
import type { Query, QueryOf } from '../db/database.ts'

type Tables = {
  prophecy_reports: { instance_id: string; started_at: number; side: string; kills: string }
  prophecy_use: { membership_id: string; instance_id: string; started_at: number; weapons: string }
  prophecy_watch: { membership_id: string; since: number }
  prophecy_sizes: { source: string; day: string; size: number }
}

export type ReportSide = 'pve' | 'pvp'

export interface ReadReport {
  readonly instanceId: string
  readonly startedAt: number
  readonly side: ReportSide
  /** Weapon kills of everybody in it, by type. */
  readonly kills: Readonly<Partial<Record<WeaponType, number>>>
  /** The player's own, by item hash. */
  readonly own: Readonly<Record<number, number>>
}

export interface OwnUse {
  readonly instanceId: string
  readonly startedAt: number
  readonly weapons: ReadonlyMap<number, number>
}

export type ProphecyStore = ReturnType<typeof createProphecyStore>

/** Reports that were read, and what the player used in them. */
const readReports = (query: QueryOf<Tables>) => ({
  async save(membershipId: string, { instanceId, startedAt, side, kills, own }: ReadReport) {
    await query
      .insertInto('prophecy_reports')
      .values({ instance_id: instanceId, started_at: startedAt, side, kills: JSON.stringify(kills) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await query
      .insertInto('prophecy_use')
      .values({
        membership_id: membershipId,
        instance_id: instanceId,
        started_at: startedAt,
        weapons: JSON.stringify(own),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  /** Newest first. */
  async ownUse(membershipId: string, from: number): Promise<readonly OwnUse[]> {
    const rows = await query
      .selectFrom('prophecy_use')
      .select(['instance_id', 'started_at', 'weapons'])
      .where('membership_id', '=', membershipId)
      .where('started_at', '>=', from)
      .orderBy('started_at', 'desc')
      .execute()
    return rows.map(({ instance_id, started_at, weapons }) => ({
      instanceId: instance_id,
      startedAt: Number(started_at),
      weapons: new Map(
        Object.entries(counts(weapons)).map(([hash, kills]) => [Number(hash), kills] as const),
      ),
    }))
  },

  /** Of everybody who uses this installation. */
  async reports(from: number): Promise<readonly (ReportUse & { readonly side: string })[]> {
    const rows = await query
      .selectFrom('prophecy_reports')
      .select(['started_at', 'side', 'kills'])
      .where('started_at', '>=', from)
      .execute()
    return rows.map(({ started_at, side, kills }) => ({
      startedAt: Number(started_at),
      side,
      kills: counts(kills),
    }))
  },
})

export function createProphecyStore(database: Query) {
  const query = database.withTables<Tables>()
  return {
    ...readReports(query),
    /** Since when the account is watched; from now on where it was not. */
    async watchedSince(membershipId: string, now: number): Promise<number> {
      await query
        .insertInto('prophecy_watch')
        .values({ membership_id: membershipId, since: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const { since } = await query
        .selectFrom('prophecy_watch')
        .select('since')
        .where('membership_id', '=', membershipId)
        .executeTakeFirstOrThrow()
      return Number(since)
    },
    async noteSize(source: string, day: string, size: number) {
      await query
        .insertInto('prophecy_sizes')
        .values({ source, day, size })
        .onConflict((conflict) => conflict.columns(['source', 'day']).doUpdateSet({ size }))
        .execute()
    },
    /** The newest size before a day. */
    async sizeBefore(source: string, day: string) {
      return query
        .selectFrom('prophecy_sizes')
        .select(['day', 'size'])
        .where('source', '=', source)
        .where('day', '<', day)
        .orderBy('day', 'desc')
        .limit(1)
        .executeTakeFirst()
    },
    exportOf: async (membershipId: string) => ({
      used_weapons: await query
        .selectFrom('prophecy_use')
        .selectAll()
        .where('membership_id', '=', membershipId)
        .orderBy('started_at')
        .execute(),
      watched: await query
        .selectFrom('prophecy_watch')
        .selectAll()
        .where('membership_id', '=', membershipId)
        .execute(),
    }),
    async forget(membershipId: string) {
      await query.deleteFrom('prophecy_use').where('membership_id', '=', membershipId).execute()
      await query.deleteFrom('prophecy_watch').where('membership_id', '=', membershipId).execute()
    },
    async purge(before: number) {
      await query.deleteFrom('prophecy_use').where('started_at', '<', before).execute()
      await query.deleteFrom('prophecy_reports').where('started_at', '<', before).execute()
      await query.deleteFrom('prophecy_sizes').where('day', '<', dayOf(before)).execute()
    },
  }
}

/** By the calendar, so that days compare as texts. */
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Our own JSON; what is no count is left out. */
function counts(json: string): Record<string, number> {
  const read: unknown = JSON.parse(json)
  return Object.fromEntries(
    Object.entries(read as Record<string, unknown>).flatMap(([key, value]) =>
      typeof value === 'number' ? [[key, value]] : [],
    ),
  )
}
