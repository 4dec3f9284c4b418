import { join } from 'node:path'
import type { Finding } from '@ai-vault/platform/inspection/findings.ts'
import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import type { WishLists } from '../wish-lists/wish-lists.ts'
import { createAssessments } from './assessments.ts'
import { createGuardianStore } from './guardian-store.ts'
import { createGuardians } from './guardians.ts'
import { startManifestLoader } from './manifest-loader.ts'
import { guardianMigrations } from './migrations.ts'
import { createCachedResponses } from './views/cached-responses.ts'
import { createEncodedViews } from './views/encoded-views.ts'
import { createGuardianWorkers } from './workers/guardian-workers.ts'

/** As long as a sign-in can live without being used. */
const KEEP_COPIES_MS = 90 * 86_400_000

interface Needs
  extends Pick<Base, 'query' | 'platform' | 'logger' | 'metrics' | 'now' | 'threads' | 'settings'> {
  readonly wishLists: WishLists
}

/** No routes of its own: what every screen that shows a guardian reads. */
export const guardiansFeature = defineFeature({
  name: 'guardians',
  migrations: guardianMigrations,
  create({ settings, query, platform, logger, metrics, now, threads, wishLists }: Needs) {
    const onJson = (seconds: number) => metrics.jsonSeconds.inc(seconds)
    const onUnread = (findings: readonly Finding[]) => {
      for (const { kind, what, count } of findings) metrics.unread.inc({ kind, what }, count)
    }
    platform.onUnread(onUnread)
    const manifest = startManifestLoader(platform.manifest, logger, () => void wishLists.learnAnew())
    const store = createGuardianStore(query)
    const workers =
      threads &&
      createGuardianWorkers({
        threads,
        manifest: platform.manifest,
        wishLists,
        onJson,
        onTask: (kind, result) => metrics.threadTasks.inc({ kind, result }),
      })
    const guardians = createGuardians({
      store,
      workers,
      platform,
      manifest,
      now,
      onJson,
      onUnread,
      onMisfit: ({ message }) => logger.warn({ reason: message }, 'stored guardian read anew'),
      onSaveFailed: (error) => logger.error({ stack: (error as Error).stack }, 'guardian not saved'),
    })
    const kept = createCachedResponses(join(settings.dataDir, 'answers'))
    const views = createEncodedViews({ onJson, workers, kept })
    return {
      services: {
        manifest,
        guardians,
        guardianCounts: { count: store.count },
        assessments: createAssessments(wishLists, platform.manifest),
        views,
        workers,
      },
      async stop() {
        manifest.stop()
        await guardians.stop()
        await kept.settle()
      },
      async purge() {
        await store.purge(now() - KEEP_COPIES_MS)
        await kept.purge(now() - KEEP_COPIES_MS)
      },
      async dropCopies(membershipId) {
        await guardians.drop(membershipId)
        await views.drop(membershipId)
      },
      forget: store.forget,
      exportOf: async (membershipId) => ({ copies: await store.exportOf(membershipId) }),
    }
  },
})
