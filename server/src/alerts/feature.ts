import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import type { Assessments } from '../guardians/assessments.ts'
import type { Guardians } from '../guardians/guardians.ts'
import type { WrittenPart } from '../guardians/parts/parts.ts'
import type { GuardianWorkers } from '../guardians/workers/guardian-workers.ts'
import type { StoredCopy } from '../guardians/workers/messages.ts'
import type { Notices } from '../notices/notices.ts'
import type { MarksOf } from '../reviews/player-marks.ts'
import { createAlertStore } from './alert-store.ts'
import { createAlerts } from './alerts.ts'
import { findNews, NEWS_PARTS, type NewsInput, newsSchema } from './find-news.ts'
import { alertMigrations } from './migrations.ts'
import { alertRoutes } from './routes.ts'

/** How late an alert may come after the quiet hours. */
const LOOK_EVERY_MS = 60_000

interface Needs extends Pick<Base, 'query' | 'logger' | 'now'> {
  readonly notices: Notices
  readonly guardians: Guardians
  readonly assessments: Assessments
  readonly marksOf: MarksOf
  readonly workers: GuardianWorkers | undefined
}

export const alertsFeature = defineFeature({
  name: 'alerts',
  migrations: alertMigrations,
  create({ query, logger, now, notices, guardians, assessments, marksOf, workers }: Needs) {
    const store = createAlertStore(query)
    const alerts = createAlerts({ store, notices, marksOf, now })
    async function findElsewhere(input: NewsInput, before: readonly WrittenPart[], after: StoredCopy) {
      const made = await workers?.make(after, {
        kind: 'news',
        input: { ...input, before },
        parts: NEWS_PARTS,
      })
      // Without it the player is told of nothing this time.
      return made ? newsSchema.parse(JSON.parse(Buffer.from(made.json).toString())) : { alerts: [] }
    }
    /** With the player it is about; those that are due are everybody's. */
    const running = new Map<Promise<void>, string | undefined>()
    let timer: NodeJS.Timeout | undefined
    /** Nobody waits for it: a copy is as good without its alerts. */
    const inBackground = (work: Promise<void>, membershipId?: string) => {
      const tracked = work
        .catch((error) => logger.warn({ stack: (error as Error).stack }, 'a player was not alerted'))
        .finally(() => running.delete(tracked))
      running.set(tracked, membershipId)
    }
    return {
      services: {},
      routes: (app) => alertRoutes(app, { store }),
      start() {
        guardians.onNewCopy({
          wants: alerts.wants,
          compare(before, after) {
            const find = async (input: NewsInput) => findNews(input, before, after, assessments)
            inBackground(alerts.compare(after.membershipId, find), after.membershipId)
          },
          compareWritten(before, after) {
            const find = (input: NewsInput) => findElsewhere(input, before, after)
            inBackground(alerts.compare(after.membershipId, find), after.membershipId)
          },
        })
        timer = setInterval(() => inBackground(alerts.publishDue()), LOOK_EVERY_MS).unref()
      },
      async stop() {
        clearInterval(timer)
        await Promise.all(running.keys())
      },
      /** Resolves when nothing is written about this player any more. */
      async dropCopies(membershipId) {
        const own = [...running].filter(([, about]) => about === undefined || about === membershipId)
        await Promise.all(own.map(([work]) => work))
      },
      forget: store.forget,
      exportOf: store.exportOf,
    }
  },
})
