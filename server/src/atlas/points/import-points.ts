import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { codeFingerprint } from '../../caches/code-fingerprint.ts'
import type { Query } from '../../db/database.ts'
import { recall, remember } from '../../db/installation.ts'
import type { ManifestLoader } from '../../guardians/manifest-loader.ts'
import type { AtlasMap } from '../atlas-map.ts'
import { withAtlasTables } from '../tables.ts'
import { addInstallationPoints } from './installation-points.ts'

/** Definitions may take a while at the first start; nobody waits for the points meanwhile. */
const WAIT_FOR_DEFINITIONS_MS = 10 * 60_000
const FURNISHED = 'atlas-furnished'

/**
 * Puts the installation's points on the map once for each version of the definitions and of the code: to find them, all
 * triumphs and collectibles of the game are read, which a start after a start need not do again.
 */
export function createPointImport(deps: {
  readonly query: Query
  readonly manifest: Pick<Manifest, 'status'>
  readonly loader: Pick<ManifestLoader, 'ready'>
  readonly map: AtlasMap
  readonly now: () => number
}) {
  const { query, manifest, loader, map, now } = deps
  let stopped = false
  return {
    async furnish(): Promise<void> {
      await loader.ready(WAIT_FOR_DEFINITIONS_MS)
      const { version, language } = manifest.status ?? {}
      const edition = `${version} ${language} ${codeFingerprint()}`
      if ((await recall(query, FURNISHED)) === edition) return
      const { chart, definitions } = await map.read()
      if (stopped) return
      await addInstallationPoints(withAtlasTables(query), chart, definitions.checklist, now())
      await remember(query, FURNISHED, edition)
    },
    stop() {
      stopped = true
    },
  }
}
