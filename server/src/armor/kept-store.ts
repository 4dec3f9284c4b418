import { type ArmorKept, armorKeptSchema } from '@ai-vault/contract/items/armor.ts'
import type { Query } from '../db/database.ts'

export type KeptTables = {
  armor_kept: {
    membership_id: string
    changed_at: number
    body: string
  }
}

export type KeptStore = ReturnType<typeof createKeptStore>

const NOTHING: ArmorKept = { pinned: [], excluded: [], only: [], targets: [], changed_at: 0 }

/** What each account keeps for the optimizer. Of two changes the later one counts, whichever arrives last. */
export function createKeptStore(database: Query) {
  const query = database.withTables<KeptTables>()
  async function read(membershipId: string): Promise<ArmorKept> {
    const row = await query
      .selectFrom('armor_kept')
      .select('body')
      .where('membership_id', '=', membershipId)
      .executeTakeFirst()
    return row ? armorKeptSchema.parse(JSON.parse(row.body)) : NOTHING
  }

  return {
    read,

    /** Answers with what counts from now on. */
    async keep(membershipId: string, kept: ArmorKept): Promise<ArmorKept> {
      const row = { membership_id: membershipId, changed_at: kept.changed_at, body: JSON.stringify(kept) }
      await query
        .insertInto('armor_kept')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('membership_id')
            .doUpdateSet((given) => ({
              changed_at: given.ref('excluded.changed_at'),
              body: given.ref('excluded.body'),
            }))
            .whereRef('armor_kept.changed_at', '<=', 'excluded.changed_at'),
        )
        .execute()
      return read(membershipId)
    },

    async forget(membershipId: string): Promise<void> {
      await query.deleteFrom('armor_kept').where('membership_id', '=', membershipId).execute()
    },
  }
}
