import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import { rememberOnce } from '../db/installation.ts'
import type { Notices } from '../notices/notices.ts'
import { createIncidentStore } from './incident-store.ts'
import { statusMigrations } from './migrations.ts'
import { createObservationStore } from './observation-store.ts'
import { statusRoutes } from './routes.ts'
import { createStatus } from './status.ts'
import { startStatusProbe } from './status-probe.ts'

const KEEP_MS = 90 * 86_400_000

interface Needs extends Pick<Base, 'settings' | 'query' | 'platform' | 'logger' | 'build' | 'now'> {
  readonly notices: Notices
}

export const statusFeature = defineFeature({
  name: 'status',
  migrations: statusMigrations,
  async create({ settings, query, platform, logger, build, now, notices }: Needs) {
    const incidents = createIncidentStore(query)
    const observations = createObservationStore(query)
    const installedAt = Number(await rememberOnce(query, 'installed_at', String(now())))
    const status = createStatus({
      platform,
      incidents,
      observations,
      build,
      installedAt,
      keepMs: settings.statusKeepMs,
      now,
      onChange: (content) => notices.publish({ type: 'message', content }),
    })
    let probe: ReturnType<typeof startStatusProbe> | undefined
    return {
      services: { status, incidents, observations },
      routes: (app) => statusRoutes(app, { status }),
      start() {
        if (!settings.statusProbe) return
        probe = startStatusProbe({ status, observations, logger, now })
        platform.onOutcome(status.record)
      },
      stop: () => probe?.stop(),
      async purge() {
        await incidents.purge(now() - KEEP_MS)
        await observations.purge(now() - KEEP_MS)
      },
    }
  },
})
