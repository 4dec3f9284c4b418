import type { Query } from '../db/database.ts'
import { packText, unpackText } from '../db/packed-text.ts'
import type { GuardianTables } from './tables.ts'

/** Raise it when the Guardian type changes so that copies written before would mislead. */
const SHAPE = 1

export interface Owner {
  readonly membershipType: number
  readonly membershipId: string
}

/** What is known of a copy without opening it. */
export interface CopyFacts {
  readonly mintedAt: number
  readonly fetchedAt: number
  readonly itemCount: number
  readonly withheldCount: number
}

export type GuardianStore = ReturnType<typeof createGuardianStore>

/** The last good copy of every guardian, compressed; a copy minted earlier never replaces a later one. */
export function createGuardianStore(database: Query) {
  const query = database.withTables<GuardianTables>()
  return {
    async save(owner: Owner, text: string, facts: CopyFacts) {
      const row = {
        minted_at: facts.mintedAt,
        fetched_at: facts.fetchedAt,
        shape: SHAPE,
        item_count: facts.itemCount,
        withheld_count: facts.withheldCount,
        body: await packText(text),
      }
      await query
        .insertInto('guardians')
        .values({ membership_type: owner.membershipType, membership_id: owner.membershipId, ...row })
        .onConflict((conflict) =>
          conflict
            .columns(['membership_type', 'membership_id'])
            .doUpdateSet(row)
            .where((old) =>
              old.or([old('guardians.minted_at', '<=', facts.mintedAt), old('guardians.shape', '<>', SHAPE)]),
            ),
        )
        .execute()
    },

    async facts(owner: Owner): Promise<CopyFacts | undefined> {
      const row = await query
        .selectFrom('guardians')
        .select(['minted_at', 'fetched_at', 'item_count', 'withheld_count'])
        .where('membership_type', '=', owner.membershipType)
        .where('membership_id', '=', owner.membershipId)
        .where('shape', '=', SHAPE)
        .executeTakeFirst()
      return (
        row && {
          mintedAt: row.minted_at,
          fetchedAt: row.fetched_at,
          itemCount: row.item_count,
          withheldCount: row.withheld_count,
        }
      )
    },

    async load(owner: Owner): Promise<string | undefined> {
      const row = await query
        .selectFrom('guardians')
        .select('body')
        .where('membership_type', '=', owner.membershipType)
        .where('membership_id', '=', owner.membershipId)
        .where('shape', '=', SHAPE)
        .executeTakeFirst()
      return row && unpackText(row.body)
    },

    /** The platform had nothing newer: the copy counts as checked just now. */
    async markChecked(owner: Owner, fetchedAt: number) {
      await query
        .updateTable('guardians')
        .set({ fetched_at: fetchedAt })
        .where('membership_type', '=', owner.membershipType)
        .where('membership_id', '=', owner.membershipId)
        .execute()
    },

    async exportOf(membershipId: string): Promise<readonly object[]> {
      const rows = await query
        .selectFrom('guardians')
        .select(['membership_type', 'minted_at', 'fetched_at', 'body'])
        .where('membership_id', '=', membershipId)
        .execute()
      return Promise.all(
        rows.map(async ({ body, ...row }) => ({ ...row, guardian: JSON.parse(await unpackText(body)) })),
      )
    },

    async forget(membershipId: string) {
      await query.deleteFrom('guardians').where('membership_id', '=', membershipId).execute()
    },

    /** Copies that nobody asked for since then: whose guardian they show may be gone for good. */
    async purge(fetchedBefore: number) {
      await query.deleteFrom('guardians').where('fetched_at', '<', fetchedBefore).execute()
    },

    async count(since: number) {
      const counted = await query
        .selectFrom('guardians')
        .select((row) => [
          row.fn.countAll<number>().as('known'),
          row.fn.sum<number | null>('item_count').as('items'),
          row.fn.countAll<number>().filterWhere('fetched_at', '>=', since).as('active'),
        ])
        .executeTakeFirstOrThrow()
      return { known: counted.known, active: counted.active, items: Number(counted.items ?? 0) }
    },
  }
}
