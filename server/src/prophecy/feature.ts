import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import { prophecyMigrations } from './migrations.ts'
import { createProphecyReader } from './prophecy-reader.ts'
import { createProphecyStore } from './prophecy-store.ts'
import { createReportFetcher } from './report-fetcher.ts'
import { type ProphecyRoutesDeps, prophecyRoutes } from './routes.ts'

/** Longer than the year that is looked back over. */
const KEEP_MS = 400 * 86_400_000

type Needs = Omit<ProphecyRoutesDeps, 'store' | 'reports' | 'reader'> &
  Pick<Base, 'query' | 'platform' | 'logger'>

export const prophecyFeature = defineFeature({
  name: 'prophecy',
  migrations: prophecyMigrations,
  create(needs: Needs) {
    const { query, platform, logger, now } = needs
    const store = createProphecyStore(query)
    const reports = createReportFetcher({
      platform,
      store,
      onFailed: (error) => logger.warn({ stack: (error as Error).stack }, 'reports not read'),
    })
    const reader = createProphecyReader({ ...needs, store })
    return {
      services: { prophecy: reader },
      routes: (app) => prophecyRoutes(app, { ...needs, store, reports, reader }),
      stop: () => reports.stop(),
      purge: () => store.purge(now() - KEEP_MS),
      dropCopies: (membershipId) => reports.drop(membershipId),
      forget: store.forget,
      exportOf: store.exportOf,
    }
  },
})
