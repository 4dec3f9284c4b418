import { type Planner, plannerSchema } from '@ai-vault/contract/atlas/records.ts'
import type { AtlasQuery } from './tables.ts'

const NOTHING: Planner = { pinned: [], order: [], changed_at: 0 }

export type AtlasPlayerStore = ReturnType<typeof createAtlasPlayerStore>

type Recount = (pointId: string) => Promise<unknown>

/** Pending, refused and hidden ones; in the log also those that the player took back before. */
async function removeUnaccepted(query: AtlasQuery, membershipId: string): Promise<void> {
  const removed = await query
    .deleteFrom('atlas_points')
    .where('submitted_by', '=', membershipId)
    .where((point) => point.or([point('status', '<>', 'approved'), point('hidden', '=', 1)]))
    .returning('id')
    .execute()
  for (const { id } of removed) {
    for (const table of ['atlas_votes', 'atlas_reports', 'atlas_appeals', 'atlas_found'] as const) {
      await query.deleteFrom(table).where('point_id', '=', id).execute()
    }
  }
  await query
    .updateTable('atlas_changes')
    .set({ before: null, after: null })
    .where('point_id', 'in', (points) =>
      points
        .selectFrom('atlas_changes as submitted')
        .select('submitted.point_id')
        .where('submitted.actor', '=', membershipId)
        .where('submitted.action', '=', 'submit'),
    )
    .where('point_id', 'not in', (points) => points.selectFrom('atlas_points').select('atlas_points.id'))
    .execute()
}

/**
 * Accepted points stay on the map for everybody, but nothing tells any more whose they were. All others go, and the log
 * no longer says what they were called.
 */
async function forgetPlayer(query: AtlasQuery, membershipId: string, recount: Recount): Promise<void> {
  const voted = await query
    .deleteFrom('atlas_votes')
    .where('membership_id', '=', membershipId)
    .returning('point_id')
    .execute()
  const reported = await query
    .deleteFrom('atlas_reports')
    .where('membership_id', '=', membershipId)
    .returning('point_id')
    .execute()
  await query.deleteFrom('atlas_appeals').where('membership_id', '=', membershipId).execute()
  await query.deleteFrom('atlas_found').where('membership_id', '=', membershipId).execute()
  await query.deleteFrom('atlas_planner').where('membership_id', '=', membershipId).execute()
  await removeUnaccepted(query, membershipId)
  await query
    .updateTable('atlas_points')
    .set({ submitted_by: null, submitter_name: null })
    .where('submitted_by', '=', membershipId)
    .execute()
  // An appeal is in the player's own words.
  await query
    .updateTable('atlas_changes')
    .set({ reason: null })
    .where('actor', '=', membershipId)
    .where('action', '=', 'appeal')
    .execute()
  await query
    .updateTable('atlas_changes')
    .set({ actor: null, actor_name: null })
    .where('actor', '=', membershipId)
    .execute()
  for (const pointId of new Set([...voted, ...reported].map(({ point_id }) => point_id)))
    await recount(pointId)
}

/** What an account keeps for itself: the planner and where it has been; and the way to delete all traces of it. */
export function createAtlasPlayerStore(query: AtlasQuery) {
  async function planner(membershipId: string): Promise<Planner> {
    const row = await query
      .selectFrom('atlas_planner')
      .select('body')
      .where('membership_id', '=', membershipId)
      .executeTakeFirst()
    const read = plannerSchema.safeParse(row && JSON.parse(row.body))
    return read.success ? read.data : NOTHING
  }

  return {
    planner,

    /** Of two changes the later one counts, whichever arrives last; answers with what counts now. */
    async keepPlanner(membershipId: string, kept: Planner): Promise<Planner> {
      await query
        .insertInto('atlas_planner')
        .values({ membership_id: membershipId, body: JSON.stringify(kept), changed_at: kept.changed_at })
        .onConflict((conflict) =>
          conflict
            .column('membership_id')
            .doUpdateSet((given) => ({
              body: given.ref('excluded.body'),
              changed_at: given.ref('excluded.changed_at'),
            }))
            .whereRef('atlas_planner.changed_at', '<=', 'excluded.changed_at'),
        )
        .execute()
      return planner(membershipId)
    },

    async found(membershipId: string): Promise<ReadonlyMap<string, boolean>> {
      const rows = await query
        .selectFrom('atlas_found')
        .select(['point_id', 'found'])
        .where('membership_id', '=', membershipId)
        .execute()
      return new Map(rows.map(({ point_id, found }) => [point_id, found === 1]))
    },

    async markFound(membershipId: string, pointId: string, found: boolean, now: number): Promise<void> {
      await query
        .insertInto('atlas_found')
        .values({ membership_id: membershipId, point_id: pointId, found: Number(found), changed_at: now })
        .onConflict((conflict) =>
          conflict.columns(['membership_id', 'point_id']).doUpdateSet((given) => ({
            found: given.ref('excluded.found'),
            changed_at: given.ref('excluded.changed_at'),
          })),
        )
        .execute()
    },

    forget: (membershipId: string, recount: Recount) => forgetPlayer(query, membershipId, recount),

    async exportOf(membershipId: string) {
      const ofMember = { membership_id: membershipId }
      const [points, votes, reports, appeals, found, changes] = await Promise.all([
        query.selectFrom('atlas_points').selectAll().where('submitted_by', '=', membershipId).execute(),
        query.selectFrom('atlas_votes').selectAll().where('membership_id', '=', membershipId).execute(),
        query.selectFrom('atlas_reports').selectAll().where('membership_id', '=', membershipId).execute(),
        query.selectFrom('atlas_appeals').selectAll().where('membership_id', '=', membershipId).execute(),
        query.selectFrom('atlas_found').selectAll().where('membership_id', '=', membershipId).execute(),
        query.selectFrom('atlas_changes').selectAll().where('actor', '=', membershipId).execute(),
      ])
      return {
        ...ofMember,
        points,
        votes,
        reports,
        appeals,
        found,
        changes,
        planner: await planner(membershipId),
      }
    },
  }
}
