import { createHash, randomUUID } from 'node:crypto'
import { MOST_VERSIONS } from '@ai-vault/contract/shares.ts'
import type { ShareKind } from '@ai-vault/game/shares/document.ts'
import type { Selectable } from 'kysely'
import type { Query, QueryOf } from '../db/database.ts'
import { lockInTransaction } from '../db/lock-in-transaction.ts'

export type ShareTables = {
  shares: {
    id: string
    membership_id: string
    kind: ShareKind
    slug: string
    type: string
    title: string
    /** The name the author had when they shared it. */
    author: string
    /** The newest one. */
    version: number
    opened: number
    created_at: number
    revoked_at: number | null
  }
  /** Never changed once written; gone when the share is revoked. */
  share_versions: {
    share_id: string
    version: number
    membership_id: string
    document: string
    parts: string
    created_at: number
  }
  /** Addresses of players whose data was deleted: nobody else gets them, and nothing tells whose they were. */
  share_gone: { address: string }
}

/** A name can say who chose it, so only its digest is kept. */
const digestOf = (kind: ShareKind, slug: string) =>
  createHash('sha256').update(`${kind} ${slug}`).digest('base64url')

export type ShareRow = Selectable<ShareTables['shares']>
export type VersionRow = Selectable<ShareTables['share_versions']>

export type HeldAddress = Pick<ShareRow, 'kind' | 'slug' | 'revoked_at'>

export interface NewVersion {
  readonly membershipId: string
  readonly kind: ShareKind
  readonly slug: string
  readonly type: string
  readonly title: string
  readonly author: string
  readonly document: string
  readonly parts: string
  readonly now: number
}

export type ShareStore = ReturnType<typeof createShareStore>

const shareReads = (query: QueryOf<ShareTables>) => ({
  at: (kind: ShareKind, slug: string): Promise<ShareRow | undefined> =>
    query
      .selectFrom('shares')
      .selectAll()
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .executeTakeFirst(),

  async isGone(kind: ShareKind, slug: string): Promise<boolean> {
    const gone = await query
      .selectFrom('share_gone')
      .select('address')
      .where('address', '=', digestOf(kind, slug))
      .executeTakeFirst()
    return gone !== undefined
  },

  /** How many addresses the player has made, those that were taken back among them. */
  async countOf(membershipId: string): Promise<number> {
    const { made } = await query
      .selectFrom('shares')
      .select((row) => row.fn.countAll().as('made'))
      .where('membership_id', '=', membershipId)
      .executeTakeFirstOrThrow()
    return Number(made)
  },

  versions: (shareId: string) =>
    query
      .selectFrom('share_versions')
      .select(['version', 'created_at'])
      .where('share_id', '=', shareId)
      .orderBy('version', 'desc')
      .execute(),

  version: (shareId: string, version: number): Promise<VersionRow | undefined> =>
    query
      .selectFrom('share_versions')
      .selectAll()
      .where('share_id', '=', shareId)
      .where('version', '=', version)
      .executeTakeFirst(),

  /** The player's own, the newest first, with the parts their newest version shows. */
  ofMember: (membershipId: string) =>
    query
      .selectFrom('shares')
      .leftJoin('share_versions', (join) =>
        join
          .onRef('share_versions.share_id', '=', 'shares.id')
          .onRef('share_versions.version', '=', 'shares.version'),
      )
      .selectAll('shares')
      .select('share_versions.parts')
      .where('shares.membership_id', '=', membershipId)
      .orderBy('shares.created_at', 'desc')
      .orderBy('shares.slug')
      .execute(),
})

const shareWrites = (query: QueryOf<ShareTables>) => ({
  /**
   * The next version at an address, the oldest beyond the most is dropped; undefined where the address belongs to
   * somebody else by now. `allow` throws where the addresses that the player has, or had, are too many for it.
   */
  async add(made: NewVersion, allow: (ever: readonly HeldAddress[]) => void): Promise<ShareRow | undefined> {
    const facts = {
      type: made.type,
      title: made.title,
      author: made.author,
      created_at: made.now,
      revoked_at: null,
    }
    return query.transaction().execute(async (transaction) => {
      await lockInTransaction(transaction, 'shares', made.membershipId)
      allow(
        await transaction
          .selectFrom('shares')
          .select(['kind', 'slug', 'revoked_at'])
          .where('membership_id', '=', made.membershipId)
          .execute(),
      )
      const share = await transaction
        .insertInto('shares')
        .values({
          ...facts,
          id: randomUUID(),
          membership_id: made.membershipId,
          kind: made.kind,
          slug: made.slug,
          version: 1,
          opened: 0,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'slug'])
            .doUpdateSet((row) => ({ ...facts, version: row('shares.version', '+', 1) }))
            .where('shares.membership_id', '=', made.membershipId),
        )
        .returningAll()
        .executeTakeFirst()
      if (!share) return undefined
      await transaction
        .insertInto('share_versions')
        .values({
          share_id: share.id,
          version: share.version,
          membership_id: made.membershipId,
          document: made.document,
          parts: made.parts,
          created_at: made.now,
        })
        .execute()
      await transaction
        .deleteFrom('share_versions')
        .where('share_id', '=', share.id)
        .where('version', '<=', share.version - MOST_VERSIONS)
        .execute()
      return share
    })
  },

  async countOpening(shareId: string): Promise<void> {
    await query
      .updateTable('shares')
      .set((row) => ({ opened: row('opened', '+', 1) }))
      .where('id', '=', shareId)
      .execute()
  },

  /**
   * What it showed goes at once; that there was something at this address stays, so that nobody else gets it. The id of
   * what was taken back, undefined where there was nothing to take back.
   */
  async revoke(
    membershipId: string,
    kind: ShareKind,
    slug: string,
    now: number,
  ): Promise<string | undefined> {
    return query.transaction().execute(async (transaction) => {
      const share = await transaction
        .updateTable('shares')
        .set({ revoked_at: now })
        .where('membership_id', '=', membershipId)
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .where('revoked_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!share) return undefined
      await transaction.deleteFrom('share_versions').where('share_id', '=', share.id).execute()
      return share.id
    })
  },
})

export function createShareStore(database: Query) {
  const query = database.withTables<ShareTables>()

  return {
    ...shareReads(query),
    ...shareWrites(query),
    async exportOf(membershipId: string): Promise<readonly object[]> {
      const [shares, versions] = await Promise.all([
        query.selectFrom('shares').selectAll().where('membership_id', '=', membershipId).execute(),
        query.selectFrom('share_versions').selectAll().where('membership_id', '=', membershipId).execute(),
      ])
      return shares.map((share) => ({
        ...share,
        versions: versions
          .filter(({ share_id }) => share_id === share.id)
          .map(({ version, created_at, document }) => ({
            version,
            created_at,
            document: JSON.parse(document),
          })),
      }))
    },
    /** Profiles and prophecies stand at the player's own number, which nobody else can get. */
    async forget(membershipId: string): Promise<void> {
      await query.transaction().execute(async (transaction) => {
        const builds = await transaction
          .selectFrom('shares')
          .select('slug')
          .where('membership_id', '=', membershipId)
          .where('kind', '=', 'build')
          .execute()
        if (builds.length > 0) {
          await transaction
            .insertInto('share_gone')
            .values(builds.map(({ slug }) => ({ address: digestOf('build', slug) })))
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
        await transaction.deleteFrom('share_versions').where('membership_id', '=', membershipId).execute()
        await transaction.deleteFrom('shares').where('membership_id', '=', membershipId).execute()
      })
    },
  }
}
