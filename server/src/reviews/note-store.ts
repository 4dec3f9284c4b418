import { MOST_NOTES, type Note } from '@ai-vault/contract/items/notes.ts'
import type { Query } from '../db/database.ts'
import { lockInTransaction } from '../db/lock-in-transaction.ts'

export type NoteTables = {
  weapon_notes: { membership_id: string; item_instance_id: string; text: string; written_at: number }
}

export type NoteStore = ReturnType<typeof createNoteStore>

/** Notes about weapons, by account and copy. */
export function createNoteStore(database: Query) {
  const query = database.withTables<NoteTables>()
  return {
    async list(membershipId: string): Promise<Note[]> {
      return query
        .selectFrom('weapon_notes')
        .select(['item_instance_id', 'text', 'written_at'])
        .where('membership_id', '=', membershipId)
        .orderBy('item_instance_id')
        .execute()
    },

    /**
     * An empty text takes the note away. Given what stood there, it is written over nothing else. Says whether it was
     * written, or that there are as many as there may be.
     */
    async write(
      membershipId: string,
      note: Note,
      over?: string,
      most = MOST_NOTES,
    ): Promise<boolean | 'too-many'> {
      const { item_instance_id, text, written_at } = note
      if (text === '') {
        const { numDeletedRows } = await query
          .deleteFrom('weapon_notes')
          .where('membership_id', '=', membershipId)
          .where('item_instance_id', '=', item_instance_id)
          .$if(over !== undefined, (statement) => statement.where('text', '=', over ?? ''))
          .executeTakeFirst()
        return numDeletedRows > 0n
      }
      if (over) {
        const { numUpdatedRows } = await query
          .updateTable('weapon_notes')
          .set({ text, written_at })
          .where('membership_id', '=', membershipId)
          .where('item_instance_id', '=', item_instance_id)
          .where('text', '=', over)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      }
      return query.transaction().execute(async (transaction) => {
        await lockInTransaction(transaction, 'notes', membershipId)
        const { others } = await transaction
          .selectFrom('weapon_notes')
          .select((row) => row.fn.countAll().as('others'))
          .where('membership_id', '=', membershipId)
          .where('item_instance_id', '!=', item_instance_id)
          .executeTakeFirstOrThrow()
        if (Number(others) >= most) return 'too-many'
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('weapon_notes')
          .values({ membership_id: membershipId, item_instance_id, text, written_at })
          .onConflict((conflict) => {
            const same = conflict.columns(['membership_id', 'item_instance_id'])
            return over === undefined ? same.doUpdateSet({ text, written_at }) : same.doNothing()
          })
          .executeTakeFirst()
        return (numInsertedOrUpdatedRows ?? 0n) > 0n
      })
    },

    async forget(membershipId: string): Promise<void> {
      await query.deleteFrom('weapon_notes').where('membership_id', '=', membershipId).execute()
    },
  }
}
