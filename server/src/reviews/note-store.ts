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

    /** An empty text takes the note away. */
    async write(membershipId: string, { item_instance_id, text, written_at }: Note): Promise<void> {
      if (text === '') {
        await query
          .deleteFrom('weapon_notes')
          .where('membership_id', '=', membershipId)
          .where('item_instance_id', '=', item_instance_id)
          .execute()
        return
      }
      await query
        .insertInto('weapon_notes')
        .values({ membership_id: membershipId, item_instance_id, text, written_at })
        .onConflict((conflict) =>
          conflict.columns(['membership_id', 'item_instance_id']).doUpdateSet({ text, written_at }),
        )
        .execute()
    },

    async forget(membershipId: string): Promise<void> {
      await query.deleteFrom('weapon_notes').where('membership_id', '=', membershipId).execute()
    },
  }
}
