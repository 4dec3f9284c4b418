import { createHash } from 'node:crypto'
import type { Alert } from '@ai-vault/game/alerts/find-alerts.ts'
import { quietUntil } from '@ai-vault/game/alerts/quiet-hours.ts'
import { nextWeeklyReset } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import type { Notices } from '../notices/notices.ts'
import type { MarksOf } from '../reviews/player-marks.ts'
import type { AlertStore } from './alert-store.ts'
import type { News, NewsInput } from './find-news.ts'

/** Compares two copies, wherever that is done. */
type FindNews = (input: NewsInput) => Promise<News>

/** Two nodes that see the same change send it once; the same thing may happen again later. */
const SAME_FOR_MS = 3_600_000
/** What a node took over and did not send (it died) is sent by another after this. */
const RETRY_AFTER_MS = 300_000

export interface AlertsDeps {
  readonly store: AlertStore
  readonly notices: Pick<Notices, 'publish'>
  readonly marksOf: MarksOf
  readonly now: () => number
}

/** Tells players of what they asked to be told, when a newer copy shows it (F-336). */
export function createAlerts({ store, notices, marksOf, now }: AlertsDeps) {
  async function publish(id: string, membershipId: string, content: string) {
    await notices.publish({ type: 'message', content }, membershipId)
    await store.markSent(id, now())
  }

  async function send(membershipId: string, { key, content }: Alert, due: number) {
    const time = now()
    const id = createHash('sha256').update(`${membershipId} ${key}`).digest('base64url')
    const waits = due > time
    const row = { id, membership_id: membershipId, content, due_at: waits ? due : time + RETRY_AFTER_MS }
    const isFirst = await store.claim(row, time - SAME_FOR_MS)
    if (isFirst && !waits) await publish(id, membershipId, content)
  }

  return {
    /** Whether the player asked for anything that a newer copy can show. */
    async wants(membershipId: string): Promise<boolean> {
      const { rules, postmaster, weekly } = await store.read(membershipId)
      return rules.length > 0 || postmaster || weekly
    },

    async compare(membershipId: string, find: FindNews): Promise<void> {
      const { rules, postmaster, weekly, quiet } = await store.read(membershipId)
      const due = quietUntil(quiet, now())
      const marks = await marksOf(membershipId)
      const news = await find({ rules, postmaster, weekly, due, marks })
      const alerts = [...news.alerts]
      const reset = nextWeeklyReset(due)
      if (news.week && (await store.claimWeek(membershipId, reset))) {
        alerts.push({ key: `week ${reset}`, content: news.week })
      }
      for (const alert of alerts) await send(membershipId, alert, due)
    },

    /** One that fails keeps no other from being told; it is tried again later. */
    async publishDue(): Promise<void> {
      const failures: unknown[] = []
      for (const { id, membership_id, content, due_at } of await store.due(now())) {
        if (!(await store.takeOver(id, due_at, now() + RETRY_AFTER_MS))) continue
        await publish(id, membership_id, content).catch((error) => failures.push(error))
      }
      await store.purge(now() - SAME_FOR_MS)
      if (failures.length > 0) throw failures[0]
    },
  }
}
