import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import { createGameLookups } from './game-lookups.ts'
import { dashboardMigrations } from './migrations.ts'
import { createPlayerFacts } from './player-facts.ts'
import { createPlayerFactsStore } from './player-facts-store.ts'
import { type DashboardRoutesDeps, dashboardRoutes } from './routes.ts'
import { createSnapshotStore } from './snapshot-store.ts'
import { createSnapshots } from './snapshots.ts'

/** As long as a sign-in can live without being used. */
const KEEP_FACTS_MS = 90 * 86_400_000

type Needs = Pick<Base, 'query' | 'platform' | 'logger' | 'now'> &
  Omit<DashboardRoutesDeps, 'playerFacts' | 'snapshots' | 'gameLookups'>

export const dashboardFeature = defineFeature({
  name: 'dashboard',
  migrations: dashboardMigrations,
  create(needs: Needs) {
    const { query, platform, logger, now } = needs
    const factsStore = createPlayerFactsStore(query)
    const playerFacts = createPlayerFacts({
      platform,
      store: factsStore,
      now,
      onSaveFailed: (error) => logger.warn({ stack: (error as Error).stack }, 'statistics not saved'),
    })
    const snapshotStore = createSnapshotStore(query)
    const snapshots = createSnapshots({
      store: snapshotStore,
      now,
      onFailed: (error) => logger.warn({ stack: (error as Error).stack }, 'daily snapshot not written'),
    })
    const gameLookups = createGameLookups(platform.manifest)
    return {
      services: { playerFacts, snapshots, gameLookups },
      routes: (app) => dashboardRoutes(app, { ...needs, playerFacts, snapshots, gameLookups }),
      async stop() {
        await snapshots.settle()
      },
      async purge() {
        await snapshots.purge()
        await factsStore.purge(now() - KEEP_FACTS_MS)
      },
      async dropCopies(membershipId) {
        await playerFacts.drop(membershipId)
        await snapshots.drop(membershipId)
      },
      async forget(membershipId) {
        await factsStore.forget(membershipId)
        await snapshotStore.forget(membershipId)
      },
      exportOf: async (membershipId) => ({
        statistics: await factsStore.exportOf(membershipId),
        daily_scores: await snapshotStore.exportOf(membershipId),
      }),
    }
  },
})
