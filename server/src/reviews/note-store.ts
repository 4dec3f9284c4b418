import type { Note } from '@ai-vault/contract/items/notes.ts'
import type { Query } from '../db/database.ts'

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
     * An empty text takes the note away. Given what stood there, it is written over nothing else; says whether it was.
     */
    async write(membershipId: string, note: Note, over?: string): Promise<boolean> {
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
      const { numInsertedOrUpdatedRows } = await query
        .insertInto('weapon_notes')
        .values({ membership_id: membershipId, item_instance_id, text, written_at })
        .onConflict((conflict) => {
          const same = conflict.columns(['membership_id', 'item_instance_id'])
          return over === undefined ? same.doUpdateSet({ text, written_at }) : same.doNothing()
        })
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async forget(membershipId: string): Promise<void> {
      await query.deleteFrom('weapon_notes').where('membership_id', '=', membershipId).execute()
    },
  }
}
