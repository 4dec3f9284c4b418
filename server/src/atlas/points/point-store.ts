import {
  APPROVAL_NET,
  APPROVAL_VOTES,
  APPROVAL_WAIT_MS,
  type Direction,
  reportWeight,
} from '@ai-vault/game/atlas/point-rules.ts'
import { sql } from 'kysely'
import type { AtlasQuery, AtlasTransaction, PointRow } from '../tables.ts'

export type PointStore = ReturnType<typeof createPointStore>
type Reading = Pick<AtlasQuery, 'selectFrom'>

const pointReads = (query: AtlasQuery) => ({
  async byId(id: string, from: Reading = query): Promise<PointRow | undefined> {
    return from.selectFrom('atlas_points').selectAll().where('id', '=', id).executeTakeFirst()
  },

  /** What anybody sees, what the player submitted, and everything for moderators. */
  async list(options: {
    readonly destinationHash?: number | undefined
    readonly membershipId: string
    readonly everything?: boolean
  }): Promise<PointRow[]> {
    let rows = query.selectFrom('atlas_points').selectAll()
    if (options.destinationHash !== undefined) {
      rows = rows.where('destination_hash', '=', options.destinationHash)
    }
    if (!options.everything) {
      rows = rows.where((point) =>
        point.or([
          point.and([point('hidden', '=', 0), point('status', '<>', 'refused')]),
          point('submitted_by', '=', options.membershipId),
        ]),
      )
    }
    return rows.execute()
  },

  async votesOf(membershipId: string): Promise<ReadonlyMap<string, Direction>> {
    const rows = await query
      .selectFrom('atlas_votes')
      .select(['point_id', 'direction'])
      .where('membership_id', '=', membershipId)
      .execute()
    return new Map(rows.map(({ point_id, direction }) => [point_id, direction === 'up' ? 'up' : 'down']))
  },

  async countsByDestination(): Promise<ReadonlyMap<number | null, number>> {
    const rows = await query
      .selectFrom('atlas_points')
      .select(['destination_hash', (point) => point.fn.countAll<number>().as('points')])
      .where('hidden', '=', 0)
      .where('status', '<>', 'refused')
      .groupBy('destination_hash')
      .execute()
    return new Map(rows.map(({ destination_hash, points }) => [destination_hash, points]))
  },

  async acceptedPoints(membershipId: string): Promise<number> {
    const { accepted } = await query
      .selectFrom('atlas_points')
      .select((point) => point.fn.countAll<number>().as('accepted'))
      .where('submitted_by', '=', membershipId)
      .where('status', '=', 'approved')
      .executeTakeFirstOrThrow()
    return accepted
  },

  /** Points that the player has appealed for, whatever came of it. */
  async appealedBy(membershipId: string): Promise<ReadonlySet<string>> {
    const rows = await query
      .selectFrom('atlas_appeals')
      .select('point_id')
      .where('membership_id', '=', membershipId)
      .execute()
    return new Set(rows.map(({ point_id }) => point_id))
  },
})

/** What waits for moderators, or for enough votes. */
function moderatedPoints(query: AtlasQuery) {
  const openAppealIds = () =>
    query.selectFrom('atlas_appeals').select('point_id').where('resolved_at', 'is', null)

  return {
    /** For moderators: what is pending, reported, hidden or appealed, the longest waiting first. */
    async queue(limit: number): Promise<PointRow[]> {
      return query
        .selectFrom('atlas_points')
        .selectAll()
        .where((point) =>
          point.or([
            point('status', '=', 'pending'),
            point('open_reports', '>', 0),
            point('hidden', '=', 1),
            point('id', 'in', openAppealIds()),
          ]),
        )
        .orderBy('open_reports', 'desc')
        .orderBy('created_at')
        .limit(limit)
        .execute()
    },

    async queueCounts() {
      const { pending, reported, hidden } = await query
        .selectFrom('atlas_points')
        .select([
          sql<number>`count(case when status = 'pending' then 1 end)`.as('pending'),
          sql<number>`count(case when open_reports > 0 then 1 end)`.as('reported'),
          sql<number>`count(case when hidden = 1 then 1 end)`.as('hidden'),
        ])
        .executeTakeFirstOrThrow()
      const { appeals } = await query
        .selectFrom('atlas_appeals')
        .select((appeal) => appeal.fn.countAll<number>().as('appeals'))
        .where('resolved_at', 'is', null)
        .executeTakeFirstOrThrow()
      return { pending, reported, hidden, appeals }
    },

    /** Pending points that the votes of players may have approved by now. */
    async ripe(now: number): Promise<string[]> {
      const rows = await query
        .selectFrom('atlas_points')
        .select('id')
        .where('status', '=', 'pending')
        .where('hidden', '=', 0)
        .where('open_reports', '=', 0)
        .where('created_at', '<=', now - APPROVAL_WAIT_MS)
        .where('upvotes', '>=', APPROVAL_VOTES)
        .where(sql<boolean>`upvotes - downvotes >= ${APPROVAL_NET}`)
        .execute()
      return rows.map(({ id }) => id)
    },

    async openReports(ids: readonly string[]) {
      if (ids.length === 0) return []
      return query
        .selectFrom('atlas_reports')
        .select(['point_id', 'reason', 'text', 'created_at'])
        .where('point_id', 'in', ids)
        .where('resolved_at', 'is', null)
        .orderBy('created_at')
        .execute()
    },

    async openAppeals() {
      return query
        .selectFrom('atlas_appeals')
        .select(['point_id', 'text', 'created_at'])
        .where('resolved_at', 'is', null)
        .execute()
    },
  }
}

/** Points, votes and reports. Whatever changes a point happens in a transaction that holds the point. */
export function createPointStore(query: AtlasQuery) {
  return {
    ...pointReads(query),
    ...moderatedPoints(query),
    /** What the open reports of a point count together, by what the map owes to those who made them. */
    async weighReports(id: string, transaction: AtlasTransaction): Promise<number> {
      const reports = await transaction
        .selectFrom('atlas_reports as report')
        .select((row) =>
          row
            .selectFrom('atlas_points')
            .select((point) => point.fn.countAll<number>().as('accepted'))
            .whereRef('submitted_by', '=', 'report.membership_id')
            .where('status', '=', 'approved')
            .as('accepted'),
        )
        .where('point_id', '=', id)
        .where('resolved_at', 'is', null)
        .execute()
      return reports.reduce((sum, { accepted }) => sum + reportWeight(accepted ?? 0), 0)
    },
    /**
     * Runs the work while nobody else can change the point. The first statement takes the row's lock, so that on
     * PostgreSQL every later one sees what those before it have committed; SQLite has one writer at a time anyway.
     */
    async holding<Result>(
      id: string,
      now: number,
      work: (point: PointRow, transaction: AtlasTransaction) => Promise<Result>,
    ): Promise<Result | undefined> {
      return query.transaction().execute(async (transaction) => {
        const point = await transaction
          .updateTable('atlas_points')
          .set({ changed_at: now })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst()
        return point && work(point, transaction)
      })
    },
    async recount(id: string, transaction: AtlasTransaction): Promise<PointRow> {
      const votes = (direction: Direction) =>
        sql<number>`(select count(*) from atlas_votes where point_id = ${id} and direction = ${direction})`
      return transaction
        .updateTable('atlas_points')
        .set({
          upvotes: votes('up'),
          downvotes: votes('down'),
          open_reports: sql<number>`(select count(*) from atlas_reports where point_id = ${id} and resolved_at is null)`,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    },
  }
}
