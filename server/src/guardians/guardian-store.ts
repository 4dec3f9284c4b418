import type { Query, QueryOf } from '../db/database.ts'
import { MisfitError, PART_NAMES, type PartName, readPart, type WrittenPart } from './parts/parts.ts'

interface GuardiansTable {
  membership_type: number
  membership_id: string
  /** Of its content; its parts bear the same. */
  version: string
  minted_at: number
  fetched_at: number
  /** How the copy is stored: in parts, or in an old form that nobody reads any more. */
  shape: number
  item_count: number
  withheld_count: number
}

interface GuardianPartsTable {
  membership_type: number
  membership_id: string
  part: string
  /** Of the copy it belongs to: parts of two copies never mix. */
  version: string
  /** Version of the part's own shape. */
  shape: number
  body: Uint8Array
}

export type GuardianTables = {
  guardians: GuardiansTable
  guardian_parts: GuardianPartsTable
}

/** Copies in parts; 1 was a copy in one piece. */
const SHAPE = 2

export interface Owner {
  readonly membershipType: number
  readonly membershipId: string
}

/** What is known of a copy without opening it. */
export interface CopyFacts {
  /** The same for the same content, whenever it was minted and whichever node or restart it comes from. */
  readonly version: string
  readonly mintedAt: number
  readonly fetchedAt: number
  readonly itemCount: number
  readonly withheldCount: number
}

export type GuardianStore = ReturnType<typeof createGuardianStore>

const keyOf = ({ membershipType, membershipId }: Owner) => ({
  membership_type: membershipType,
  membership_id: membershipId,
})

function copyReads(query: QueryOf<GuardianTables>) {
  async function parts(owner: Owner, version: string, names: readonly PartName[]): Promise<WrittenPart[]> {
    const rows = await query
      .selectFrom('guardian_parts')
      .select(['part', 'shape', 'body'])
      .where('membership_type', '=', owner.membershipType)
      .where('membership_id', '=', owner.membershipId)
      .where('version', '=', version)
      .where('part', 'in', names)
      .execute()
    return rows.flatMap(({ part, shape, body }) => {
      const name = names.find((each) => each === part)
      return name ? [{ name, shape, body }] : []
    })
  }

  async function facts(owner: Owner): Promise<CopyFacts | undefined> {
    const row = await query
      .selectFrom('guardians')
      .select(['version', 'minted_at', 'fetched_at', 'item_count', 'withheld_count'])
      .where('membership_type', '=', owner.membershipType)
      .where('membership_id', '=', owner.membershipId)
      .where('shape', '=', SHAPE)
      .executeTakeFirst()
    return (
      row && {
        version: row.version,
        mintedAt: row.minted_at,
        fetchedAt: row.fetched_at,
        itemCount: row.item_count,
        withheldCount: row.withheld_count,
      }
    )
  }

  return {
    facts,
    /** Those of the named parts that the copy of this version has. */
    parts,
  }
}

const copyWrites = (query: QueryOf<GuardianTables>) => ({
  async save(owner: Owner, facts: CopyFacts, written: readonly WrittenPart[], { evenIfOlder = false } = {}) {
    const { version } = facts
    const header = {
      version,
      minted_at: facts.mintedAt,
      fetched_at: facts.fetchedAt,
      shape: SHAPE,
      item_count: facts.itemCount,
      withheld_count: facts.withheldCount,
    }
    const rows = written.map(({ name, shape, body }) => ({
      ...keyOf(owner),
      part: name,
      version,
      shape,
      body,
    }))
    await query.transaction().execute(async (transaction) => {
      const taken = await transaction
        .insertInto('guardians')
        .values({ ...keyOf(owner), ...header })
        .onConflict((conflict) => {
          const update = conflict.columns(['membership_type', 'membership_id']).doUpdateSet(header)
          if (evenIfOlder) return update
          return update.where((old) =>
            old.or([old('guardians.minted_at', '<=', facts.mintedAt), old('guardians.shape', '<>', SHAPE)]),
          )
        })
        .returning('shape')
        .executeTakeFirst()
      if (!taken) return
      await transaction
        .insertInto('guardian_parts')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['membership_type', 'membership_id', 'part']).doUpdateSet((row) => ({
            version: row.ref('excluded.version'),
            shape: row.ref('excluded.shape'),
            body: row.ref('excluded.body'),
          })),
        )
        .execute()
    })
  },

  /** The platform had nothing else: the copy counts as checked just now, unless another has taken its place. */
  async markChecked(owner: Owner, { version, mintedAt, fetchedAt }: CopyFacts) {
    await query
      .updateTable('guardians')
      .set({ minted_at: mintedAt, fetched_at: fetchedAt })
      .where('membership_type', '=', owner.membershipType)
      .where('membership_id', '=', owner.membershipId)
      .where('version', '=', version)
      .where('minted_at', '<=', mintedAt)
      .execute()
  },
})

/** The last good copy of every guardian, in compressed parts; a copy minted earlier never replaces a later one. */
export function createGuardianStore(database: Query) {
  const query = database.withTables<GuardianTables>()
  const { facts, parts } = copyReads(query)

  return {
    facts,
    parts,
    ...copyWrites(query),

    /** Without the parts that could not be read any more. */
    async exportOf(membershipId: string): Promise<readonly object[]> {
      const copies = await query
        .selectFrom('guardians')
        .select(['membership_type', 'minted_at', 'fetched_at'])
        .where('membership_id', '=', membershipId)
        .execute()
      return Promise.all(
        copies.map(async (copy) => {
          const owner = { membershipType: copy.membership_type, membershipId }
          const held = await facts(owner)
          const stored = held ? await parts(owner, held.version, PART_NAMES) : []
          return { ...copy, guardian: Object.assign({}, ...stored.map(readWherePossible)) }
        }),
      )
    },

    async forget(membershipId: string) {
      await query.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('guardian_parts').where('membership_id', '=', membershipId).execute()
        await transaction.deleteFrom('guardians').where('membership_id', '=', membershipId).execute()
      })
    },

    /** Copies that nobody asked for since then: whose guardian they show may be gone for good. */
    async purge(fetchedBefore: number) {
      await query.deleteFrom('guardians').where('fetched_at', '<', fetchedBefore).execute()
      await query
        .deleteFrom('guardian_parts')
        .where((part) =>
          part.not(
            part.exists(
              part
                .selectFrom('guardians')
                .select('guardians.shape')
                .whereRef('guardians.membership_type', '=', 'guardian_parts.membership_type')
                .whereRef('guardians.membership_id', '=', 'guardian_parts.membership_id'),
            ),
          ),
        )
        .execute()
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

function readWherePossible({ name, shape, body }: WrittenPart): object {
  try {
    return readPart(name, shape, body)
  } catch (error) {
    if (error instanceof MisfitError) return {}
    throw error
  }
}
