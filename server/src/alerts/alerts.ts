import { createHash } from 'node:crypto'
import {
  type Alert,
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
import { searchFacts } from '../guardians/search-facts.ts'
import type { Notices } from '../notices/notices.ts'
import type { MarksOf } from '../reviews/player-marks.ts'
import type { AlertStore } from './alert-store.ts'

/** Two nodes that see the same change tell of it once; the same thing may happen again later. */
const SAME_FOR_MS = 3_600_000
/** What a node took over and did not tell (it died) is told by another after this. */
const TELL_AGAIN_MS = 300_000

export interface AlertsDeps {
  readonly store: AlertStore
  readonly notices: Pick<Notices, 'publish'>
  readonly assessments: Pick<Assessments, 'of'>
  readonly marksOf: MarksOf
  readonly now: () => number
}

/** Tells players of what they asked to be told, when a newer copy shows it (F-336). */
export function createAlerts({ store, notices, assessments, marksOf, now }: AlertsDeps) {
  async function publish(id: string, membershipId: string, content: string) {
    await notices.publish({ type: 'message', content }, membershipId)
    await store.markTold(id, now())
  }

  async function tell(membershipId: string, { key, content }: Alert, due: number) {
    const time = now()
    const id = createHash('sha256').update(`${membershipId} ${key}`).digest('base64url')
    const waits = due > time
    const row = { id, membership_id: membershipId, content, due_at: waits ? due : time + TELL_AGAIN_MS }
    const isFirst = await store.claim(row, time - SAME_FOR_MS)
    if (isFirst && !waits) await publish(id, membershipId, content)
  }

  /** Rating a vault takes a while: only where something new is there to be rated. */
  async function rolled(rules: Parameters<typeof ruleAlerts>[0], before: ComparedGuardian, after: Guardian) {
    const fresh = newItems(before, after)
    if (fresh.length === 0 || rules.length === 0) return []
    const marks = await marksOf(after.membershipId)
    return ruleAlerts(rules, fresh, after, searchFacts(after, assessments.of(after, marks), marks.byId))
  }

  return {
    async compare(before: ComparedGuardian, after: Guardian): Promise<void> {
      const { membershipId } = after
      const { rules, postmaster, weekly, quiet } = await store.read(membershipId)
      const due = quietUntil(quiet, now())
      const found = await rolled(rules, before, after)
      const alerts = [...found, ...(postmaster ? postmasterAlerts(before, after) : [])]
      const week = weekly ? weeklyAlert(after, due) : undefined
      const reset = nextWeeklyReset(due)
      if (week && (await store.claimWeek(membershipId, reset))) {
        alerts.push({ key: `week ${reset}`, content: week })
      }
      for (const alert of alerts) await tell(membershipId, alert, due)
    },

    /** One that fails keeps no other from being told; it is tried again later. */
    async tellDue(): Promise<void> {
      const failures: unknown[] = []
      for (const { id, membership_id, content, due_at } of await store.due(now())) {
        if (!(await store.takeOver(id, due_at, now() + TELL_AGAIN_MS))) continue
        await publish(id, membership_id, content).catch((error) => failures.push(error))
      }
      await store.purge(now() - SAME_FOR_MS)
      if (failures.length > 0) throw failures[0]
    },
  }
}
