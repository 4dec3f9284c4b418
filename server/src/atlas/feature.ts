import { join } from 'node:path'
import { createAtlasDefinitions } from '@ai-vault/platform/atlas/atlas-definitions.ts'
import { createDiskCache } from '../caches/disk-cache.ts'
import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import type { ManifestLoader } from '../guardians/manifest-loader.ts'
import type { LanguageService } from '../languages/languages.ts'
import type { Notices } from '../notices/notices.ts'
import type { DrawInThread } from '../pictures/picture-threads.ts'
import { createAtlasMap } from './atlas-map.ts'
import { createCharts } from './chart.ts'
import { atlasMigrations } from './migrations.ts'
import { createAtlasPlayerStore } from './player-store.ts'
import { createChangeLog } from './points/change-log.ts'
import { createPointImport } from './points/import-points.ts'
import { createModeration } from './points/moderation.ts'
import { moderationRoutes } from './points/moderation-routes.ts'
import { createPointChanges } from './points/point-changes.ts'
import { createPointReader } from './points/point-reader.ts'
import { pointRoutes } from './points/point-routes.ts'
import { createPointService } from './points/point-service.ts'
import { createPointStore } from './points/point-store.ts'
import { createSubmitterNotices } from './points/submitter-notices.ts'
import { type RecordRoutesDeps, recordRoutes } from './record-routes.ts'
import { withAtlasTables } from './tables.ts'
import { tileRoutes } from './tiles/tile-routes.ts'
import { createTiles } from './tiles/tiles.ts'

/** How often points that the votes have approved are looked for. */
const SWEEP_EVERY_MS = 60_000
const TILE_FOLDER_BYTES = 256 * 1024 * 1024

type Needs = Pick<Base, 'query' | 'platform' | 'logger' | 'now' | 'settings'> &
  Omit<RecordRoutesDeps, 'map' | 'players'> & {
    readonly manifest: ManifestLoader
    readonly languages: LanguageService
    readonly notices: Pick<Notices, 'publish'>
    readonly drawPicture: DrawInThread
  }

/** Triumphs, collectibles and the map that players make. */
export const atlasFeature = defineFeature({
  name: 'atlas',
  migrations: atlasMigrations,
  create(needs: Needs) {
    const { platform, logger, now, settings, languages, notices } = needs
    const query = withAtlasTables(needs.query)
    const map = createAtlasMap({
      manifest: needs.manifest,
      definitions: createAtlasDefinitions(platform.manifest),
      charts: createCharts(query),
    })
    const store = createPointStore(query)
    const players = createAtlasPlayerStore(query)
    const log = createChangeLog(query)
    const changes = createPointChanges(log, store)
    const notify = createSubmitterNotices({ notices, map, logger })
    const points = createPointService({
      query,
      store,
      log,
      changes,
      settings,
      now,
      notify,
    })
    const moderation = createModeration({ store, log, changes, points, now, notify })
    const reader = createPointReader({ map, store, players, languages, now })
    const tiles = createTiles({
      draw: (key, drawing) => needs.drawPicture('tile', key, drawing),
      disk: createDiskCache(join(settings.dataDir, 'tiles'), TILE_FOLDER_BYTES),
    })
    const complain = (what: string) => (error: unknown) => {
      logger.warn({ stack: (error as Error).stack }, what)
    }
    let sweeping: NodeJS.Timeout | undefined
    const furnishing = createPointImport({
      query: needs.query,
      manifest: platform.manifest,
      loader: needs.manifest,
      map,
      now,
    })
    let furnished: Promise<void> | undefined

    return {
      services: { atlasMap: map, mapPoints: points, placesAt: reader.placesAt },
      routes(app) {
        recordRoutes(app, { ...needs, map, players })
        pointRoutes(app, { points, reader, log })
        moderationRoutes(app, { moderation, points, reader })
        tileRoutes(app, { map, tiles, languages })
      },
      start() {
        sweeping = setInterval(
          () => points.sweep().catch(complain('points not approved by votes')),
          SWEEP_EVERY_MS,
        ).unref()
        // Only the sandbox's map begins with points of ours; a real one belongs to its players.
        if (settings.demoGuardian !== undefined)
          furnished = furnishing.furnish().catch(complain('map left without points'))
      },
      async stop() {
        furnishing.stop()
        clearInterval(sweeping)
        await furnished
      },
      forget: (membershipId) =>
        players.forget(membershipId, (id) =>
          store.holding(id, now(), (_, transaction) => store.recount(id, transaction)),
        ),
      exportOf: (membershipId) => players.exportOf(membershipId),
    }
  },
})
