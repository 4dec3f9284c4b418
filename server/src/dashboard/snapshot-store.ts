import type { DailySnapshot } from '@ai-vault/game/scores/score-history.ts'
import type { VaultAssessment } from '@ai-vault/game/scores/vault/assess-vault.ts'
import type { ScorePartName } from '@ai-vault/game/scores/vault/vault-score.ts'
import type { Query } from '../db/database.ts'
import type { Owner } from '../guardians/guardian-store.ts'
import type { DashboardTables } from './tables.ts'

export interface NewSnapshot {
  readonly assessment: Pick<VaultAssessment, 'score' | 'godRolls'>
  readonly weapons: number
  readonly vaultUsed?: number | undefined
}

export type SnapshotStore = ReturnType<typeof createSnapshotStore>

/** One row for each account and day: the first of a day stays, whichever node wrote it. */
export function createSnapshotStore(database: Query) {
  const query = database.withTables<DashboardTables>()
  return {
    async save(owner: Owner, day: string, { assessment, weapons, vaultUsed }: NewSnapshot) {
      const { score, parts } = assessment.score
      const part = (name: ScorePartName) => parts.find((each) => each.name === name)?.value ?? null
      await query
        .insertInto('daily_snapshots')
        .values({
          membership_type: owner.membershipType,
          membership_id: owner.membershipId,
          day,
          score,
          rolls: part('rolls'),
          power: part('power'),
          coverage: part('coverage'),
          hygiene: part('hygiene'),
          god_rolls: assessment.godRolls,
          weapons,
          vault_used: vaultUsed ?? null,
        })
        .onConflict((conflict) => conflict.columns(['membership_type', 'membership_id', 'day']).doNothing())
        .execute()
    },

    /** In the order of their days. */
    async list(owner: Owner, sinceDay: string): Promise<readonly DailySnapshot[]> {
      const rows = await query
        .selectFrom('daily_snapshots')
        .select(['day', 'score', 'god_rolls', 'weapons', 'vault_used'])
        .where('membership_type', '=', owner.membershipType)
        .where('membership_id', '=', owner.membershipId)
        .where('day', '>=', sinceDay)
        .orderBy('day')
        .execute()
      return rows.map(({ day, score, god_rolls, weapons, vault_used }) => ({
        day,
        score,
        godRolls: god_rolls,
        weapons,
        ...(vault_used === null ? {} : { vaultUsed: vault_used }),
      }))
    },

    /** Every column, on whichever of the platform's sites they played. */
    exportOf: (membershipId: string) =>
      query
        .selectFrom('daily_snapshots')
        .selectAll()
        .where('membership_id', '=', membershipId)
        .orderBy('day')
        .execute(),

    async forget(membershipId: string) {
      await query.deleteFrom('daily_snapshots').where('membership_id', '=', membershipId).execute()
    },

    async purge(beforeDay: string) {
      await query.deleteFrom('daily_snapshots').where('day', '<', beforeDay).execute()
    },
  }
}
