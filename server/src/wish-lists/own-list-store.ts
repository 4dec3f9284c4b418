import { createHash } from 'node:crypto'
import type { OwnListsRequest, OwnListText } from '@ai-vault/contract/items/own-lists.ts'
import type { Query } from '../db/database.ts'
import { packText, unpackText } from '../db/packed-text.ts'

export type OwnListTables = {
  own_wish_lists: {
    membership_id: string
    is_learning: number
    count: number
    /** Of the lists. */
    digest: string
    body: Uint8Array
    learned_name: string | null
    learned_at: number | null
    /** How many lists, weapons and rolls taught, as JSON. */
    learned_from: string | null
    learned: Uint8Array | null
  }
}

/** All but the texts. */
export interface OwnListHead {
  readonly isLearning: boolean
  readonly count: number
  readonly digest: string
  readonly learned?: {
    readonly name: string
    readonly at: number
    readonly from: { readonly lists: number; readonly weapons: number; readonly rolls: number }
  }
}

export type OwnListStore = ReturnType<typeof createOwnListStore>

/** What was learned before holds until the new lists are learned; with the last list, or the switch, it goes. */
export function createOwnListStore(database: Query) {
  const query = database.withTables<OwnListTables>()
  const ofMember = (membershipId: string) =>
    query.selectFrom('own_wish_lists').where('membership_id', '=', membershipId)

  async function lists(membershipId: string): Promise<readonly OwnListText[]> {
    const row = await ofMember(membershipId).select('body').executeTakeFirst()
    // Written below, and by nobody else.
    return row ? (JSON.parse(unpackText(row.body)) as OwnListText[]) : []
  }

  return {
    lists,

    async head(membershipId: string): Promise<OwnListHead | undefined> {
      const row = await ofMember(membershipId)
        .select(['is_learning', 'count', 'digest', 'learned_name', 'learned_at', 'learned_from'])
        .executeTakeFirst()
      if (!row) return undefined
      const { count, digest, learned_name: name, learned_at: at, learned_from: from } = row
      return {
        ...{ isLearning: row.is_learning === 1, count, digest },
        ...(name !== null && from !== null && { learned: { name, at: Number(at), from: JSON.parse(from) } }),
      }
    },

    async learned(membershipId: string): Promise<{ name: string; json: string } | undefined> {
      const row = await ofMember(membershipId).select(['learned_name', 'learned']).executeTakeFirst()
      if (!row?.learned || row.learned_name === null) return undefined
      return { name: row.learned_name, json: unpackText(row.learned) }
    },

    async keep(membershipId: string, { learn, lists }: OwnListsRequest): Promise<void> {
      const text = JSON.stringify(learn ? lists : [])
      const given = {
        is_learning: learn ? 1 : 0,
        count: learn ? lists.length : 0,
        digest: createHash('sha256').update(text).digest('base64url').slice(0, 16),
        body: packText(text),
      }
      const nothing = { learned_name: null, learned_at: null, learned_from: null, learned: null }
      await query
        .insertInto('own_wish_lists')
        .values({ membership_id: membershipId, ...given, ...nothing })
        .onConflict((conflict) =>
          conflict.column('membership_id').doUpdateSet(given.count > 0 ? given : { ...given, ...nothing }),
        )
        .execute()
    },

    /** Nothing where the lists are others by now. */
    async keepLearned(
      membershipId: string,
      digest: string,
      { name, at, from }: NonNullable<OwnListHead['learned']>,
      learned: string,
    ): Promise<void> {
      await query
        .updateTable('own_wish_lists')
        .set({
          ...{ learned_name: name, learned_at: at, learned_from: JSON.stringify(from) },
          learned: packText(learned),
        })
        .where('membership_id', '=', membershipId)
        .where('digest', '=', digest)
        .execute()
    },

    async forget(membershipId: string): Promise<void> {
      await query.deleteFrom('own_wish_lists').where('membership_id', '=', membershipId).execute()
    },
  }
}
