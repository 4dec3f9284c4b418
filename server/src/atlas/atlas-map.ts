import type { AtlasDefinitions } from '@ai-vault/platform/atlas/atlas-definitions.ts'
import { patient } from '../async/patience.ts'
import type { ManifestLoader } from '../guardians/manifest-loader.ts'
import type { Chart, Charts } from './chart.ts'

/** As long as a screen waits for the first definitions. */
const LONGEST_WAIT_MS = 10_000

export type AtlasMap = ReturnType<typeof createAtlasMap>

/** The definitions in use and the chart made of them. */
export function createAtlasMap(deps: {
  readonly manifest: Pick<ManifestLoader, 'ready'>
  readonly definitions: () => Promise<AtlasDefinitions>
  readonly charts: Charts
}) {
  return {
    async read(
      waitMs = patient(LONGEST_WAIT_MS),
    ): Promise<{ readonly definitions: AtlasDefinitions; readonly chart: Chart }> {
      await deps.manifest.ready(waitMs)
      const definitions = await deps.definitions()
      return { definitions, chart: await deps.charts.of(definitions) }
    },
  }
}
