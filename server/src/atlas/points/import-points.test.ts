import { chartDestination } from '@ai-vault/game/atlas/chart.ts'
import type { AtlasDefinitions } from '@ai-vault/platform/atlas/atlas-definitions.ts'
import { beforeEach, expect, it } from 'vitest'
import { onBothDatabases } from '../../../test-support/databases/databases.ts'
import { withAtlasTables } from '../tables.ts'
import { createPointImport } from './import-points.ts'

const ZONE = { hash: 11, name: 'Firebase Hades' }
const NEW_ZONE = { hash: 12, name: 'Sunken Isles' }

onBothDatabases('the points of an installation', (database) => {
  let reads: number

  /** A server that starts on definitions of this version. */
  function start(version: string, zones: readonly (typeof ZONE)[]) {
    const destination = { hash: 1, name: 'European Dead Zone', description: '', place: 'Earth', zones }
    const definitions: AtlasDefinitions = {
      edition: version,
      triumphs: new Map(),
      unlisted: new Set(),
      seals: [],
      collectibles: new Map(),
      destinations: [destination],
      checklist: [],
    }
    return createPointImport({
      query: database.current.query,
      manifest: { status: { version, language: 'en', definitions: 1, loadedAt: '' } },
      loader: { ready: async () => {} },
      map: {
        async read() {
          reads++
          return { definitions, chart: [chartDestination(destination, 0)] }
        },
      },
      now: () => 1,
    })
  }

  const landmarks = async () => {
    const query = withAtlasTables(database.current.query)
    const rows = await query
      .selectFrom('atlas_points')
      .select('name')
      .where('kind', '=', 'landmark')
      .execute()
    return rows.map(({ name }) => name).toSorted()
  }

  beforeEach(async () => {
    reads = 0
    await database.current.query.deleteFrom('installation').execute()
    await withAtlasTables(database.current.query).deleteFrom('atlas_points').execute()
  })

  it('are there after the first start, and the next one on the same definitions reads nothing', async () => {
    await start('1', [ZONE]).furnish()
    expect([reads, await landmarks()]).toEqual([1, [ZONE.name]])
    await start('1', [ZONE]).furnish()
    expect(reads).toBe(1)
  })

  it('follow new definitions at the next start', async () => {
    await start('1', [ZONE]).furnish()
    await start('2', [ZONE, NEW_ZONE]).furnish()
    expect([reads, await landmarks()]).toEqual([2, [ZONE.name, NEW_ZONE.name]])
  })

  it('are looked for again after a start that was stopped before it had written them', async () => {
    const stopped = start('1', [ZONE])
    stopped.stop()
    await stopped.furnish()
    expect(await landmarks()).toEqual([])
    await start('1', [ZONE]).furnish()
    expect([reads, await landmarks()]).toEqual([2, [ZONE.name]])
  })
})
