import { randomUUID } from 'node:crypto'
import {
  type ComparedGuardian,
  newItems,
  postmasterAlerts,
  ruleAlerts,
  weeklyAlert,
} from '@ai-vault/game/alerts/find-alerts.ts'
import { quietUntil } from '@ai-vault/game/alerts/quiet-hours.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { nextWeeklyReset } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import type { Assessments } from '../guardians/assessments.ts'
import type { Notices } from '../notices/notices.ts'
import type { AlertStore } from './alert-store.ts'

export interface AlertsDeps {
  readonly store: AlertStore
  readonly notices: Pick<Notices, 'publish'>
  readonly assessments: Pick<Assessments, 'of'>
  readonly now: () => number
}

/** Tells players of what they asked to be told, when a newer copy shows it (F-336). */
export function createAlerts({ store, notices, assessments, now }: AlertsDeps) {
  async function tell(membershipId: string, content: string, due: number) {
    if (due > now()) await store.hold({ id: randomUUID(), membership_id: membershipId, content, due_at: due })
    else await notices.publish({ type: 'message', content }, membershipId)
  }

  /** Rating a vault takes a while: only where something new is there to be rated. */
  function rolled(rules: Parameters<typeof ruleAlerts>[0], before: ComparedGuardian, after: Guardian) {
    const fresh = newItems(before, after)
    if (fresh.length === 0 || rules.length === 0) return []
    const { ratings, verdicts } = assessments.of(after)
    return ruleAlerts(rules, fresh, after, {
      characters: after.characters,
      rating: ({ instanceId }) => {
        const rating = ratings.get(instanceId)
        if (rating?.godRollScore === undefined) return undefined
        const { godRollScore: score, tier, pve, pvp } = rating
        return { score, tier, pve: pve.score, pvp: pvp.score }
      },
      wishList: ({ instanceId }) => {
        const wish = ratings.get(instanceId)?.wish
        if (wish === 'match') return 'wish'
        return wish === 'trash' ? 'trash' : undefined
      },
      verdict: ({ instanceId }) => verdicts.get(instanceId)?.recommendation,
    })
  }

  return {
    async compare(before: ComparedGuardian, after: Guardian): Promise<void> {
      const { membershipId } = after
      const { rules, postmaster, weekly, quiet } = await store.read(membershipId)
      const alerts = [...rolled(rules, before, after), ...(postmaster ? postmasterAlerts(before, after) : [])]
      const week = weekly ? weeklyAlert(after, now()) : undefined
      if (week && (await store.claimWeek(membershipId, nextWeeklyReset(now())))) alerts.push(week)
      const due = quietUntil(quiet, now())
      for (const content of alerts) await tell(membershipId, content, due)
    },

    async tellDue(): Promise<void> {
      for (const { membership_id, content } of await store.takeDue(now())) {
        await notices.publish({ type: 'message', content }, membership_id)
      }
    },
  }
}
