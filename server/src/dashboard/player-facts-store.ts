import type { RunTallies } from '@ai-vault/game/scores/effectiveness.ts'
import type { LinkedAccount } from '@ai-vault/platform/account/account.ts'
import type { AccountStats, ActivityRun, WeaponUse } from '@ai-vault/platform/platform.ts'
import type { Query } from '../db/database.ts'
import { packText, unpackText } from '../db/packed-text.ts'
import type { Owner } from '../guardians/guardian-store.ts'
import type { DashboardTables } from './tables.ts'

/**
 * What the platform knows of an account besides its profile, no more of it than the dashboard shows. Each part is absent
 * where it could not be read yet.
 */
export interface PlayerFacts {
  readonly stats?: AccountStats
  /** Over all characters, most kills first. */
  readonly weaponUse?: { readonly totalKills: number; readonly most: readonly WeaponUse[] }
  readonly history?: { readonly recent: readonly ActivityRun[]; readonly tallies: RunTallies }
  /** Asked for only where the profile shows no character. */
  readonly accounts?: readonly LinkedAccount[]
}

/** Raise it when PlayerFacts changes so that facts written before would mislead. */
const SHAPE = 1

export type PlayerFactsStore = ReturnType<typeof createPlayerFactsStore>

/** The last good facts of every account: they stand in after a restart while the platform is out. */
export function createPlayerFactsStore(database: Query) {
  const query = database.withTables<DashboardTables>()
  return {
    async save({ membershipType, membershipId }: Owner, facts: PlayerFacts, readAt: number) {
      const row = { read_at: readAt, shape: SHAPE, body: packText(JSON.stringify(facts)) }
      await query
        .insertInto('player_facts')
        .values({ membership_type: membershipType, membership_id: membershipId, ...row })
        .onConflict((conflict) => conflict.columns(['membership_type', 'membership_id']).doUpdateSet(row))
        .execute()
    },

    async load({ membershipType, membershipId }: Owner): Promise<PlayerFacts | undefined> {
      const row = await query
        .selectFrom('player_facts')
        .select('body')
        .where('membership_type', '=', membershipType)
        .where('membership_id', '=', membershipId)
        .where('shape', '=', SHAPE)
        .executeTakeFirst()
      return row && (JSON.parse(unpackText(row.body)) as PlayerFacts)
    },

    async exportOf(membershipId: string): Promise<readonly object[]> {
      const rows = await query
        .selectFrom('player_facts')
        .select(['membership_type', 'read_at', 'body'])
        .where('membership_id', '=', membershipId)
        .execute()
      return rows.map(({ body, ...row }) => ({ ...row, facts: JSON.parse(unpackText(body)) }))
    },

    async forget(membershipId: string) {
      await query.deleteFrom('player_facts').where('membership_id', '=', membershipId).execute()
    },

    async purge(readBefore: number) {
      await query.deleteFrom('player_facts').where('read_at', '<', readBefore).execute()
    },
  }
}
