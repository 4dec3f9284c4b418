import { type AlertSettingsAnswer, alertSettingsSchema } from '@ai-vault/contract/account/alerts.ts'
import { USUAL_ALERTS } from '@ai-vault/game/alerts/alert-settings.ts'
import type { Query, QueryOf } from '../db/database.ts'

type AlertTables = {
  alert_settings: {
    membership_id: string
    body: string
    /** The reset that the unfinished week was last told before. */
    week_told: number | null
  }
  held_alerts: {
    id: string
    membership_id: string
    content: string
    due_at: number
    told_at: number | null
  }
}

const usual = (): AlertSettingsAnswer => ({ ...USUAL_ALERTS, rules: [...USUAL_ALERTS.rules] })

export type AlertStore = ReturnType<typeof createAlertStore>

const alertSettings = (query: QueryOf<AlertTables>) => ({
  async read(membershipId: string): Promise<AlertSettingsAnswer> {
    const row = await query
      .selectFrom('alert_settings')
      .select('body')
      .where('membership_id', '=', membershipId)
      .executeTakeFirst()
    const kept = row && alertSettingsSchema.safeParse(JSON.parse(row.body))
    return kept?.success ? kept.data : usual()
  },

  async keep(membershipId: string, settings: AlertSettingsAnswer): Promise<void> {
    const body = JSON.stringify(settings)
    await query
      .insertInto('alert_settings')
      .values({ membership_id: membershipId, body, week_told: null })
      .onConflict((conflict) => conflict.column('membership_id').doUpdateSet({ body }))
      .execute()
  },

  /** True for the one that tells of this week's end. */
  async claimWeek(membershipId: string, reset: number): Promise<boolean> {
    const body = JSON.stringify(usual())
    const claimed = await query
      .insertInto('alert_settings')
      .values({ membership_id: membershipId, body, week_told: reset })
      .onConflict((conflict) =>
        conflict
          .column('membership_id')
          .doUpdateSet({ week_told: reset })
          .where((row) =>
            row.or([
              row('alert_settings.week_told', 'is', null),
              row('alert_settings.week_told', '<', reset),
            ]),
          ),
      )
      .executeTakeFirst()
    return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n
  },
})

/** Alerts that wait until they are due. */
const heldAlerts = (query: QueryOf<AlertTables>) => ({
  /** True for the one that tells of it, now or later; `before`: what was told earlier counts as another. */
  async claim(alert: Omit<AlertTables['held_alerts'], 'told_at'>, before: number): Promise<boolean> {
    const claimed = await query
      .insertInto('held_alerts')
      .values({ ...alert, told_at: null })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ content: alert.content, due_at: alert.due_at, told_at: null })
          .where('held_alerts.told_at', '<', before),
      )
      .executeTakeFirst()
    return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n
  },

  due: (now: number) =>
    query
      .selectFrom('held_alerts')
      .select(['id', 'membership_id', 'content', 'due_at'])
      .where('due_at', '<=', now)
      .where('told_at', 'is', null)
      .execute(),

  /** True for the one node that tells it now. */
  async takeOver(id: string, dueAt: number, until: number): Promise<boolean> {
    const taken = await query
      .updateTable('held_alerts')
      .set({ due_at: until })
      .where('id', '=', id)
      .where('due_at', '=', dueAt)
      .where('told_at', 'is', null)
      .executeTakeFirst()
    return taken.numUpdatedRows > 0n
  },

  async markSent(id: string, now: number): Promise<void> {
    await query.updateTable('held_alerts').set({ told_at: now }).where('id', '=', id).execute()
  },

  async purge(before: number): Promise<void> {
    await query.deleteFrom('held_alerts').where('told_at', '<', before).execute()
  },
})

export function createAlertStore(database: Query) {
  const query = database.withTables<AlertTables>()
  return {
    ...alertSettings(query),
    ...heldAlerts(query),
    async exportOf(membershipId: string) {
      const settings = await query
        .selectFrom('alert_settings')
        .select(['body', 'week_told'])
        .where('membership_id', '=', membershipId)
        .execute()
      const alerts = await query
        .selectFrom('held_alerts')
        .select(['content', 'due_at', 'told_at'])
        .where('membership_id', '=', membershipId)
        .execute()
      return { settings: settings.map(({ body, ...rest }) => ({ ...JSON.parse(body), ...rest })), alerts }
    },
    async forget(membershipId: string): Promise<void> {
      await query.deleteFrom('alert_settings').where('membership_id', '=', membershipId).execute()
      await query.deleteFrom('held_alerts').where('membership_id', '=', membershipId).execute()
    },
  }
}
