import {
  type Decision,
  MOST_REVIEWS,
  type Review,
  type ReviewChange,
} from '@ai-vault/contract/items/reviews.ts'
import type { Query } from '../db/database.ts'
import { lockInTransaction } from '../db/lock-in-transaction.ts'

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

    /** False, and nothing is written, where the account would have said something about more copies than that. */
    apply: (membershipId: string, changes: readonly ReviewChange[], now: number, most = MOST_REVIEWS) =>
      query.transaction().execute(async (transaction): Promise<boolean> => {
        await lockInTransaction(transaction, 'reviews', membershipId)
        const ids = changes.map((change) => change.item_instance_id)
        const { others } = await transaction
          .selectFrom('weapon_reviews')
          .select((row) => row.fn.countAll().as('others'))
          .where('membership_id', '=', membershipId)
          .where('item_instance_id', 'not in', ids)
          .executeTakeFirstOrThrow()
        if (Number(others) + new Set(ids).size > most) return false
        await transaction
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
        await transaction
          .deleteFrom('weapon_reviews')
          .where('membership_id', '=', membershipId)
          .where('decision', 'is', null)
          .where('decided_at', '<', now - KEEP_TAKEN_BACK_MS)
          .execute()
        return true
      }),

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
