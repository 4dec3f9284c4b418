import { randomUUID } from 'node:crypto'
import { quietUntil } from '@ai-vault/game/alerts/quiet-hours.ts'
import { nextWeeklyReset } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import type { Notices } from '../notices/notices.ts'
import type { AlertStore } from './alert-store.ts'
import type { News, NewsInput } from './find-news.ts'

/** Compares two copies, wherever that is done. */
type FindNews = (input: NewsInput) => Promise<News>

export interface AlertsDeps {
  readonly store: AlertStore
  readonly notices: Pick<Notices, 'publish'>
  readonly now: () => number
}

/** Tells players of what they asked to be told, when a newer copy shows it (F-336). */
export function createAlerts({ store, notices, now }: AlertsDeps) {
  async function tell(membershipId: string, content: string, due: number) {
    if (due > now()) await store.hold({ id: randomUUID(), membership_id: membershipId, content, due_at: due })
    else await notices.publish({ type: 'message', content }, membershipId)
  }

  return {
    /** Whether the player asked for anything that a newer copy can show. */
    async wants(membershipId: string): Promise<boolean> {
      const { rules, postmaster, weekly } = await store.read(membershipId)
      return rules.length > 0 || postmaster || weekly
    },

    async compare(membershipId: string, find: FindNews): Promise<void> {
      const settings = await store.read(membershipId)
      const { alerts, week } = await find({ ...settings, now: now() })
      const told = [...alerts]
      if (week && (await store.claimWeek(membershipId, nextWeeklyReset(now())))) told.push(week)
      const due = quietUntil(settings.quiet, now())
      for (const content of told) await tell(membershipId, content, due)
    },

    async tellDue(): Promise<void> {
      for (const { membership_id, content } of await store.takeDue(now())) {
        await notices.publish({ type: 'message', content }, membership_id)
      }
    },
  }
}
