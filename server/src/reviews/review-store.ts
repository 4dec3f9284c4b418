import type { Decision, Review, ReviewChange } from '@ai-vault/contract/items/reviews.ts'
import type { Query } from '../db/database.ts'

/** A decision taken back is remembered this long, so that a device that was offline does not bring it up again. */
const KEEP_TAKEN_BACK_MS = 90 * 86_400_000

export type ReviewTables = {
  weapon_reviews: {
    membership_id: string
    item_instance_id: string
    /** Null: taken back. */
    decision: string | null
    decided_at: number
  }
}

export type ReviewStore = ReturnType<typeof createReviewStore>

/** Decisions about weapons, by account and copy. The later of two decisions counts, whichever arrives last. */
export function createReviewStore(database: Query) {
  const query = database.withTables<ReviewTables>()
  const ofMember = (membershipId: string) =>
    query.selectFrom('weapon_reviews').where('membership_id', '=', membershipId)

  return {
    async list(membershipId: string): Promise<Review[]> {
      const rows = await ofMember(membershipId)
        .select(['item_instance_id', 'decision', 'decided_at'])
        .where('decision', 'is not', null)
        .orderBy('decided_at')
        .orderBy('item_instance_id')
        .execute()
      return rows.map((row) => ({ ...row, decision: row.decision as Decision }))
    },

    /** How many copies the account would have said something about after these changes. */
    async countWith(membershipId: string, changes: readonly ReviewChange[]): Promise<number> {
      const ids = changes.map((change) => change.item_instance_id)
      const { others } = await ofMember(membershipId)
        .select((row) => row.fn.countAll<number>().as('others'))
        .where('item_instance_id', 'not in', ids)
        .executeTakeFirstOrThrow()
      return others + new Set(ids).size
    },

    async apply(membershipId: string, changes: readonly ReviewChange[], now: number): Promise<void> {
      await query
        .insertInto('weapon_reviews')
        .values(newestOfEach(changes).map((change) => ({ ...change, membership_id: membershipId })))
        .onConflict((conflict) =>
          conflict
            .columns(['membership_id', 'item_instance_id'])
            .doUpdateSet((row) => ({
              decision: row.ref('excluded.decision'),
              decided_at: row.ref('excluded.decided_at'),
            }))
            .whereRef('weapon_reviews.decided_at', '<=', 'excluded.decided_at'),
        )
        .execute()
      await query
        .deleteFrom('weapon_reviews')
        .where('membership_id', '=', membershipId)
        .where('decision', 'is', null)
        .where('decided_at', '<', now - KEEP_TAKEN_BACK_MS)
        .execute()
    },

    async forget(membershipId: string): Promise<void> {
      await query.deleteFrom('weapon_reviews').where('membership_id', '=', membershipId).execute()
    },
  }
}

/** PostgreSQL refuses a statement that would change one row twice. */
function newestOfEach(changes: readonly ReviewChange[]): ReviewChange[] {
  const newest = new Map<string, ReviewChange>()
  for (const change of changes) {
    const known = newest.get(change.item_instance_id)
    if (!known || known.decided_at <= change.decided_at) newest.set(change.item_instance_id, change)
  }
  return [...newest.values()]
}
