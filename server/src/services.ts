import { join } from 'node:path'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { FastifyBaseLogger } from 'fastify'
import { createArmorSolver } from './armor/armor-solver.ts'
import { createKeptStore } from './armor/kept-store.ts'
import { createBriefing } from './briefing/briefing.ts'
import { createGameLookups } from './dashboard/game-lookups.ts'
import { createPlayerFacts } from './dashboard/player-facts.ts'
import { createPlayerFactsStore } from './dashboard/player-facts-store.ts'
import { createSnapshotStore } from './dashboard/snapshot-store.ts'
import { createSnapshots } from './dashboard/snapshots.ts'
import type { Database } from './db/database.ts'
import { createAssessments } from './guardians/assessments.ts'
import { createEncodedViews } from './guardians/encoded-views.ts'
import { createGuardianStore } from './guardians/guardian-store.ts'
import { createGuardians } from './guardians/guardians.ts'
import { startManifestLoader } from './guardians/manifest-loader.ts'
import { createMetrics } from './http/metrics.ts'
import { createIconCache } from './icons/icon-cache.ts'
import { createLanguageService } from './languages/languages.ts'
import { createLocalBus, createPostgresBus } from './notices/bus.ts'
import { createNoticeStore } from './notices/notice-store.ts'
import { createNotices } from './notices/notices.ts'
import { createReviewStore } from './reviews/review-store.ts'
import type { SecretKeys } from './secrets/secret-key.ts'
import { createSessions } from './sessions/sessions.ts'
import { createIncidentStore } from './status/incident-store.ts'
import { createObservationStore } from './status/observation-store.ts'
import { createStatus } from './status/status.ts'
import { createWishLists } from './weapons/wish-lists.ts'

const PURGE_EVERY_MS = 3_600_000
/** As long as a sign-in can live without being used. */
const KEEP_COPIES_MS = 90 * 86_400_000

export interface ServiceDeps {
  readonly database: Database
  readonly platform: Platform
  readonly keys: SecretKeys
  readonly logger: FastifyBaseLogger
  readonly dataDir: string
  /** Version of this build, as the status bar shows it. */
  readonly build: string
  /** Files or addresses of wish lists. */
  readonly wishLists?: readonly string[]
  readonly now?: () => number
}

export type Services = Awaited<ReturnType<typeof createServices>>

/** Everything that lives as long as the server does, put together once. */
export async function createServices(deps: ServiceDeps) {
  const { database, platform, keys, logger, dataDir, build, now = Date.now } = deps
  const { query, pool } = database
  const metrics = createMetrics()
  const onJson = (seconds: number) => metrics.jsonSeconds.inc(seconds)
  const manifest = startManifestLoader(platform.manifest, logger)
  const bus = pool ? await createPostgresBus(pool) : createLocalBus()
  const guardianStore = createGuardianStore(query)
  const incidents = createIncidentStore(query)
  const observations = createObservationStore(query)
  const notices = createNotices({ store: createNoticeStore(query), bus, now })
  const sessions = createSessions({ query, platform, keys, now })
  const guardians = createGuardians({
    store: guardianStore,
    platform,
    manifest,
    now,
    onJson,
    onSaveFailed: (error) => logger.error({ stack: (error as Error).stack }, 'guardian not saved'),
  })
  const briefing = createBriefing({
    query,
    guardians: guardianStore,
    incidents,
    observations,
    platform,
    now,
  })
  await briefing.markInstalled()
  const status = createStatus({
    platform,
    incidents,
    observations,
    build,
    installedAt: briefing.markInstalled,
    now,
    onChange: (content) => notices.publish({ type: 'message', content }),
  })
  const wishLists = createWishLists({
    sources: deps.wishLists ?? [],
    folder: join(dataDir, 'wish-lists'),
    manifest: platform.manifest,
    logger,
    now,
  })
  const armorSolver = createArmorSolver()
  const factsStore = createPlayerFactsStore(query)
  const playerFacts = createPlayerFacts({
    platform,
    store: factsStore,
    now,
    onSaveFailed: (error) => logger.warn({ stack: (error as Error).stack }, 'statistics not saved'),
  })
  const snapshots = createSnapshots({
    store: createSnapshotStore(query),
    now,
    onFailed: (error) => logger.warn({ stack: (error as Error).stack }, 'daily snapshot not written'),
  })
  metrics.streams(() => notices.listening)

  const purge = async () => {
    await sessions.purge()
    await guardianStore.purge(now() - KEEP_COPIES_MS)
    await snapshots.purge()
    await factsStore.purge(now() - KEEP_COPIES_MS)
    await incidents.purge(now() - KEEP_COPIES_MS)
    await observations.purge(now() - KEEP_COPIES_MS)
  }
  const purgeQuietly = () => purge().catch(() => logger.warn('old sessions and copies not purged'))
  const firstPurge = purgeQuietly()
  const purging = setInterval(purgeQuietly, PURGE_EVERY_MS).unref()

  return {
    now,
    platform,
    query,
    pool,
    manifest,
    metrics,
    sessions,
    guardians,
    languages: createLanguageService(platform, logger),
    assessments: createAssessments(wishLists, platform.manifest),
    views: createEncodedViews({ now, onJson }),
    status,
    observations,
    notices,
    briefing,
    wishLists,
    reviews: createReviewStore(query),
    armorSolver,
    armorKept: createKeptStore(query),
    playerFacts,
    snapshots,
    gameLookups: createGameLookups(platform.manifest),
    icons: createIconCache({ folder: join(dataDir, 'icons'), origin: platform.imageOrigin, now }),
    async stop() {
      clearInterval(purging)
      await firstPurge
      manifest.stop()
      wishLists.stop()
      await armorSolver.stop()
      notices.close()
      await guardians.stop()
      await snapshots.settle()
      await bus.close()
    },
  }
}
